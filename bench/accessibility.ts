import type { Browser } from "@playwright/test";
import { publishedLanguages } from "#shared/language.ts";
import { deskStates, fillDesk } from "./accessibility/desk-states.ts";
import { foreignStates, letPeopleWait, waitingStates } from "./accessibility/foreign-states.ts";
import type { KeptLooks } from "./accessibility/kept-looks.ts";
import { lengthenLists, longListStates } from "./accessibility/long-list-states.ts";
import { doorStates, panelStates } from "./accessibility/panel-states.ts";
import { siteStatesIn } from "./accessibility/site-states.ts";
import { type Device, keyOf, type State, stateOf } from "./accessibility/state.ts";
import { visitStates } from "./accessibility/visit-states.ts";
import { type Premises, walkState } from "./accessibility/walk-state.ts";
import { reportFigure } from "./measure/figure.ts";
import { endOfPart, keepRows, readKeptRows } from "./measure/kept-rows.ts";
import { openDatabaseServer } from "./measure/own-database.ts";
import { readPublicPaths } from "./measure/site-map.ts";
import { staff, staffEnvironment } from "./measure/staff.ts";
import { openBrowser } from "./measure/with-site.ts";

// Every route and state of site and panel at three widths, by axe and by checks of our own (docs/accessibility.md). What
// was looked at within a day is kept and not looked at again, so that a walk can be broken off and gone on with:
// `ACCESSIBILITY_MINUTES` ends it after so many, `ACCESSIBILITY_AFRESH=1` forgets what is kept, and
// `ACCESSIBILITY_STATES` is a regular expression for some states by name, which are looked at in any case.
const only = process.env.ACCESSIBILITY_STATES ? new RegExp(process.env.ACCESSIBILITY_STATES) : null;
const until = endOfPart("ACCESSIBILITY");
const workers = Number(process.env.ACCESSIBILITY_WORKERS ?? 2);
const embeds = {
  EMBED_LEAD_FORM_URL: "https://formularios.example.test/captacion",
  EMBED_TIMETABLE_URL: "https://horarios.example.test/semana",
  EMBED_CHAT_SCRIPT_URL: "https://chat.example.test/widget.js",
  EMBED_PARTNER_FORM_URL: "https://coches.example.test/solicitud",
  EMBED_VIDEO_ORIGIN: "https://video.example.test",
};

interface Look {
  state: State;
  device: Device;
}

await using server = await openDatabaseServer();
await using browser = await openBrowser();
const usual = await openPremises("usual", fillDesk);
const long = await openPremises("long", async (sql) => {
  await lengthenLists(sql);
  await letPeopleWait(sql);
});
const all: Look[] = [
  // Staff work in the panel all day, and a walk is often broken off.
  ...[
    ...doorStates,
    ...panelStates,
    ...deskStates,
    ...longListStates,
    ...waitingStates,
    ...(await foreignStates(usual.url)),
  ],
  ...publishedLanguages.flatMap(siteStatesIn),
  ...(await visitStates(usual.url)),
  ...(await readPublicPaths(usual.url)).map((path) => stateOf("visitor")(path)),
].flatMap((state) => (state.on ? [state.on] : (["desktop", "phone"] as const)).map((device) => ({ state, device })));
const keys = new Set(all.map(keyOfLook));
if (keys.size < all.length) throw new Error("Two states have one name.");

const kept = new Map(
  (process.env.ACCESSIBILITY_AFRESH ? [] : readKeptRows<KeptLooks>("accessibility"))
    .filter((row) => keys.has(keyOf(row)))
    .map((row): [string, KeptLooks] => [keyOf(row), row]),
);
const waiting = all.filter((entry) => (only ? only.test(entry.state.name) : !kept.has(keyOfLook(entry))));
const unreached: string[] = [];
console.log(`${all.length} states of a device, ${kept.size} kept, ${waiting.length} to be looked at`);
await Promise.all(Array.from({ length: workers }, work));
report();

function keyOfLook({ state, device }: Look): string {
  return keyOf({ name: state.name, device });
}

async function openPremises(name: string, fill?: typeof lengthenLists): Promise<Premises> {
  const site = await server.openSite(`accessibility_${name}`, { ...staffEnvironment, ...embeds });
  await fill?.(site.sql);
  return { browser, url: site.url, asStaff: await signIn(browser, site.url) };
}

async function work(): Promise<void> {
  for (let next = waiting.shift(); next && Date.now() < until; next = waiting.shift()) await look(next);
}

async function look(entry: Look): Promise<void> {
  const { state, device } = entry;
  try {
    const looks = await walkState(state.isLong ? long : usual, state, device);
    kept.set(keyOfLook(entry), { name: state.name, device, at: new Date().toISOString(), looks });
    keepRows("accessibility", [...kept.values()]);
    for (const { width, findings } of looks) {
      for (const finding of new Set(findings)) console.log(`${state.name} (${width}): ${finding}`);
    }
    if (kept.size % 20 === 0) console.log(`${kept.size} of ${all.length}`);
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n").slice(0, 3).join(" ") : String(error);
    unreached.push(`${state.name} (${device}): ${why}`);
    console.log(`not reached: ${unreached.at(-1)}`);
  }
}

async function signIn(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL(/\/admin$/);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

function report(): void {
  const looks = [...kept.values()].flatMap(({ name, looks }) => looks.map((entry) => ({ name, ...entry })));
  const found = looks.flatMap(({ name, width, findings }) =>
    [...new Set(findings)].map((finding) => ({ finding, place: `${name} (${width})` })),
  );
  for (const [finding, places] of Map.groupBy(found, (entry) => entry.finding)) {
    console.log(
      `${finding}\n    ${places.length} ×: ${places
        .slice(0, 4)
        .map(({ place }) => place)
        .join(", ")}`,
    );
  }
  for (const it of unreached) console.log(`not reached: ${it}`);
  const left = all.length - kept.size;
  console.log(`${looks.length} looks, ${found.length} findings; ${left} states of a device are left`);
  // A part is no figure.
  if (left > unreached.length) return;
  const isWhole = looks.length >= 600 && left === 0;
  const byAxe = found.filter(({ finding }) => finding.startsWith("axe")).length;
  reportFigure({
    figure: "accessibility: states of routes at 320, 390 and 1440 px, all of them reached",
    aim: "≥ 600",
    measured: `${looks.length} looks at ${new Set(all.map(({ state }) => state.name)).size} states, ${left} not reached`,
    holds: isWhole,
  });
  reportFigure({
    figure: "accessibility: findings of axe-core in them, rules of A, AA and best practice",
    aim: "0",
    measured: String(byAxe),
    holds: isWhole && byAxe === 0,
  });
  reportFigure({
    figure: `accessibility: findings of our own checks in them, at ${looks.reduce((sum, entry) => sum + entry.stops, 0)} tab stops`,
    aim: "0",
    measured: String(found.length - byAxe),
    holds: isWhole && found.length === byAxe,
  });
}
