/** Dutch Blitz on the page. */

export { page } from "../cards/page.ts";
