/** The messages between the page and the server. Written by scripts/message_types.py from the server's own declarations: `npm run types`. */

/** Play an action, in the notation of the game. */
export interface Act {
  readonly do: "act";
  readonly id: string;
  readonly action: string;
}

/** An action with its chance of winning, from 0 to 1, and the margin of error. */
export interface ActionShown {
  readonly action: string;
  readonly said: string;
  readonly chance: number;
  readonly margin: number;
}

/** Accept another token of mine as well, so that I can come back on another device. Nobody hears of it. */
export interface AddToken {
  readonly do: "addtoken";
  readonly id: string;
  readonly hash: string;
}

/** A match looked back on. */
export interface Analysis {
  readonly game: string;
  readonly seats: number;
  readonly weighed: boolean;
  readonly curve: readonly (readonly number[])[];
  readonly turns: readonly Turn[];
  readonly turning_points: readonly TurningPoint[];
  readonly costly: readonly CostlyMove[];
  readonly by_seat: readonly SeatFindings[];
  readonly missed?: readonly Missed[];
}

/** Agree to a proposal, or not. The proposer withdraws it by not agreeing. */
export interface Answer {
  readonly do: "answer";
  readonly id: string;
  readonly agree: boolean;
}

/** The puzzles from the printed booklet, and where they come from. */
export interface BookletShown {
  readonly about: string;
  readonly puzzles: readonly PrintedShown[];
}

/** Change the seats, the options or the settings, before the match begins (the host). */
export interface Change {
  readonly do: "change";
  readonly id: string;
  readonly seats?: number | null;
  readonly options?: Readonly<Record<string, unknown>> | null;
  readonly settings?: Settings | null;
}

