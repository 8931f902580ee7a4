/** The board of Polyssimo Challenge: the draft, then the laying. */

import { useLayoutEffect } from "preact/hooks";
import { useFocusKept } from "../../state/focus.ts";
import { Draft } from "./draft/Draft.tsx";
import { layOutGrain } from "./wood/grain.ts";
import "./look/polyssimo.css";
import { Table } from "./Table.tsx";
import type { PolyProps } from "./view.ts";

export function Board(props: PolyProps) {
  const drafting = props.view.phase === "draft";
  useLayoutEffect(layOutGrain, []);
  // whoever was in the draft is on the board when the draft gives way to it, and not lost
  useFocusKept(".poly", '.poly [data-square][tabindex="0"], .poly-spots [tabindex="0"]');
  return drafting ? <Draft {...props} /> : <Table {...props} />;
}
