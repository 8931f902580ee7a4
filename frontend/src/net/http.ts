/** The HTTP interface of the server. */

import { LATER, later } from "./anew.ts";
import type {
  Analysis,
  BookletShown,
  ChapterSpoken,
  Coming,
  Command,
  Door,
  Fairness,
  Found,
  GameShown,
  HintShown,
  Invitation,
  HistoryPage,
  No,
  Opening,
  Practice,
  Preparation,
  ProfileChange,
  ProfileKept,
  ProfileShown,
  PuzzleShown,
  Replay,
  ReplayStep,
  Seated,
  Shared,
  Taught,
  Welcome,
} from "./messages.ts";

/** The server refused: `no` says why, in the reader's language. */
export class Refused extends Error {
  readonly no: No;
  readonly status: number;

  constructor(no: No, status: number) {
    super(no.reason);
    this.no = no;
    this.status = status;
  }
}

/** The code of a refusal: what is asked for is still being compiled for the server's machine, and can be asked again. */
export const PREPARING = "preparing";

/** The server cannot be reached. */
export class OutOfReach extends Error {}

/** The language in which the server answers. */
let accepted = "en";
export const acceptLanguage = (language: string): void => {
  accepted = language;
};

/** Called when something has to be compiled first; it is asked for again until it is there. */
let onPreparing = (): void => undefined;
export const whenPreparing = (call: () => void): void => {
  onPreparing = call;
};

/** Called with every answer: whether it is one that the keeper has kept, since the server cannot be reached. */
let onAnswer = (_offline: boolean): void => undefined;
export const whenAnswered = (call: (offline: boolean) => void): void => {
  onAnswer = call;
};

async function ask(path: string, body?: unknown, key?: string): Promise<Response> {
  for (;;) {
    try {
      return await askOnce(path, body, key);
    } catch (error) {
      if (!(error instanceof Refused) || error.no.code !== PREPARING) throw error;
    }
    onPreparing();
    await later(LATER);
  }
}

async function askOnce(path: string, body?: unknown, key?: string): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": accepted };
  if (key) headers.Authorization = `Bearer ${key}`;
  const init: RequestInit = { headers, credentials: "same-origin" };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    Object.assign(init, { method: "POST", body: JSON.stringify(body) });
  }
  const answer = await fetch(path, init).catch((error: unknown) => {
    onAnswer(true);
    throw new OutOfReach(String(error));
  });
  onAnswer(answer.headers.has("X-Offline"));
  if (answer.ok) return answer;
  const no: unknown = await answer.json().catch(() => null);
  if (typeof no === "object" && no !== null && "reason" in no) throw new Refused(no as No, answer.status);
  throw new OutOfReach(`${answer.status}`);
}

const json = async <T>(path: string, body?: unknown, key?: string): Promise<T> =>
  (await ask(path, body, key)).json() as Promise<T>;

export const seeGames = () => json<readonly GameShown[]>("/api/games");
export const seePreparing = (first: string | null) =>
  json<readonly Preparation[]>(`/api/preparing${first === null ? "" : `?first=${encodeURIComponent(first)}`}`);
export const openTable = (opening: Opening) => json<Seated>("/api/tables", opening);
export const arrive = (table: string, coming: Coming) => json<Seated>(`/api/tables/${table}/guests`, coming);
export const seeInvitation = (table: string) => json<Invitation>(`/api/tables/${table}/invitation`);
export const openHouse = (table: string, open: boolean, key: string) =>
  json<Invitation>(`/api/tables/${table}/house`, { open, key } satisfies Door);
export const findTable = (code: string) => json<Found>(`/api/codes/${encodeURIComponent(code.trim() || "-")}`);
/** Be the guest again whom a table knows by a token, and let this browser forget it. */
export const takeCookie = (table: string, token: string) => json<Seated>(`/api/tables/${table}/cookie`, { token });
export const dropCookie = (table: string) => ask(`/api/tables/${table}/cookie/drop`, {});
export const seeEverything = (table: string) => json<Welcome>(`/api/tables/${table}/welcome`);
export const seeHistory = (table: string, query: Readonly<Record<string, string | number>>) =>
  json<HistoryPage>(`/api/tables/${table}/history?${new URLSearchParams(query as Record<string, string>)}`);
export const seeReplay = (table: string, match: number) => json<Replay>(`/api/tables/${table}/matches/${match}`);
/** A few steps of a match, in their order. */
export const seeSteps = (table: string, match: number, at: readonly number[]) =>
  json<readonly ReplayStep[]>(`/api/tables/${table}/matches/${match}/steps?${at.map((step) => `at=${step}`).join("&")}`);
export const seeFairness = (table: string, match: number) =>
  json<Fairness>(`/api/tables/${table}/matches/${match}/fairness`);
export const seeHint = (table: string) => json<HintShown>(`/api/tables/${table}/hint`);
export const seeAnalysis = (table: string, match: number) =>
  json<Analysis>(`/api/tables/${table}/matches/${match}/analysis`);
/** Open a table that plays on from a position of a match that is over. */
export const practise = (table: string, match: number, wish: Practice) =>
  json<Seated>(`/api/tables/${table}/matches/${match}/practice`, wish);
export const recordAddress = (table: string, match: number) => `/api/tables/${table}/matches/${match}/record`;
export const rulesAddress = (game: string, lang: string) => `/api/games/${game}/rules?lang=${lang}`;
export const spokenAddress = (game: string, lang: string) => `/api/games/${game}/rules/spoken?lang=${lang}`;
export const hearRules = (game: string, lang: string) => json<readonly ChapterSpoken[]>(spokenAddress(game, lang));
export const seeRules = async (game: string, lang: string) => (await ask(rulesAddress(game, lang))).text();

export const lessonAddress = (game: string, lesson: string, lang: string) =>
  `/api/games/${game}/lessons/${lesson}?lang=${lang}`;
export const seeLesson = (game: string, lesson: string, lang: string) => json<Taught>(lessonAddress(game, lesson, lang));

export const seeWords = async (address: string) => (await ask(address)).text();

/** Fetch what is at some addresses, one after the other, so that nothing else has to wait for it. */
export async function fetchAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await ask(address).catch(() => undefined);
}

/** Give a command without a line, as for the first steps at a table. */
export const command = (table: string, one: Command) => json<unknown>(`/api/tables/${table}/commands`, one);

export const seeProfile = (key: string) => json<ProfileShown>("/api/profile", undefined, key);
export const keepProfile = (key: string, change: ProfileChange) => json<ProfileKept>("/api/profile/keep", change, key);
export const forgetProfile = (key: string) => ask("/api/profile/forget", {}, key);

export const seeDaily = (day: string) => json<PuzzleShown>(`/api/puzzles/daily?day=${day}`);
export const seeBooklet = () => json<BookletShown>("/api/puzzles/booklet");
export const seePuzzle = (id: string) => json<PuzzleShown>(`/api/puzzles/${id}`);
/** The puzzles that can be played offline. */
export const seeOfflinePuzzles = (lang: string) => json<readonly PuzzleShown[]>(`/api/puzzles/offline?lang=${lang}`);

/** How it went, as a text for others. */
export const seeShare = (id: string, facts: Readonly<Record<string, string | number | null>>) => {
  const told = Object.entries(facts).filter(([, value]) => value !== null);
  return json<Shared>(`/api/puzzles/${id}/share?${new URLSearchParams(told as [string, string][])}`);
};
