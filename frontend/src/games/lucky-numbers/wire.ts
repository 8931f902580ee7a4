/** The views, actions and events of lucky-numbers. */

export interface Arrange {
  readonly do: "arrange";
  readonly numbers: readonly number[];
}

export interface Draw {
  readonly do: "draw";
}

export interface Leave {
  readonly do: "leave";
}

export interface Place {
  readonly do: "place";
  readonly cell: number;
}

export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

export interface Set {
  readonly do: "set";
  readonly cell: number;
}

export interface Take {
  readonly do: "take";
  readonly number: number;
  readonly cell: number;
}

export interface View {
  readonly game: string;
  readonly seats: number;
  readonly seat: number | null;
  readonly options: Readonly<Record<string, boolean | number | string | readonly number[]>>;
  readonly round: number;
  readonly scores: readonly number[];
  readonly actors: readonly number[];
  readonly result: Result | null;
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
}

export interface Clover {
  readonly number: number;
  readonly colour: "blue" | "gold" | "green" | "red" | "violet";
}

export interface Placement {
  readonly number: number;
  readonly colour: "blue" | "gold" | "green" | "red" | "violet";
  readonly cell: string;
}

export interface Exchange {
  readonly number: number;
  readonly colour: "blue" | "gold" | "green" | "red" | "violet";
  readonly cell: string;
  readonly exchanged_number: number;
  readonly exchanged_colour: "blue" | "gold" | "green" | "red" | "violet";
}

export interface Arrangement {
  readonly numbers: readonly number[];
}

export interface Pair {
  readonly cells: readonly string[];
}

export interface Nothing {}

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
  | { readonly kind: "garden-full"; readonly seat: number | null; readonly facts: Nothing }
  | { readonly kind: "pile-used-up"; readonly seat: number | null; readonly facts: Nothing };
