/** The board of Polyssimo Challenge: the draft, then the laying. */

import { useLayoutEffect } from "preact/hooks";
import type { BoardProps } from "../contract.ts";
import { Draft } from "./Draft.tsx";
import { layOutGrain } from "./grain.ts";
import "./polyssimo.css";
import { Table } from "./Table.tsx";

export function Board(props: BoardProps) {
  useLayoutEffect(layOutGrain, []);
  return props.view["phase"] === "draft" ? <Draft {...props} /> : <Table {...props} />;
}