/** What has changed in a view. All else is as it was. */
export interface Changes {
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly items?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A part of the rules for the ear, under one heading of the Markdown. */
export interface ChapterSpoken {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Say something. */
export interface Chat {
  readonly do: "chat";
  readonly id: string;
  readonly text: string;
}

/** Choose something that differs from seat to seat, such as a deck, for my seat, or for a bot's (the host). What a bot or nobody has is swapped for it. What another person has is refused. */
export interface Choose {
  readonly do: "choose";
  readonly id: string;
  readonly option: string;
  readonly value: string;
  readonly seat?: number | null;
}

/** The clock: the milliseconds that each seat has left at the time ``at``, and the seats whose time is running. */
export interface ClockShown {
  readonly left: readonly number[];
  readonly running: readonly number[];
  readonly at: number;
}

/** Take over from the bot that stood in for me. */
export interface ComeBack {
  readonly do: "comeback";
  readonly id: string;
}

/** Somebody who joins a table, and the seat they want. */
export interface Coming {
  readonly name: string;
  readonly language?: string | null;
  readonly keep?: "cookie" | "header";
  readonly token?: string | null;
  readonly seat?: number | "any" | "watch";
}

/** A choice that cost its seat much, and what would have been better. */
export interface CostlyMove {
  readonly turn: number;
  readonly seat: number;
  readonly change: number;
  readonly deed: Reason;
  readonly best: Reason;
  readonly why?: Reason | null;
}

/** Your command had already been carried out: the news of that number told it. */
export interface Done {
  readonly is: "done";
  readonly id: string;
  readonly number: number;
}

/** Whether devices on the local network can join. */
export interface Door {
  readonly open: boolean;
  readonly key: string;
}

/** Draw lots for who goes first, before the match, in games where somebody does (the host). */
export interface DrawLots {
  readonly do: "drawlots";
  readonly id: string;
}

/** Something that happened, for everybody to know. Its sentence is the message ``kind`` in the game's words. */
export interface Event {
  readonly kind: string;
  readonly seat?: number | null;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly guest?: number | null;
}

/** What a learner is told who tries something else. */
export interface Explanation {
  readonly code: string;
  readonly reason: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** What shows that a deal was fair: the commitment, known before the first move, the words that the seats added, the terms and, once the match is over, the seed. The commitment is the SHA-256 of the seed and of the terms, every line with a line feed at its end; that of a match which an earlier version of the server dealt is the SHA-256 of the seed alone. */
export interface Fairness {
  readonly commitment: string;
  readonly words: readonly string[];
  readonly seed: string | null;
  readonly terms: readonly string[];
  readonly practice?: PracticeShown | null;
}

/** How somebody last set up a table for a game. */
export interface Favourite {
  readonly at: number;
  readonly people: number;
  readonly bots: number;
  readonly levels?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly settings?: Settings;
}

/** The table that a code opens. */
export interface Found {
  readonly table: string;
}

/** Free a seat before the match begins: its bot goes, or its guest becomes a spectator (the host). */
export interface FreeSeat {
  readonly do: "freeseat";
  readonly id: string;
  readonly seat: number;
}

/** A game on the shelf, in the language of `Accept-Language`. */
export interface GameShown {
  readonly name: string;
  readonly title: string;
  readonly blurb: string;
  readonly least_seats: number;
  readonly most_seats: number;
  readonly real_time: boolean;
  readonly coached: boolean;
  readonly hindsight: boolean;
  readonly options: readonly OptionShown[];
  readonly clocks: readonly string[];
  readonly paces: readonly string[];
  readonly rhythms: readonly string[];
  readonly levels: readonly LevelShown[];
  readonly lessons: readonly LessonShown[];
  readonly phrases: readonly string[];
  readonly minutes: number;
  readonly lid: string;
  readonly box: string | null;
  readonly board: string | null;
  readonly words: string;
}

/** Somebody at the table, as everybody sees them. */
export interface GuestShown {
  readonly guest: number;
  readonly name: string;
  readonly language: string;
}

/** Ask the coach what to do. Everybody hears that I asked; only I can then ``GET /api/tables/TABLE/hint``. */
export interface Hint {
  readonly do: "hint";
  readonly id: string;
}

/** What the coach would do now, and why, and the best few other actions. */
export interface HintShown {
  readonly seat: number;
  readonly action: string;
  readonly why: Reason;
  readonly actions: readonly ActionShown[];
  readonly preferred?: ActionShown | null;
  readonly tied?: number;
}

/** A page of the history of a table. It ends where a match begins. For the page before it, pass its ``first`` as ``before``. */
export interface HistoryPage {
  readonly entries: readonly Past[];
  readonly first: number;
}

/** How others can join a table. */
export interface Invitation {
  readonly link: string | null;
  readonly code: string | null;
  readonly until: number | null;
  readonly house: "closed" | "open" | null;
  readonly may_open: boolean;
}

/** Leave the table. During a match a bot plays for me until I come back. */
export interface Leave {
  readonly do: "leave";
  readonly id: string;
}

/** The title of a lesson. */
export interface LessonShown {
  readonly name: string;
  readonly title: string;
}

/** A level of the bots of a game. */
export interface LevelShown {
  readonly name: string;
  readonly title: string;
  readonly elo: number;
  readonly usual: boolean;
  readonly animal: string;
  readonly manner: string;
}

/** Show me everything again: the answer is a `Welcome`. */
export interface Look {
  readonly do: "look";
  readonly id: string;
}

/** A match at this table: its sealed deal and, once it is over, how it ended. */
export interface MatchShown {
  readonly number: number;
  readonly commitment: string;
  readonly words: readonly string[];
  readonly names: readonly string[];
  readonly animals: readonly string[];
  readonly winners?: readonly number[] | null;
  readonly scores?: readonly number[] | null;
  readonly practice?: PracticeShown | null;
}

/** All that a profile remembers. */
export interface Memory {
  readonly tables?: readonly MyTable[];
  readonly results?: readonly MyResult[];
  readonly days?: readonly string[];
  readonly favourites?: Readonly<Record<string, Favourite>>;
}

/** Something that a seat could have done and did not, or did too late; ``in-all`` counts everything of a seat. */
export interface Missed {
  readonly turn: number;
  readonly round: number;
  readonly seat: number;
  readonly kind: "in-all" | "lay" | "race" | "turned";
  readonly lasted: number;
  readonly why: Reason;
}

/** The board of a step; where a step can be done in several ways, the next one may have several moments. */
export interface Moment {
  readonly step: number;
  readonly view: View;
  readonly legal: readonly string[];
  readonly ways: readonly Way[];
  readonly answers: Readonly<Record<string, Explanation>>;
  readonly clashes: Readonly<Record<string, string>>;
  readonly otherwise: Explanation;
}

/** Move a guest or bot to another seat; those in between move up (the host). */
export interface Move {
  readonly do: "move";
  readonly id: string;
  readonly seat: number;
  readonly to: number;
}

/** How a match ended for somebody. */
export interface MyResult {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly won: boolean;
  readonly level?: string;
}

/** A table where somebody sits or sat. */
export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly names?: readonly string[];
  readonly over?: boolean;
  readonly gone?: boolean;
}

/** What happened, for everybody. With ``id``: your command was carried out, and this is what it caused. */
export interface News {
  readonly is: "news";
  readonly number: number;
  readonly at: number;
  readonly events: readonly Event[];
  readonly id?: string | null;
  readonly move?: number | null;
  readonly table?: TableShown | null;
  readonly clock?: ClockShown | null;
  readonly actors?: readonly number[] | null;
  readonly rests?: readonly number[] | null;
  readonly legal?: readonly string[] | null;
  readonly view?: unknown | null;
  readonly changes?: Changes | null;
  readonly undoable?: boolean;
}

/** Your command was refused. Says why: a code, its facts, and a sentence in your language. */
export interface No {
  readonly is: "no";
  readonly code: string;
  readonly reason: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly id?: string | null;
}

/** A new table, and the person who opens it. */
export interface Opening {
  readonly name: string;
  readonly language?: string | null;
  readonly keep?: "cookie" | "header";
  readonly token?: string | null;
  readonly game: string;
  readonly seats?: number | null;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly settings?: Settings;
  readonly bots?: number;
  readonly levels?: readonly string[];
  readonly watch?: boolean;
}

/** An option of a game: its name and its possible values. */
export interface OptionShown {
  readonly name: string;
  readonly kind: string;
  readonly title: string;
  readonly help: string;
  readonly default: unknown;
  readonly values?: Readonly<Record<string, string>> | null;
  readonly least?: number | null;
  readonly most?: number | null;
  readonly most_by_seats?: Readonly<Record<string, number>> | null;
  readonly total?: number | null;
}

/** A cell that another can swap with. */
export interface PartnerShown {
  readonly cell: number;
  readonly side: string;
  readonly across: boolean;
}

/** Skip my turn, in a real-time game that is played turn by turn. */
export interface Pass {
  readonly do: "pass";
  readonly id: string;
}

/** What the news of a number told. */
export interface Past {
  readonly number: number;
  readonly at: number;
  readonly match: number;
  readonly events: readonly Event[];
  readonly move?: number | null;
  readonly undone?: boolean;
  readonly seats?: readonly SeatThen[] | null;
}

/** The position of a finished match to play on from, and the seat. */
export interface Practice {
  readonly name: string;
  readonly language?: string | null;
  readonly keep?: "cookie" | "header";
  readonly token?: string | null;
  readonly step: number;
  readonly seat?: number | null;
}

/** The position of another match from which this one plays on, for practice. It does not count. */
export interface PracticeShown {
  readonly commitment: string;
  readonly step: number;
}

/** Something that is being compiled for this machine, or waits for it. */
export interface Preparation {
  readonly name: string;
  readonly part: string;
  readonly missing: readonly string[];
  readonly seconds: number;
  readonly progress: number;
}

/** Who is connected. */
export interface Present {
  readonly is: "present";
  readonly here: readonly number[];
  readonly spectators: number;
}

/** A puzzle in the list of those from the printed booklet. */
export interface PrintedShown {
  readonly name: string;
  readonly number: number;
  readonly maximum: number;
  readonly id: string;
}

/** The new content of a profile; ``after`` is the version you have seen, or 0 for a new profile. */
export interface ProfileChange {
  readonly after: number;
  readonly memory: Memory;
}

/** The version under which a profile was saved. */
export interface ProfileKept {
  readonly version: number;
}

/** A profile and its version. */
export interface ProfileShown {
  readonly version: number;
  readonly memory: Memory | null;
}

/** A proposal, its proposer, and the guests who have agreed. */
export interface ProposalShown {
  readonly what: string;
  readonly guest: number;
  readonly agreed: readonly number[];
  readonly seat?: number | null;
  readonly level?: string | null;
}

/** Ask the others to agree: ``undo``, ``pause``, ``resume``, or ``stand-in`` for a seat whose guest is away. */
export interface Propose {
  readonly do: "propose";
  readonly id: string;
  readonly what: string;
  readonly seat?: number | null;
  readonly level?: string | null;
}

/** A puzzle with everything you need to play it: what can swap with what, and what must ascend. */
export interface PuzzleShown {
  readonly name: string;
  readonly id: string;
  readonly title: string;
  readonly numbers: readonly number[];
  readonly maximum: number;
  readonly colour: string;
  readonly cells: readonly string[];
  readonly partners: readonly (readonly PartnerShown[])[];
  readonly ascending: readonly (readonly number[])[];
  readonly day?: string | null;
  readonly printed?: number | null;
  readonly about?: string | null;
  readonly solution?: readonly (readonly number[])[] | null;
  readonly verdict?: string | null;
}

/** I am ready for the match, or for the next round of a real-time game. Before a match my own words are mixed into the seed of the deal. */
export interface Ready {
  readonly do: "ready";
  readonly id: string;
  readonly words?: string;
}

/** Why: its sentence is the message ``reason-CODE`` in the words of the coach. A fact may be a reason of its own. */
export interface Reason {
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly said?: string;
}

/** Gather for another match with the same people. */
export interface Rematch {
  readonly do: "rematch";
  readonly id: string;
}

/** Change my name. */
export interface Rename {
  readonly do: "rename";
  readonly id: string;
  readonly name: string;
}

/** A finished match, step by step, without moves that were undone. */
export interface Replay {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  readonly animals: readonly string[];
  readonly commitment: string;
  readonly words: readonly string[];
  readonly seed: string;
  readonly steps: readonly ReplayStep[];
  readonly result: Result;
}

/** One step of a match: what happened, and what a spectator saw then. */
export interface ReplayStep {
  readonly events: readonly Event[];
  readonly view: View;
}

/** How a match ended: the seats that won (several can share a win) and the score of each seat. */
export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** How a match ended, as part of a view. */
export interface ResultSeen {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** Say one of the quick phrases, which everybody hears in their own language. */
export interface Say {
  readonly do: "say";
  readonly id: string;
  readonly phrase: string;
}

/** Give a free seat, or another bot's, to a bot. Default: the game's default level (the host). */
export interface SeatBot {
  readonly do: "seatbot";
  readonly id: string;
  readonly seat: number;
  readonly level?: string | null;
}

/** What a match tells of a seat, in parts of a win: 0.5 is half a win. */
export interface SeatFindings {
  readonly result: number | null;
  readonly luck: number;
  readonly fortune: "even" | "lucky" | "unlucky" | "very-lucky" | "very-unlucky";
  readonly skill: number;
  readonly others: number;
  readonly decisions: number;
  readonly best_found: number;
}

/** A seat as everybody sees it. */
export interface SeatShown {
  readonly guest?: number | null;
  readonly bot?: boolean;
  readonly ready?: boolean;
  readonly late?: boolean;
  readonly level?: string;
  readonly name?: string;
  readonly animal?: string;
  readonly hints?: number;
  readonly missed?: boolean;
}

/** Who had a seat when something happened: a guest, a bot, who has a name alone, or nobody. */
export interface SeatThen {
  readonly guest?: number | null;
  readonly name?: string;
}

/** Your guest number and seat at a table, and the link to share. */
export interface Seated {
  readonly table: string;
  readonly link: string;
  readonly guest: number;
  readonly seat: number | null;
  readonly token?: string | null;
}

/** What a table chooses besides the options of the game. */
export interface Settings {
  readonly clock?: string;
  readonly seconds?: number;
  readonly increment?: number;
  readonly pace?: string;
  readonly countdown?: number;
  readonly signal?: string;
  readonly rhythm?: string;
  readonly hints?: boolean;
  readonly best_place?: boolean;
}

/** A text to share, which gives nothing away. */
export interface Shared {
  readonly text: string;
}

/** What the learner sees after an action, and what happened. */
export interface Sight {
  readonly view: View;
  readonly events: readonly Event[];
}

/** Give the signal for the next round, at a table with ``signal: word``. */
export interface Signal {
  readonly do: "signal";
  readonly id: string;
}

/** Take a free seat, or move to it. */
export interface Sit {
  readonly do: "sit";
  readonly id: string;
  readonly seat: number;
}

/** Give up my seat before the match begins, and watch. */
export interface Stand {
  readonly do: "stand";
  readonly id: string;
}

/** Begin the match, once every seat is taken and everybody is ready (the host). */
export interface Start {
  readonly do: "start";
  readonly id: string;
}

/** A step in words; what stands between stars is what matters most. */
export interface StepShown {
  readonly name: string;
  readonly title: string;
  readonly ask: string;
  readonly how: string;
  readonly done: string;
}

/** A table as everybody sees it. */
export interface TableShown {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: Settings;
  readonly phase: string;
  readonly paused: boolean;
  readonly host: number | null;
  readonly seats: readonly SeatShown[];
  readonly guests: readonly GuestShown[];
  readonly proposal: ProposalShown | null;
  readonly clock: ClockShown | null;
  readonly begins: number | null;
  readonly commitment: string;
  readonly matches: readonly MatchShown[];
  readonly waits?: number | null;
}

/** A whole lesson in a language: all that can happen in it. */
export interface Taught {
  readonly game: string;
  readonly name: string;
  readonly title: string;
  readonly seats: number;
  readonly match: Readonly<Record<string, unknown>>;
  readonly steps: readonly StepShown[];
  readonly moments: readonly Moment[];
  readonly end: StepShown;
  readonly more: readonly LessonShown[];
}

/** One decision of a match. */
export interface Turn {
  readonly number: number;
  readonly round: number;
  readonly seat: number;
  readonly action: string;
  readonly chance: number;
  readonly best: string;
  readonly best_chance: number;
  readonly margin: number;
  readonly draw?: number;
  readonly drawn?: readonly string[];
  readonly choice?: number;
}

/** Where the chances turned, by a draw or by a choice. */
export interface TurningPoint {
  readonly turn: number;
  readonly seat: number;
  readonly kind: "choice" | "draw" | "run";
  readonly change: number;
  readonly why: Reason;
}

/** What a seat or a spectator sees of a match. Each game adds what is on its table. The fields are those of `MatchFacts`; ``msgspec.to_builtins`` gives a view as plain data. */
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
  readonly [more: string]: unknown;
}

/** I am not ready after all, or I am still reading: a countdown stops. */
export interface Wait {
  readonly do: "wait";
  readonly id: string;
}

/** An action that is asked for, and what comes of it. */
export interface Way {
  readonly actions: readonly string[];
  readonly sights: readonly Sight[];
  readonly next: number | null;
}

/** Everything you may know, after the news of that number. */
export interface Welcome {
  readonly is: "welcome";
  readonly number: number;
  readonly now: number;
  readonly guest: number | null;
  readonly seat: number | null;
  readonly table: TableShown;
  readonly here: readonly number[];
  readonly spectators: number;
  readonly view: unknown | null;
  readonly legal: readonly string[];
  readonly id?: string | null;
  readonly undoable?: boolean;
  readonly rests?: readonly number[] | null;
}

export type Command = Act | Pass | AddToken | Hint | Sit | Stand | Leave | Rename | Ready | Wait | Signal | SeatBot | FreeSeat | Change | Move | DrawLots | Choose | Start | Propose | Answer | ComeBack | Chat | Say | Rematch | Look;

export type Message = News | Welcome | Done | No | Present;
