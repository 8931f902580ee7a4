/** Coming to a table once, over a line that may lose the answer: with a token of our own, by which the server knows us
 * when we ask again. */

/** 192 random bits. */
const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replaceAll("+", "-").replaceAll("/", "_");

const tokens = new Map<string, string>();

/** Ask for something with a token that stays the same until there is an answer, even if the page is loaded again. */
export async function once<T>(what: string, ask: (token: string) => Promise<T>): Promise<T> {
  const key = `ludotheque.once.${what}`;
  const token = tokens.get(key) ?? kept(() => sessionStorage.getItem(key)) ?? newToken();
  tokens.set(key, token);
  kept(() => sessionStorage.setItem(key, token));
  const answer = await ask(token);
  tokens.delete(key);
  kept(() => sessionStorage.removeItem(key));
  return answer;
}

/** Use what the browser keeps for this window; it may forbid that, and then a reload forgets the token. */
function kept<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
