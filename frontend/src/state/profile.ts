/** My profile: a secret of my own, from which come the key under which the server keeps what I remember, and a token for
 * each of my tables. The secret itself never leaves my devices. */

import { effect } from "@preact/signals";
import { base64, derived } from "../fair/hmac.ts";
import { sha256 } from "../fair/sha256.ts";
import { command, dropCookie, forgetProfile, keepProfile, Refused, seeProfile, takeCookie } from "../net/http.ts";
import type { ProfileShown } from "../net/messages.ts";
import { fingerprint, forget, memory, merge, newSeats, note, seatKnown, seatsAnew, secret, use } from "./memory.ts";

/** The profile was deleted, for every device. */
export class Forgotten extends Error {}

const SHAPE = /^[\w-]{43}$/;
/** How long a change waits for others that come with it, in milliseconds. */
const SOON = 1000;
/** How often it is tried again when other devices are quicker. */
const MOST_TRIES = 5;

const keyOf = (own: string) => derived(own, "ludotheque profile");
const tokenFor = (own: string, table: string) => derived(own, `ludotheque seat ${table}`);

/** Begin a profile: 256 random bits. */
export async function makeProfile(): Promise<void> {
  const own = base64(crypto.getRandomValues(new Uint8Array(32)));
  await keepProfile(keyOf(own), { after: 0, memory: memory.peek() });
  seatsAnew();
  await keepSeats(own); // before its link can be shown, every table knows who comes with it
  use(own);
}

/** The address that carries my profile to another device: what stands behind the # is never sent. */
export const linkOf = (own: string) => `${location.origin}/me#${own}`;

/** The secret in the part of an address behind the #, if there is one. */
export const secretIn = (hash: string): string | null => (SHAPE.test(hash.slice(1)) ? hash.slice(1) : null);

/** Use a profile that another device has made; what this one remembers is added to it. */
export async function takeProfile(own: string): Promise<void> {
  const known = (await read(own)).memory;
  if (known === null) throw new Forgotten();
  seatsAnew();
  use(own);
  note(known);
  await sync();
}

/** What the server has; a profile that it does not know is one that it has lost, and is written anew. */
async function read(own: string): Promise<ProfileShown> {
  try {
    return await seeProfile(keyOf(own));
  } catch (error) {
    if (error instanceof Refused && error.no.code === "no-profile") return { version: 0, memory: {} };
    throw error;
  }
}

let running: Promise<void> | null = null;

/** Bring together what this device and the server remember; whoever asks meanwhile waits for the same. */
export const sync = (): Promise<void> =>
  (running ??= together().finally(() => {
    running = null;
  }));

async function together(): Promise<void> {
  const own = secret.peek();
  if (!own) return;
  try {
    for (let tries = 0; tries < MOST_TRIES && !(await agreed(own)); tries++);
  } catch (error) {
    if (!(error instanceof Forgotten)) throw error;
    if (secret.peek() === own) forget();
    return;
  }
  await keepSeats(own);
}

/** Whether the server and this device remember the same now; not if another device was quicker. */
async function agreed(own: string): Promise<boolean> {
  const { version, memory: known } = await read(own);
  if (secret.peek() !== own) return true;
  if (known === null) throw new Forgotten();
  note(known);
  if (version > 0 && fingerprint(merge(known, {})) === fingerprint(memory.peek())) return true;
  try {
    await keepProfile(keyOf(own), { after: version, memory: memory.peek() });
    return true;
  } catch (error) {
    if (error instanceof Refused && error.status === 409) return false;
    throw error;
  }
}

/** Let my tables know the token by which I come back to them from another device. */
async function keepSeats(own: string): Promise<void> {
  for (const table of newSeats()) {
    const hash = await sha256(tokenFor(own, table));
    try {
      await command(table, { do: "addtoken", id: `profile-${hash.slice(0, 24)}`, hash });
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 429) throw error; // else it is known, or not mine here
    }
    seatKnown(table);
  }
}

/** Be at a table of my profile who I am there on another device; whether the table knows me. */
export async function sitAgain(table: string): Promise<boolean> {
  const own = secret.peek();
  if (!own) return false;
  try {
    await takeCookie(table, tokenFor(own, table));
    seatKnown(table);
    return true;
  } catch (error) {
    if (error instanceof Refused && error.status < 429) return false;
    throw error;
  }
}

let watching = false;

/** Keep this device and the server in step from now on: after every change, and when I come back to the page. */
export function keepInStep(): void {
  if (watching) return;
  watching = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void sync().catch(() => undefined), SOON); // out of reach: the next change tries again
  };
  effect(() => {
    if (memory.value && secret.value) soon();
  });
  document.addEventListener("visibilitychange", () => void (document.hidden || soon()));
}

/** Forget the profile on this device, and who I was at its tables; elsewhere it stays. */
export async function forgetHere(): Promise<void> {
  const { tables } = memory.peek();
  for (const { table, gone } of tables) if (!gone) await dropCookie(table).catch(() => undefined);
  forget();
}

/** Delete the profile on the server, and with it on every device. */
export async function forgetEverywhere(): Promise<void> {
  await forgetProfile(keyOf(secret.peek()));
  forget();
}
