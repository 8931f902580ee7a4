// @vitest-environment happy-dom
/** Small parts of every page: the focus, the clipboard. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { copy } from "../src/parts/fields/copy.ts";
import { useFocusNear } from "../src/state/focus.ts";

afterEach(() => vi.unstubAllGlobals());

test("the focus stays near what had it", async () => {
  const place = document.createElement("div");
  document.body.append(place);
  function Page({ seat }: { seat: string }) {
    useFocusNear();
    return (
      <main>
        <button type="button">Start</button>
        <li>
          <button type="button" key={seat}>
            {seat}
          </button>
        </li>
      </main>
    );
  }
  const show = (seat: string) => act(() => render(<Page seat={seat} />, place));
  await show("Give to a bot");
  place.querySelector<HTMLElement>("li button")!.focus();
  await show("Free");
  expect(document.activeElement?.textContent).toBe("Free");
  await act(() => render(null, place));
  place.remove();
});

test("a link is said to be copied only where it is", async () => {
  vi.stubGlobal("navigator", {}); // over plain HTTP
  document.execCommand = vi.fn<typeof document.execCommand>().mockReturnValueOnce(true).mockReturnValueOnce(false);
  expect([await copy("link"), await copy("link")]).toEqual([true, false]);
});
