/** An address where there is nothing. */

import { LinkButton } from "../parts/fields/Button.tsx";
import { Layout } from "../parts/Layout.tsx";
import { say } from "../state/say.ts";

export const NoPage = () => (
  <Layout>
    <h1 data-heading tabIndex={-1}>
      {say("no-such-page")}
    </h1>
    <p>
      <LinkButton label={say("to-the-shelf")} href="/" />
    </p>
  </Layout>
);
