/** What is rarely opened at a table, and loaded then. */

export { Help } from "./help/Help.tsx";
export { Menu } from "./Menu.tsx";
export { Sheet } from "./scores/Sheet.tsx";
export { Talk } from "./log/Talk.tsx";
