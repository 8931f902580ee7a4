import { useEffect, useState } from "preact/hooks";

interface Loaded<T> {
  readonly found: T | null;
  readonly error: unknown;
}

/** What a promise brings, asked for again when one of `keys` changes; until then what was found before stays. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ found: null, error: null });
  useEffect(() => {
    let here = true;
    load().then(
      (found) => here && setLoaded({ found, error: null }),
      (error: unknown) => here && setLoaded(({ found }) => ({ found, error })),
    );
    return () => {
      here = false;
    };
  }, keys);
  return loaded;
}
