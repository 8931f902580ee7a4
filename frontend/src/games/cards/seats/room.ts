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
    const stage = board.current?.parentElement?.parentElement;
    const around = [stage, stage?.parentElement];
    // what stands above and below comes, goes and grows: the last move, the line of guidance, the strip for ears
    const watchAll = () => {
      for (const place of around) for (const neighbour of place?.children ?? []) watch.observe(neighbour);
    };
    const neighbours = new MutationObserver(() => {
      watchAll();
      measure();
    });
    watchAll();
    for (const place of around) if (place) neighbours.observe(place, { childList: true });
    addEventListener("resize", measure);
    return () => {
      watch.disconnect();
      neighbours.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  return room;
}
