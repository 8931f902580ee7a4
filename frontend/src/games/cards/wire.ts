/** What the game tells. Written by scripts/message_types.py from the server's own declarations: `npm run types`. */

/** By rules 1 a misplaced card went back to its owner's hand. */
export interface CameBack {
  readonly card: Card;
  readonly off?: string;
  readonly on?: Card;
}

/** A card as people see and write it: ``Card.RED_4`` is "red 4". */
export type Card = "blue 1" | "blue 10" | "blue 2" | "blue 3" | "blue 4" | "blue 5" | "blue 6" | "blue 7" | "blue 8" | "blue 9" | "green 1" | "green 10" | "green 2" | "green 3" | "green 4" | "green 5" | "green 6" | "green 7" | "green 8" | "green 9" | "red 1" | "red 10" | "red 2" | "red 3" | "red 4" | "red 5" | "red 6" | "red 7" | "red 8" | "red 9" | "yellow 1" | "yellow 10" | "yellow 2" | "yellow 3" | "yellow 4" | "yellow 5" | "yellow 6" | "yellow 7" | "yellow 8" | "yellow 9";

/** A seat has its cards: the top of its reserve, and its row. */
export interface Dealt {
  readonly row_1: Card;
  readonly row_2: Card;
  readonly row_3: Card;
  readonly row_4?: Card;
  readonly row_5?: Card;
  readonly rows: number;
  readonly top: Card;
}

/** Call "Dutch!". */
export interface Dutch {
  readonly do: "dutch";
}

/** A hole in the row was filled from the reserve. */
export interface Filled {
  readonly card: Card;
  readonly left: number;
  readonly place: number;
}

/** The hand of a seat. */
export interface Hand {
  readonly top: Card | null;
  readonly open: number;
  readonly hidden: number;
}

/** The match is over. */
export interface MatchOver {
  readonly scores: readonly number[];
  readonly view?: View;
  readonly winners: readonly number[];
}

/** "Dutch!" was called rightly, or cards were found misplaced when a reserve was used up. */
export interface Misplaced {
  readonly count: number;
}

/** The kind, and the seat if there is one, say it all. */
export type NoFacts = Readonly<Record<string, never>>;

/** A pile in the middle. */
export interface Pile {
  readonly top: Card;
  readonly size: number;
  readonly seat: number;
  readonly wants: Card | null;
  readonly complete: boolean;
}

/** Play a card to the middle. */
export interface Play {
  readonly do: "play";
  readonly source: number;
  readonly target?: number | null;
  readonly card?: Card | null;
}

/** A card went to the middle. */
export interface Played {
  readonly card: Card;
  readonly pile: number;
  readonly source: string;
}

/** A misplaced card went to the pile where it belongs. */
export interface PutRight {
  readonly card: Card;
  readonly off?: string;
  readonly on?: Card;
  readonly pile: number;
}

/** The Ligretto or the Blitz pile of a seat. */
export interface Reserve {
  readonly top: Card | null;
  readonly size: number;
}

/** How a match ended, as part of a view. */
export interface ResultSeen {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** A round is over. */
export interface RoundOver {
  readonly round: number;
  readonly scores: readonly number[];
  readonly view: View;
}

/** Stack a card of the hand or the reserve on a place of the row. */
export interface Stack {
  readonly do: "stack";
  readonly source: number;
  readonly place: number;
  readonly card?: Card | null;
}

/** A card was stacked on the row. */
export interface Stacked {
  readonly card: Card;
  readonly place: number;
  readonly source: string;
}

/** Call "Ligretto stop!". */
export interface Stop {
  readonly do: "stop";
}

/** Turn three cards of the hand. */
export interface Turn {
  readonly do: "turn";
}

/** Cards of the hand were turned. */
export interface Turned {
  readonly card: Card;
  readonly count: number;
}

/** The table of Ligretto or Dutch Blitz. What has a place for each seat is a list, the first seat first. */
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
  readonly reserve_name: string;
  readonly decks: readonly string[];
  readonly reserve: readonly Reserve[];
  readonly row: readonly (readonly (readonly Card[])[])[];
  readonly hand: readonly Hand[];
  readonly piles: readonly (Pile | null)[];
  readonly opens: readonly Card[];
  readonly laid: readonly number[];
  readonly points: readonly number[];
  readonly hands_moved: number;
  readonly ending: "blocked" | "stopped" | null;
  readonly ended_by: number | null;
}

/** A misplaced card, or one that had moved up into its place, went back where it came from. */
export interface WentBack {
  readonly card: Card;
  readonly off?: string;
  readonly on?: Card;
  readonly source: string;
}

export type Action = Play | Stack | Turn | Stop | Dutch;

export type Event =
  | { readonly kind: "dealt"; readonly seat: number | null; readonly facts: Dealt }
  | { readonly kind: "opens"; readonly seat: number | null; readonly facts: Played }
  | { readonly kind: "plays"; readonly seat: number | null; readonly facts: Played }
  | { readonly kind: "completes"; readonly seat: number | null; readonly facts: Played }
  | { readonly kind: "fills"; readonly seat: number | null; readonly facts: Filled }
  | { readonly kind: "stacks"; readonly seat: number | null; readonly facts: Stacked }
  | { readonly kind: "turns"; readonly seat: number | null; readonly facts: Turned }
  | { readonly kind: "turns-over"; readonly seat: number | null; readonly facts: Turned }
  | { readonly kind: "used-up"; readonly seat: number | null; readonly facts: NoFacts }
  | { readonly kind: "calls-dutch"; readonly seat: number | null; readonly facts: Misplaced }
  | { readonly kind: "nothing-wrong"; readonly seat: number | null; readonly facts: NoFacts }
  | { readonly kind: "checked"; readonly seat: number | null; readonly facts: Misplaced }
  | { readonly kind: "goes-on"; readonly seat: number | null; readonly facts: NoFacts }
  | { readonly kind: "put-right"; readonly seat: number | null; readonly facts: PutRight }
  | { readonly kind: "comes-back"; readonly seat: number | null; readonly facts: CameBack }
  | { readonly kind: "goes-back"; readonly seat: number | null; readonly facts: WentBack }
  | { readonly kind: "stops"; readonly seat: number | null; readonly facts: NoFacts }
  | { readonly kind: "hands-moved"; readonly seat: number | null; readonly facts: NoFacts }
  | { readonly kind: "hands-taken-up"; readonly seat: number | null; readonly facts: NoFacts }
  | { readonly kind: "blocked"; readonly seat: number | null; readonly facts: NoFacts }
  | { readonly kind: "round-over"; readonly seat: number | null; readonly facts: RoundOver }
  | { readonly kind: "match-over"; readonly seat: number | null; readonly facts: MatchOver };
