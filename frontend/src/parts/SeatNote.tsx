/** What is to be known of a seat now, in a few words beside its face: a bot plays there, or somebody is away. */

import type { Seated } from "../net/standing.ts";

export const SeatNote = ({ note, standIn }: Seated) =>
  note ? <small class={`seat-note ${standIn ? "" : "away"}`}>{note}</small> : null;
