/** The board of another package as one of ours; whatever it throws, the plain board takes its place. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../ear.ts";
import { focusIsLost } from "../../state/focus.ts";
import { say } from "../../state/say.ts";
import type { BoardProps, ForeignBoard, ForeignModule, ForeignProps, GamePage } from "../contract.ts";
import { page as plain } from "../plain/Board.tsx";

const FOCUSABLE = "button, a[href], input, select, textarea, summary, [tabindex='0']";

/** What a board of another package gets of what the frame gives. */
function propsFor({ view, legal, seat, names, levels, events, act, words, phase, settings, begins }: BoardProps): ForeignProps {
  return {
    view,
    legal,
    seat,
    names,
    levels: levels ?? names.map(() => ""),
    events,
    act,
    phase,
    settings: settings ?? {},
    begins: begins ?? null,
    language: words.language,
    say: (message, facts, attribute) => (words.has(message) ? words.phrase(message, facts, attribute) : message),
  };
}

/** The page of a module; the plain one, which says so, where the module cannot be used. */
export function foreignPage(module: ForeignModule | null): GamePage {
  return {
    Board: (props) => <Board module={module} props={props} />,
    queries: (props) => {
      try {
        return module?.queries?.(propsFor(props)) ?? plain.queries(props);
      } catch (error) {
        console.error(error);
        return plain.queries(props);
      }
    },
    ...(module?.sounds && { sounds: module.sounds }),
  };
}

function Board({ module, props }: { module: ForeignModule | null; props: BoardProps }) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<ForeignBoard | null>(null);
  const [failed, setFailed] = useState(module === null);
  const attempt = (deed: () => void) => {
    if (failed) return;
    try {
      deed();
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  useLayoutEffect(() => {
    attempt(() => {
      if (board.current) keepFocus(place.current!, () => board.current!.update(propsFor(props)));
      else board.current = module!.mount(place.current!, propsFor(props));
    });
  });
  useLayoutEffect(() => attempt(() => board.current?.heard?.(props.events)), [props.events]);
  useEffect(() => (failed ? announce(say("plain-instead")) : undefined), [failed]);
  useLayoutEffect(
    () => () => {
      attempt(() => board.current?.unmount());
      board.current = null;
    },
    [failed],
  );
  if (!failed) return <div ref={place} class="foreign-board" tabIndex={-1} />;
  return (
    <>
      <p class="wrap trouble">{say("plain-instead")}</p>
      <plain.Board {...props} />
    </>
  );
}

/** Who has the focus in a place keeps it: when what had it is gone, what stands in its place gets it. */
function keepFocus(place: HTMLElement, change: () => void): void {
  const all = () => [...place.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const at = all().findIndex((one) => one === document.activeElement);
  change();
  if (at < 0 || !focusIsLost()) return;
  const now = all();
  (now[at] ?? now.at(-1) ?? place).focus({ preventScroll: true });
}
