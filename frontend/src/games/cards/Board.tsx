/** The table of Ligretto and Dutch Blitz: the others around the middle, my cards below. */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { BOARD } from "../../look/widths.ts";
import { useEventIn } from "../../parts/gestures/hearing.ts";
import { letters } from "../../state/chosen.ts";
import { BackPatterns } from "./card/backs.tsx";
import { Called, useHeightOfCall } from "./call/Called.tsx";
import { useCall, useNumbers } from "./call/calling.ts";
import { WithFolk } from "./card/Card.tsx";
import "./look/cards.css";
import { useDragging } from "./hands/dragging.ts";
import { endSeen, type RoundEnd, roundEnd } from "./rounds/ending.ts";
import { atBoard, mayPlayFirst } from "./hearing/finding.ts";
import { hasFolk, withFolk } from "./card/folk.ts";
import { useFocusOnPlace, useKeys, useLayoutLabels, walk } from "./hands/keyboard.ts";
import { BEST, CALL, keyOfPlace, keyOfSource, labelOf } from "./hands/keys.ts";
import { Lifted } from "./call/Lifted.tsx";
import { lightsOf } from "./lights.ts";
import { Middle } from "./Middle.tsx";
import { Mine } from "./Mine.tsx";
import { useMotion } from "./motion/moving.ts";
import { openOf } from "./notation.ts";
import { withFlights } from "./hands/optimism.ts";
import { usePlaying } from "./playing.ts";
import { useHands } from "./hands/hands.ts";
import { useRoom } from "./seats/room.ts";
import { Others } from "./seats/Seat.tsx";
import { around, LOW, SLIM, sizesFor } from "./seats/seating.ts";
import type { Spots } from "./motion/spots.ts";
import { Countdown, Strip, useSecondsTo } from "./rounds/Strip.tsx";
import { type CardsView, type CardsProps, type CardText, newPlace, placesIn, sourcesOf } from "./view.ts";

/** How long before a round the strip of the last one leaves the new cards in sight. */
const STRIP_LEAVES = 1300;

/** Two presses within so many milliseconds are one double press. */
const TWICE = 350;

