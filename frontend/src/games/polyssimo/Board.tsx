/** The board of Polyssimo Challenge: the draft, then the laying. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../contract.ts";
import { Draft } from "./Draft.tsx";
import { layOutGrain } from "./grain.ts";
import "./polyssimo.css";
import { Table } from "./Table.tsx";

export function Board(props: BoardProps) {
  const drafting = props.view["phase"] === "draft";
  const before = useRef(drafting);
  // whoever was in the draft is on the board when the draft gives way to it, and not lost
  const moves = before.current !== drafting && document.activeElement?.closest(".poly") !== null;
  useLayoutEffect(layOutGrain, []);
  useLayoutEffect(() => {
    if (before.current !== drafting && moves) {
      document.querySelector<HTMLElement>('.poly [data-square][tabindex="0"], .poly-spots [tabindex="0"]')?.focus();
    }
    before.current = drafting;
  }, [drafting]);
  return drafting ? <Draft {...props} /> : <Table {...props} />;
}
