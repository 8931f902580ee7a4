/** Ligretto on the page. */

export { page } from "../cards/page.ts";