export function Board(props: CardsProps) {
  const { seat, names, phase, events } = props;
  const told = props.view;
  const folk = hasFolk(told);
  const words = useMemo(() => (folk ? withFolk(props.words) : props.words), [folk, props.words]);
  const open = useMemo(() => openOf(props.legal), [props.legal]);
  const playing = usePlaying(props, told, open);
  const begins = props.begins ?? null;
  const seconds = useSecondsTo(phase === "playing" ? begins : null);
  const { end, putAway } = useRoundEnd(props, told, begins);
  const rest = useSecondsTo(phase === "playing" ? (props.rests ?? null) : null);

  const call = useCall(props, Boolean(props.signal) || seconds > 0);

  const view = end ? end.table : seat === null ? told : withFlights(told, seat, playing.flights);
  const active = phase === "playing" && seat !== null && !end && seconds === 0 && !props.signal;
  const sources = useMemo(
    () => (seat === null ? [] : sourcesOf(told, seat)),
    [seat, told.reserve_name, told.row[0]?.length],
  );
  const seating = useMemo(() => around(told.seats, seat), [told.seats, seat]);
  const others = told.seats - (seat === null ? 0 : 1);

  const board = useRef<HTMLDivElement | null>(null);
  const spots = useRef<Spots | null>(null);
  const room = useRoom(board);
  const places = placesIn(view);
  const stacks = Boolean(told.options.advanced ?? told.options.expert);
  const calls = told.options.referee === "off";
  const fit = (height: number) => sizesFor(room.width, height, told.seats, others, places, sources.length, calls);
  const height = room.height - (stacks ? 22 : 0);
  const whole = fit(height);
  const high = useHeightOfCall(board, end ? null : call);
  const strip = whole.low ? 0 : high;
  const sizes = strip > 0 ? fit(Math.max(LOW, height - strip)) : whole;
  const { narrow, columns } = sizes;

  const free = newPlace(view);
  const lights = lightsOf(words, told, free, seat, open, playing, active);
  const beneath = useBeneath(view);
  const latest = useLatest(events, seat, view);
  const hands = useHands(props, told, open, playing, active);
  const mayBest = mayPlayFirst(props);
  useLayoutEffect(() => {
    atBoard.hands = active ? playing : null;
    return () => void (atBoard.hands = null);
  });

  const labels = useLayoutLabels();
  const keysShown = letters.value && room.width >= BOARD && !sizes.low && seat !== null && !matchMedia("(pointer: coarse)").matches;
  const keyLabel = useMemo(() => {
    const label = (key: ReturnType<typeof keyOfSource>) => (keysShown && key ? labelOf(key, labels) : undefined);
    return {
      place: (at: number) => label(keyOfPlace(at, columns)),
      source: (source: string) => label(keyOfSource(sources.indexOf(source))),
      best: mayBest ? label({ code: BEST, shift: false }) : undefined,
      call: label({ code: CALL, shift: false }),
    };
  }, [keysShown, labels, columns, sources, mayBest]);

  const [tabbed, setTabbed] = useState({ pile: 0, source: "" });
  useKeys(board, { columns, sources, active, over: end !== null && !props.signal, goOn: putAway, ...hands, best: mayBest ? hands.best : null });
  useFocusOnPlace(board);
  useNumbers(board, view, seat, end ? null : call);
  useDragging(board, spots, active, hands);
  useMotion(board, spots, {
    view,
    seat,
    events,
    flights: playing.flights,
    refused: playing.refused,
    layout: `${room.width} ${room.height} ${strip} ${columns} ${sizes.rows} ${told.round} ${told.seats} ${seat}`,
    moves: !end,
  });

  /** Whether it is the second of two presses; not every browser counts them. */
  const pressed = useRef({ source: "", at: 0 });
  function isSecondPress(source: string, { detail, timeStamp }: MouseEvent): boolean {
    const before = pressed.current;
    const again = detail > 1 || (before.source === source && timeStamp - before.at < TWICE);
    pressed.current = { source: again ? "" : source, at: timeStamp };
    return again;
  }

  function click(event: MouseEvent): void {
    const { pile, source, turn, pass, call, best } = (event.target as Element).closest<HTMLElement>("button")?.dataset ?? {};
    if (!active) return;
    if (pile !== undefined) hands.pile(Number(pile));
    else if (source !== undefined && isSecondPress(source, event)) hands.quick(source);
    else if (source !== undefined) hands.pick(source);
    else if (turn !== undefined) hands.turn();
    else if (pass !== undefined) props.pass?.();
    else if (call !== undefined) hands.call(call);
    else if (best !== undefined) hands.best();
  }

  function noteFocus(event: FocusEvent): void {
    const { pile, source, turn } = (event.target as HTMLElement).dataset;
    if (pile !== undefined) setTabbed((before) => ({ ...before, pile: Number(pile) }));
    else if (source !== undefined) setTabbed((before) => ({ ...before, source }));
    else if (turn !== undefined) setTabbed((before) => ({ ...before, source: "turn" }));
  }

  function press(event: KeyboardEvent): void {
    if (board.current && walk(board.current, event, columns)) event.preventDefault();
    else if (event.key === "Escape") {
      if (playing.chosen) playing.choose(null);
      playing.drop();
    }
  }
  // on the board for all its buttons, so that they need not be drawn anew with every news
  useEventIn(board, "click", click);
  useEventIn(board, "keydown", press);
  useEventIn(board, "focusin", noteFocus);

  const [crowd, slim] = [told.seats > 6, room.width < SLIM];
  const manner = [
    "cards-board",
    narrow ? "cards-narrow" : "cards-wide",
    crowd && "cards-crowd",
    sizes.low && "cards-low",
    sizes.tight && "cards-tight",
    slim && "cards-slim",
    stacks && "cards-stacks",
    end && "cards-ended",
    strip > 0 && "cards-called",
  ].filter(Boolean);
  const manners = { narrow, looks: narrow && !end, roomy: !narrow && !crowd && !slim };
  const turn = props.settings?.rhythm === "turns" && phase === "playing" ? (told.actors[0] ?? null) : null;
  const side = { view, turn, names, levels: props.levels ?? [], faces: props.faces ?? [], words, caller: call && !end ? call.by : null, ...manners };
  const reachable = view.piles[tabbed.pile] || tabbed.pile === free ? tabbed.pile : free;
  return (
    <WithFolk.Provider value={folk}>
      <div
        ref={board}
        class={manner.join(" ")}
        style={{
          "--across": `${room.width}px`,
          "--height": `${room.height}px`,
          "--pile": `${sizes.pile}px`,
          "--mine": `${sizes.mine}px`,
          "--columns": columns,
          "--rows": sizes.rows,
          "--sources": sources.length,
        }}
      >
        <BackPatterns />
        {seat !== null && (
          <Mine
            {...lights.mine}
            view={view}
            words={words}
            seat={seat}
            name={names[seat] ?? ""}
            open={open}
            sources={sources}
            chosen={active ? playing.chosen : null}
            held={playing.held?.move.kind === "turn" ? "turn" : (playing.held?.source ?? null)}
            pass={Boolean(props.pass)}
            refused={playing.refused}
            keyLabel={keyLabel.source}
            turnKey={keysShown ? words.phrase("cards-space") : undefined}
            bestKey={keyLabel.best}
            callKey={keyLabel.call}
            best={mayBest ? active && playing.best(null) !== null : null}
            turning={playing.flights.some((flight) => flight.move.kind === "turn")}
            tabbed={tabbed.source || (sources[0] ?? "")}
            narrow={narrow}
          />
        )}
        <Middle
          view={view}
          words={words}
          names={names}
          lights={{ ...lights.middle, latest }}
          places={places}
          free={free}
          columns={columns}
          keyLabel={keyLabel.place}
          tabbed={reachable}
          beneath={beneath}
          idle={!active}
        />
        <section class="cards-others" aria-label={words.phrase(seat === null ? "cards-players" : "cards-others")}>
          <h2 class="unseen">{words.phrase(seat === null ? "cards-players" : "cards-others")}</h2>
          {narrow ? (
            <Others {...side} side="line" seats={[...seating.left.toReversed(), ...seating.top, ...seating.right]} />
          ) : (
            <>
              <Others {...side} side="left" seats={seating.left} />
              <Others {...side} side="top" seats={seating.top} />
              <Others {...side} side="right" seats={seating.right} />
            </>
          )}
        </section>
        {call && !end && <Called call={call} seat={seat} names={names} words={words} signal={props.signal} />}
        {call && !end && <Lifted board={board} view={view} mine={seat} call={call} />}
        {seconds > 0 && !end && <Countdown seconds={seconds} round={told.laid.some(Boolean) ? null : told.round} words={words} />}
        {active && rest > 0 && <p class="cards-rest">{words.phrase("cards-rest", { seconds: rest })}</p>}
        {props.signal && !end && !call && <div class="cards-waits">{props.signal}</div>}
        {end && (
          <Strip
            end={end}
            view={view}
            seat={seat}
            names={names}
            faces={props.faces ?? []}
            words={words}
            seconds={seconds}
            signal={props.signal}
            keyShown={keysShown}
            goOn={phase === "replay" ? null : putAway}
          />
        )}
      </div>
    </WithFolk.Provider>
  );
}

