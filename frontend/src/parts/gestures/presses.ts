/** A press counts once, for people who click twice or whose fingers rest long on a key. */

/**
 * For a place where nothing is clicked twice on purpose (`onClickCapture`): the second click of two was meant for the
 * first, and the button may have become another one since.
 */
export function clickOnce(event: MouseEvent): void {
  if (event.detail > 1 && event.target instanceof Element && event.target.closest("button")) event.stopPropagation();
}

/** For the whole page: Enter that is held down presses what had the focus, and not also what the focus comes to then. */
export function enterOnce(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
}
