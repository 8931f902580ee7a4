/**
 * Numbers as people read them: with a true minus, which is read aloud everywhere, where a hyphen is not, and with a space
 * before % and in long numbers that every font has and at which no line breaks. The same as in `ludotheque/words.py`.
 */

const HYPHEN_FOR_MINUS = /(?<![\w-])-(?=\d)/g;

/** A text in which numbers below zero are written with a hyphen, with the sign instead. */
const withMinus = (text: string): string => text.replace(HYPHEN_FOR_MINUS, "−");

const NOT_BELOW_ZERO = /−(?=0(?:[.,]0+)?(?![\d.,]*\d))/g;
const TOUCHING_PERCENT = /(?<=\d)%(?!\w)/g;

/** A text that tells numbers, each written our one way. */
export const withNumbersSet = (text: string, belowZero: boolean): string =>
  (belowZero ? withMinus(text).replace(NOT_BELOW_ZERO, "") : text)
    .replaceAll("\u202f", "\u00a0")
    .replace(TOUCHING_PERCENT, "\u00a0%");

/** A number, with a sign if it is below zero. */
export const plain = (number: number): string => withMinus(`${number}`);

/** A number with its sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : plain(number));
