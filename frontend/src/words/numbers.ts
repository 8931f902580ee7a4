/** Numbers as people read them: with a true minus, which is read aloud everywhere, where a hyphen is not. */

const HYPHEN_FOR_MINUS = /(?<![\w-])-(?=\d)/g;

/** A text in which numbers below zero are written with a hyphen, with the sign instead. */
export const withMinus = (text: string): string => text.replace(HYPHEN_FOR_MINUS, "−");

/** A number, with a sign if it is below zero. */
export const plain = (number: number): string => withMinus(`${number}`);

/** A number with its sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : plain(number));
