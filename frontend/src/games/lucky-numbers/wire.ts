/** What the game tells. Written by scripts/message_types.py from the server's own declarations: `npm run types`. */

/** Lay the four clovers drawn at the start on the diagonal, top left to bottom right. */
export interface Arrange {
  readonly do: "arrange";
  readonly numbers: readonly number[];
}

/** Four clovers came to the diagonal, top left to bottom right. */
export interface Arrangement {
  readonly numbers: readonly number[];
}

/** A clover was drawn or left. */
export interface Clover {
  readonly colour: "blue" | "gold" | "green" | "red" | "violet";
  readonly number: number;
}

/** Draw a clover from the pile. */
export interface Draw {
  readonly do: "draw";
}

/** A clover came to a cell, and the one that lay there went to the middle. */
export interface Exchange {
  readonly cell: string;
  readonly colour: "blue" | "gold" | "green" | "red" | "violet";
  readonly exchanged_colour: "blue" | "gold" | "green" | "red" | "violet";
  readonly exchanged_number: number;
  readonly number: number;
}

/** Leave the clover just drawn in the middle. */
export interface Leave {
  readonly do: "leave";
}

/** There is nothing more to tell. */
export type Nothing = Readonly<Record<string, never>>;

/** Two equal numbers that have given the seat on turn another turn, and give it no second one before its next. */
export interface Paid {
  readonly number: number;
  readonly cells: readonly number[];
}

/** Equal numbers touch diagonally: the cell just placed on, and those that have its number. */
export interface Pair {
  readonly cells: readonly string[];
}

/** Place the clover just drawn on a cell. */
export interface Place {
  readonly do: "place";
  readonly cell: number;
}

/** A clover came to a cell. */
export interface Placement {
  readonly cell: string;
  readonly colour: "blue" | "gold" | "green" | "red" | "violet";
  readonly number: number;
}

/** How a match ended, as part of a view. */
export interface ResultSeen {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** Set the clover just drawn on a cell of the diagonal (Michael's setup). */
export interface Set {
  readonly do: "set";
  readonly cell: number;
}

/** Take a clover that lies face up in the middle, and place it on a cell. */
export interface Take {
  readonly do: "take";
  readonly number: number;
  readonly cell: number;
}

/** The gardens, the middle, the count of the pile and what the seat on turn holds. Numbers and colours lie in lists of the same shape. A garden goes row by row; where a cell is empty its number is 0 and its colour None. */
export interface View {
  readonly game: string;
  readonly seats: number;
  readonly seat: number | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly rules: number;
  readonly round: number;
  readonly scores: readonly number[];
  readonly actors: readonly number[];
  readonly result: ResultSeen | null;
  readonly rounds: number;
  readonly phase: "arranging" | "choosing" | "dealing" | "holding" | "over" | "setting";
  readonly turn: number;
  readonly next: number;
  readonly first: number;
  readonly last_turn: boolean;
  readonly full: number | null;
  readonly gardens: readonly (readonly number[])[];
  readonly garden_colours: readonly (readonly ("blue" | "gold" | "green" | "red" | "violet" | null)[])[];
  readonly to_arrange: readonly (readonly number[])[];
  readonly to_arrange_colours: readonly (readonly ("blue" | "gold" | "green" | "red" | "violet")[])[];
  readonly face_up: readonly number[];
  readonly face_up_colours: readonly ("blue" | "gold" | "green" | "red" | "violet")[];
  readonly face_down: number;
  readonly held: number | null;
  readonly held_colour: "blue" | "gold" | "green" | "red" | "violet" | null;
  readonly paid: readonly Paid[];
}

export type Action = Arrange | Set | Draw | Place | Leave | Take;

export type Event =
  | { readonly kind: "draws-for-diagonal"; readonly seat: number | null; readonly facts: Clover }
  | { readonly kind: "arranges"; readonly seat: number | null; readonly facts: Arrangement }
  | { readonly kind: "sets"; readonly seat: number | null; readonly facts: Placement }
  | { readonly kind: "draws"; readonly seat: number | null; readonly facts: Clover }
  | { readonly kind: "last-clover"; readonly seat: number | null; readonly facts: Nothing }
  | { readonly kind: "places"; readonly seat: number | null; readonly facts: Placement }
  | { readonly kind: "places-in-exchange"; readonly seat: number | null; readonly facts: Exchange }
  | { readonly kind: "leaves"; readonly seat: number | null; readonly facts: Clover }
  | { readonly kind: "takes"; readonly seat: number | null; readonly facts: Placement }
  | { readonly kind: "takes-in-exchange"; readonly seat: number | null; readonly facts: Exchange }
  | { readonly kind: "plays-again"; readonly seat: number | null; readonly facts: Pair }
  | { readonly kind: "paid-already"; readonly seat: number | null; readonly facts: Pair }
  | { readonly kind: "garden-full"; readonly seat: number | null; readonly facts: Nothing }
  | { readonly kind: "pile-used-up"; readonly seat: number | null; readonly facts: Nothing };
