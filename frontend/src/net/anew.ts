/** How long to wait before the server is asked again, in milliseconds. */
export const LATER = 2000;

export const later = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Load the page anew as soon as the server answers: a browser may never fetch a part of it again that a cut line has
 * kept away once. What is played is kept by the server. */
export async function loadAnew(): Promise<never> {
  do await later(LATER);
  while (!(await answers()));
  location.reload();
  return new Promise(() => undefined);
}

const answers = (): Promise<boolean> =>
  fetch("/health/live").then(
    ({ ok }) => ok,
    () => false,
  );