/** The end of the last round, until it is put away, the next one is about to begin, or somebody plays in it. */
function useRoundEnd(
  { events, phase }: CardsProps,
  view: CardsView,
  begins: number | null,
): { end: RoundEnd | null; putAway(): void } {
  const kept = useRef<{ heard: CardsProps["events"]; end: RoundEnd | null } | null>(null);
  const [away, setAway] = useState<RoundEnd | null>(null);
  if (kept.current === null) {
    kept.current = { heard: events, end: phase === "replay" ? endSeen(view) : null };
  } else if (kept.current.heard !== events) {
    const played = events.some(({ facts }) => facts && "card" in facts);
    const before = played || phase === "replay" ? null : kept.current.end;
    kept.current = { heard: events, end: roundEnd(events) ?? before };
  }
  const { end } = kept.current;
  const soon = begins !== null && Date.now() > begins - STRIP_LEAVES;
  // When the match is over, the frame's own end tells everything; one thing at a time.
  const gone = end === null || end === away || phase === "over" || (phase === "playing" && soon);
  return { end: gone ? null : end, putAway: () => setAway(end) };
}

/** The card that lay on each pile before its top, to be seen while the new one flies. */
function useBeneath(view: CardsView): ReadonlyMap<number, CardText> {
  const known = useRef({
    round: view.round,
    tops: [] as (CardText | undefined)[],
    beneath: new Map<number, CardText>(),
  });
  if (known.current.round !== view.round) known.current = { round: view.round, tops: [], beneath: new Map() };
  const { tops, beneath } = known.current;
  for (const [at, pile] of view.piles.entries()) {
    const before = tops[at];
    if (pile && before && before !== pile.top) beneath.set(at, before);
    if (!pile) beneath.delete(at);
    tops[at] = pile?.top;
  }
  return beneath;
}

/** Where somebody else has just played. */
function useLatest(events: CardsProps["events"], mine: number | null, view: CardsView) {
  for (const { kind, seat, facts } of events.toReversed()) {
    if ((kind !== "plays" && kind !== "opens" && kind !== "completes") || seat === mine) continue;
    const at = facts.pile - 1;
    return typeof seat === "number" && view.piles[at] ? { at, seat, size: view.piles[at].size } : null;
  }
  return null;
}
