/** A page away from the tables: the bar, and below it what the page shows. */

import type { ComponentChildren } from "preact";
import { preparing } from "../state/preparing.ts";
import { say } from "../state/say.ts";
import { Bar } from "./Bar.tsx";

export function Layout({ look = "", children }: { readonly look?: string; readonly children: ComponentChildren }) {
  return (
    <>
      <Bar />
      <main class={`wrap ${look}`}>{children}</main>
    </>
  );
}

/** Stands where something is still to come: what went wrong, or that it is on its way. */
export const Waiting = ({ trouble }: { readonly trouble: string }) => (
  <p role="status" class={trouble ? "" : "on-its-way"}>
    {trouble || say(preparing.value.length > 0 ? "preparing-shelf" : "loading")}
  </p>
);
