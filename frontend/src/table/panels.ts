/** What is rarely opened at a table, and loaded then. */

export { Help } from "./Help.tsx";
export { Menu } from "./Menu.tsx";
export { Sheet } from "./Sheet.tsx";
export { Talk } from "./Talk.tsx";
