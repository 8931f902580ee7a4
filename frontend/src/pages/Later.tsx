/** A page whose script is loaded when somebody goes there. */

import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { loadAnew } from "../net/anew.ts";
import { Layout, Waiting } from "../parts/Layout.tsx";
import { useLoaded } from "../state/loaded.ts";
import { say } from "../state/say.ts";

interface LaterProps<P> {
  load(): Promise<ComponentType<P>>;
}

export function Later<P extends object>({ load, ...props }: LaterProps<P> & P) {
  const { found: Page, error } = useLoaded(async () => ({ Page: await load() }), [load]);
  useEffect(() => void (error && loadAnew()), [error]);
  if (Page) return <Page.Page {...(props as unknown as P)} />;
  return (
    <Layout>
      <Waiting trouble={error ? say("out-of-reach") : ""} />
    </Layout>
  );
}
