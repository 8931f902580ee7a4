/** Calling me when it is my turn while I look elsewhere: by a notification, if I wished for that, and by the title. */

import { notify } from "./chosen.ts";
import { go } from "./route.ts";

/** Whether this browser can show notifications here; over plain http from another machine it cannot. */
export const canNotify = () => "Notification" in globalThis && isSecureContext;

/** Ask the browser for leave, because somebody pressed the button; whether notifications will come. */
export async function wishForNotifications(): Promise<boolean> {
  notify.value = canNotify() && (await Notification.requestPermission()) === "granted";
  return notify.value;
}

/** Show that it is my turn at a table, unless I am looking at the page. */
export function callTo(table: string, title: string, text: string): void {
  if (!notify.peek() || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body: text, tag: `ludotheque ${table}` });
    shown.onclick = () => {
      window.focus();
      go(`/t/${table}`);
      shown.close();
    };
  } catch {
    // some phones show notifications of installed pages only; the title says it there
  }
}
