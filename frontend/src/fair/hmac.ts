/** HMAC-SHA256, by which one secret gives many: whoever learns one of those learns nothing of the others. */

import { digestOf } from "./sha256.ts";

const BLOCK = 64;

/** What a secret gives for a purpose, as 43 letters, digits, dashes and underscores. */
export function derived(secret: string, purpose: string): string {
  const text = new TextEncoder();
  const bytes = text.encode(secret);
  const key = new Uint8Array(BLOCK);
  key.set(bytes.length > BLOCK ? digestOf(bytes) : bytes);
  const mixed = (pad: number, message: Uint8Array) => digestOf(new Uint8Array([...key.map((byte) => byte ^ pad), ...message]));
  return base64(mixed(0x5c, mixed(0x36, text.encode(purpose))));
}

/** Bytes as text that needs no quoting in an address. */
export const base64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
