/** What the game tells. Written by scripts/message_types.py from the server's own declarations: `npm run types`. */

/** All pieces are picked; this seat lays first. */
export type DraftOver = Readonly<Record<string, never>>;

/** A seat laid a piece. */
export interface Laid {
  readonly piece: string;
  readonly size: number;
  readonly squares: readonly string[];
}

/** Lay a piece on the board. */
export interface Lay {
  readonly do: "lay";
  readonly piece: string;
  readonly placement: number;
}

/** A seat can lay none of its pieces any more. */
export interface Passes {
  readonly count: number;
  readonly left: number;
  readonly pieces: readonly string[];
}

/** Pick a piece from the middle. */
export interface Pick {
  readonly do: "pick";
  readonly piece: string;
}

/** A seat picked a piece. */
export interface Picked {
  readonly piece: string;
  readonly size: number;
}

/** How a match ended, as part of a view. */
export interface ResultSeen {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** A seat wins among those with equally few squares left, for it laid a piece last. */
export interface TieBroken {
  readonly left: number;
}

/** The table, the same for everybody: which seat has which piece, where pieces lie, and what is left to lay. */
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
  readonly phase: "draft" | "over" | "placement";
  readonly turn: number | null;
  readonly board: readonly string[];
  readonly taken_by: Readonly<Record<string, number | null>>;
  readonly middle: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly laid: Readonly<Record<string, readonly string[]>>;
  readonly squares_left: readonly number[];
  readonly hexominoes_due: readonly number[];
  readonly passed: readonly number[];
}

export type Action = Pick | Lay;

export type Event =
  | { readonly kind: "picked"; readonly seat: number | null; readonly facts: Picked }
  | { readonly kind: "draft-over"; readonly seat: number | null; readonly facts: DraftOver }
  | { readonly kind: "laid"; readonly seat: number | null; readonly facts: Laid }
  | { readonly kind: "passes"; readonly seat: number | null; readonly facts: Passes }
  | { readonly kind: "tie-broken"; readonly seat: number | null; readonly facts: TieBroken };
