import { useEffect, useLayoutEffect, useState } from "preact/hooks";

/** How much room the board has: down to what stands below it, and never more than the window shows. */
export function useRoom(board: { readonly current: HTMLElement | null }): { width: number; height: number } {
  const [room, setRoom] = useState({ width: innerWidth, height: innerHeight - 56 });
  const measure = () => {
    const holder = board.current?.parentElement;
    if (!holder) return;
    let below = 0;
    for (let next = holder.nextElementSibling; next; next = next.nextElementSibling) {
      if (getComputedStyle(next).position !== "fixed") below += (next as HTMLElement).offsetHeight;
    }
    const top = holder.getBoundingClientRect().top + scrollY;
    const width = holder.clientWidth;
    const height = Math.max(320, Math.floor(innerHeight - Math.min(top, innerHeight / 3) - below));
    setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
  };
  useLayoutEffect(measure, []);
  useEffect(() => {
    const watch = new ResizeObserver(measure);
    const neighbours = new MutationObserver(measure); // such as the last move, which comes with the first one
    const holder = board.current?.parentElement;
    const stage = holder?.parentElement;
    if (holder) watch.observe(holder);
    for (const around of [stage, stage?.parentElement]) if (around) neighbours.observe(around, { childList: true });
    for (const above of stage?.parentElement?.children ?? []) watch.observe(above); // the line of guidance goes one day
    addEventListener("resize", measure);
    return () => {
      watch.disconnect();
      neighbours.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  return room;
}
