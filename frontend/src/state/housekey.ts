/** The key to the door of the house: the server gives it to the browser at its own machine, behind the # of the address. */

import { houseKey } from "./chosen.ts";

const GIVEN = /^#house=([\w-]+)$/;

/** Keep the key that the address brings, and leave it out of the address, which people share. */
export function takeHouseKey(): void {
  const key = GIVEN.exec(location.hash)?.[1];
  if (!key) return;
  houseKey.value = key;
  history.replaceState(null, "", location.pathname + location.search);
}
