/** A page whose script is loaded when somebody goes there. */

import type { ComponentType } from "preact";
import { Layout, Waiting } from "../parts/Layout.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { say } from "../state/say.ts";

interface LaterProps<P> {
  load(): Promise<ComponentType<P>>;
}

const waiting = (trouble: boolean) => (
  <Layout>
    <Waiting trouble={trouble ? say("out-of-reach") : ""} />
  </Layout>
);

export const Later = <P extends object>(props: LaterProps<P> & P) => <Lazy {...props} waiting={waiting} />;
