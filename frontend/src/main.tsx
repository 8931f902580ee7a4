import { effect } from "@preact/signals";
import { render } from "preact";
import "./look/base.css";
import { Announcer } from "./parts/Announcer.tsx";
import { Later } from "./pages/Later.tsx";
import { NoPage } from "./pages/NoPage.tsx";
import { Shelf } from "./pages/shelf/Shelf.tsx";
import { Light } from "./parts/Light.tsx";
import { enterOnce } from "./parts/gestures/presses.ts";
import { dress } from "./state/chosen.ts";
import { takeHouseKey } from "./state/housekey.ts";
import { path, search } from "./state/route.ts";
import { stockShelf } from "./state/games.ts";
import { secret } from "./state/memory.ts";
import { keepForOffline } from "./state/offline.ts";
import { watchPreparing } from "./state/preparing.ts";
import { learn } from "./state/say.ts";

const playing = () => import("./pages/playing.ts");
const lesson = () => playing().then(({ LessonPage }) => LessonPage);
const newTable = () => playing().then(({ NewTable }) => NewTable);
const replay = () => playing().then(({ ReplayPage }) => ReplayPage);
const table = () => playing().then(({ TablePage }) => TablePage);
const puzzle = () => import("./pages/PuzzlePage.tsx").then(({ PuzzlePage }) => PuzzlePage);
const rules = () => import("./pages/Rules.tsx").then(({ Rules }) => Rules);
const sounds = () => import("./pages/Sounds.tsx").then(({ SoundsPage }) => SoundsPage);
const me = () => import("./pages/Me.tsx").then(({ Me }) => Me);

function Page() {
  const [, first, second, third, fourth] = path.value.split("/");
  if (first === "t" && second && third === "replay")
    return <Later key={path.value} load={replay} table={second} match={Number(fourth)} />;
  if (first === "t" && second) return <Later key={second} load={table} id={second} />;
  if (first === "play" && second)
    return <Later key={path.value + search.value} load={newTable} name={second} withBots={search.value === "?bots"} />;
  if (first === "puzzles") return <Later key={second ?? ""} load={puzzle} id={second && decodeURIComponent(second)} />;
  if (first === "learn" && second) return <Later key={path.value} load={lesson} game={second} name={third ?? ""} />;
  if (first === "me") return <Later load={me} />;
  if (first === "sounds" && second) return <Later key={second} load={sounds} game={second} />;
  if (first === "rules" && second) return <Later key={second} load={rules} game={second} />;
  return path.value === "/" ? <Shelf /> : <NoPage />;
}

function Whole() {
  return (
    <>
      <Light />
      <Page />
      <Announcer />
    </>
  );
}

addEventListener("keydown", enterOnce, { capture: true });
takeHouseKey();
dress(document.documentElement);
stockShelf();
await learn();
render(<Whole />, document.getElementById("page")!);
void watchPreparing();
void keepForOffline();
effect(() => {
  if (secret.value) void import("./state/profile.ts").then(({ keepInStep }) => keepInStep());
});
