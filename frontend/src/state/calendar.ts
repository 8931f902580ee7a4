/** Days of the calendar, in the time of this place, and how many of them are in a row. */

const DAY = 86_400_000;

/** A day as the server writes it, in the time of this place. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** How many days in a row are among these, up to today or, while nothing was done today, up to yesterday. */
export function streak(days: readonly string[], today: Date): number {
  const done = new Set(days);
  const at = (back: number) => dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - back, 12));
  const first = done.has(at(0)) ? 0 : 1;
  let length = 0;
  while (done.has(at(first + length))) length++;
  return length;
}

/** The most days in a row among these. */
export function longestStreak(days: readonly string[]): number {
  const done = new Set(days);
  const before = (day: string) => dayOf(new Date(new Date(`${day}T12:00`).getTime() - DAY));
  return days.filter((day) => !done.has(before(day))).reduce((most, first) => Math.max(most, rowFrom(first, done)), 0);
}

function rowFrom(first: string, done: ReadonlySet<string>): number {
  let length = 0;
  for (let day = first; done.has(day); length++) day = dayOf(new Date(new Date(`${day}T12:00`).getTime() + DAY));
  return length;
}
