/** A part of a page whose script is loaded when it is wanted. */

import type { ComponentChildren, ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { loadAnew } from "../net/anew.ts";
import { useLoaded } from "../state/loaded.ts";

interface LazyProps<P> {
  load(): Promise<ComponentType<P>>;
  /** Stands there until it has come; whether it cannot be had. */
  readonly waiting?: (trouble: boolean) => ComponentChildren;
}

export function Lazy<P extends object>({ load, waiting, ...props }: LazyProps<P> & P) {
  const { found, error } = useLoaded(async () => ({ load, Part: await load() }), [load]);
  useEffect(() => void (error && loadAnew()), [error]);
  return found?.load === load ? <found.Part {...(props as unknown as P)} /> : (waiting?.(Boolean(error)) ?? null);
}
