/** The pages that everybody comes through who plays: one file, which compresses better than many small ones. */

export { LessonPage } from "./LessonPage.tsx";
export { NewTable } from "./new-table/NewTable.tsx";
export { ReplayPage } from "./ReplayPage.tsx";
export { TablePage } from "./TablePage.tsx";
