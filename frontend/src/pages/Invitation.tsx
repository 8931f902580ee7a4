/** Inviting others to a table: a QR code, six signs to read out, a link; or, on this computer alone, the door of the house. */

import { useEffect, useState } from "preact/hooks";
import { announce } from "../ear.ts";
import { openHouse, seeInvitation } from "../net/http.ts";
import type { Invitation as Shown } from "../net/messages.ts";
import { Button } from "../parts/Button.tsx";
import { CopyButton } from "../parts/CopyButton.tsx";
import { Alert } from "../parts/Fields.tsx";
import { Icon, Mark } from "../parts/Icon.tsx";
import { QrCode } from "../parts/QrCode.tsx";
import { houseKey } from "../state/chosen.ts";
import { troubleOf } from "../state/games.ts";
import { say } from "../state/say.ts";
import "./Invitation.css";

/** Addresses that only the devices of one house reach. */
const AT_HOME = /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./;

/** How others come to the table, as it is now: asked for again when a code has had its time. */
function useInvitation(table: string) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [trouble, setTrouble] = useState("");
  const ask = (asked: Promise<Shown>) =>
    asked.then(
      (found) => {
        setShown(found);
        setTrouble("");
        return true;
      },
      (error: unknown) => {
        setTrouble(troubleOf(error));
        return false;
      },
    );
  const until = shown?.until ?? null;
  useEffect(() => void ask(seeInvitation(table)), [table]);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => void ask(seeInvitation(table)), Math.max(60_000, until - Date.now()));
    return () => clearTimeout(timer);
  }, [table, until]);
  const door = (open: boolean) =>
    ask(openHouse(table, open, houseKey.value)).then((done) => {
      if (done) announce(say(open ? "house-open" : "house-closed"));
    });
  return { shown, trouble, door };
}

export function Invitation({ table }: { table: string }) {
  const { shown, trouble, door } = useInvitation(table);
  const here = location.origin + location.pathname;
  const link = shown ? shown.link : null;
  return (
    <section class="paper invitation" aria-labelledby="invite-heading">
      <h2 id="invite-heading">{say("invite-title")}</h2>
      <p class="soft invite-lead">{say(shown && !link ? "invite-here-only" : "invite-lead")}</p>
      <Alert text={trouble} />
      {shown && link ? (
        <Open shown={shown} link={link} close={() => door(false)} />
      ) : shown ? (
        <HereOnly shown={shown} link={here} open={() => door(true)} />
      ) : null}
    </section>
  );
}

function Open({ shown, link, close }: { shown: Shown; link: string; close(): unknown }) {
  const atHome = AT_HOME.test(new URL(link).hostname);
  return (
    <>
      <div class="invite-ways">
        <figure>
          <QrCode text={link} label={say("share-qr")} />
          <figcaption class="soft">{say("invite-camera")}</figcaption>
        </figure>
        <div>
          {shown.code ? <ReadOut code={shown.code} /> : null}
          <p class="invite-label soft">{say("invite-link")}</p>
          <LinkField link={link} />
          <Sharing link={link} />
        </div>
      </div>
      <ul class="invite-notes">
        {atHome ? (
          <li>
            <Icon name="wifi" />
            <span>
              <strong>{say("invite-at-home")}</strong> {say("invite-numbers")}{" "}
              {shown.house === "open" && shown.may_open && houseKey.value ? (
                <button type="button" class="invite-close" onClick={() => void close()}>
                  {say("house-close")}
                </button>
              ) : null}
            </span>
          </li>
        ) : null}
        <li>
          <Icon name="eye" />
          <span>{say("invite-more")}</span>
        </li>
      </ul>
    </>
  );
}

/** Six signs in two groups, as they are read out. */
function ReadOut({ code }: { code: string }) {
  return (
    <>
      <p class="invite-label soft">{say("invite-read-out")}</p>
      <p class="invite-code" role="img" aria-label={say("invite-code", { signs: [...code].join(" ") })}>
        {[...code].map((sign, at) => (
          <b key={at}>{sign}</b>
        ))}
      </p>
      <p class="invite-hint soft">{say("invite-type")}</p>
    </>
  );
}

const LinkField = ({ link }: { link: string }) => (
  <input
    class="entry invite-field"
    readOnly
    value={link}
    aria-label={say("share-link")}
    onFocus={(event) => event.currentTarget.select()}
  />
);

/** The share sheet of the device, where it has one, and the clipboard. */
function Sharing({ link }: { link: string }) {
  const data = { title: say("house"), url: link };
  const shares = typeof navigator.share === "function" && (navigator.canShare?.(data) ?? true);
  return (
    <div class="buttons">
      {shares ? (
        <button
          type="button"
          class="btn primary"
          onClick={() => void navigator.share(data).catch(() => undefined)} // who closes the sheet has not failed
        >
          <Icon name="share" /> {say("invite-share")}
        </button>
      ) : null}
      <CopyButton link={link} label="invite-copy" look={shares ? "quiet" : "primary"}>
        <Icon name="copy" />
      </CopyButton>
    </div>
  );
}

function HereOnly({ shown, link, open }: { shown: Shown; link: string; open(): unknown }) {
  const [busy, setBusy] = useState(false);
  const why = shown.house == null ? "house-no-address" : shown.may_open ? "house-key" : "house-ask-host";
  const mayOpen = shown.may_open && houseKey.value !== "";
  return (
    <>
      {mayOpen ? (
        <div class="invite-house">
          <HousePicture />
          <div>
            <h3>{say("house-ask")}</h3>
            <ul>
              {["house-tick-guests", "house-tick-safe", "house-tick-close"].map((tick) => (
                <li key={tick}>
                  <Icon name="check" /> <span>{say(tick)}</span>
                </li>
              ))}
            </ul>
            <Button
              label={say("house-do-open")}
              look="primary"
              off={busy}
              act={async () => {
                setBusy(true);
                await open();
                setBusy(false);
              }}
            />
          </div>
        </div>
      ) : (
        <p>{say(why)}</p>
      )}
      <div class="invite-ways">
        <p class="invite-hollow">{say(mayOpen ? "invite-hollow" : "invite-hollow-none")}</p>
        <div>
          <p class="invite-label soft">{say("invite-until-then")}</p>
          <LinkField link={link} />
          <div class="buttons">
            <CopyButton link={link} label="invite-copy">
              <Icon name="copy" />
            </CopyButton>
          </div>
          <p class="invite-hint soft">{say("invite-second-window")}</p>
        </div>
      </div>
    </>
  );
}

/** A house with a computer in it, and two phones that hear it. */
const HousePicture = () => (
  <svg class="invite-picture" viewBox="0 0 190 176" aria-hidden="true" focusable="false">
    <g class="invite-walls">
      <path d="M134 48V20h15v42" />
      <path d="M28 166V70L95 14l67 56v96Z" />
      <path d="M12 84 95 14l83 70" />
      <rect x="38" y="106" width="17" height="30" rx="4" />
      <rect x="138" y="112" width="15" height="26" rx="4" />
    </g>
    <rect x="76" y="108" width="46" height="31" rx="4" fill="#3a6650" />
    <path d="M70 146h58" class="invite-walls" />
    <g class="invite-waves">
      <path d="M84 100a22 22 0 0 1 30 0M74 89a36 36 0 0 1 50 0" />
      <path d="M57 121h12M126 123h9" />
    </g>
    <svg x="86" y="111" class="invite-mark">
      <Mark size={26} />
    </svg>
  </svg>
);
