import type { Browser, BrowserContext, Page } from "@playwright/test";
import { answerThirdParties } from "#tests/e2e/fixtures/third-parties.ts";
import { inspectState } from "./accessibility/inspect-state.ts";
import { doorStates, panelStates } from "./accessibility/panel-states.ts";
import { siteStates } from "./accessibility/site-states.ts";
import { type Device, type State, stateOf } from "./accessibility/state.ts";
import { reportFigure } from "./measure/figure.ts";
import { openDatabaseServer } from "./measure/own-database.ts";
import { staff, staffEnvironment } from "./measure/staff.ts";
import { openBrowser } from "./measure/with-site.ts";

// Every route and state of site and panel at three widths, by axe and by checks of our own (docs/accessibility.md).
// `ACCESSIBILITY_STATES` is a regular expression for some of them by name.
const only = new RegExp(process.env.ACCESSIBILITY_STATES ?? "");
const screens: Record<Device, { widths: number[]; height: number }> = {
  desktop: { widths: [1440], height: 900 },
  phone: { widths: [390, 320], height: 844 },
};
const embeds = {
  EMBED_LEAD_FORM_URL: "https://formularios.example.test/captacion",
  EMBED_TIMETABLE_URL: "https://horarios.example.test/semana",
  EMBED_CHAT_SCRIPT_URL: "https://chat.example.test/widget.js",
  EMBED_PARTNER_FORM_URL: "https://coches.example.test/solicitud",
  EMBED_VIDEO_ORIGIN: "https://video.example.test",
};
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const counts = { states: 0, stops: 0, axe: 0, own: 0 };
const unreached: string[] = [];
const byFinding = new Map<string, string[]>();

await using server = await openDatabaseServer();
const site = await server.openSite("accessibility", { ...staffEnvironment, ...embeds });
await using browser = await openBrowser();
const asStaff = await signIn(browser, site.url);
const waiting = [...(await readRoutes(site.url)), ...siteStates, ...doorStates, ...panelStates]
  .filter((it) => only.test(it.name))
  .flatMap((state) => (state.on ? [state.on] : (["desktop", "phone"] as const)).map((device) => ({ state, device })));
await Promise.all([work(), work()]);
report();

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await inspect(next.state, next.device);
}

async function inspect(state: State, device: Device): Promise<void> {
  await using context = await openContext(browser, state, device);
  const page = await context.newPage();
  try {
    await state.before?.(page);
    await page.goto(site.url + state.path, { waitUntil: "load" });
    await untilThere(page);
    await state.open?.(page);
    // What a press sets off is painted by then.
    await page.waitForTimeout(250);
    for (const width of screens[device].widths) {
      await page.setViewportSize({ width, height: screens[device].height });
      const { stops, findings } = await inspectState(page, width, device);
      counts.states += 1;
      counts.stops += stops;
      for (const it of new Set(findings)) {
        counts[it.startsWith("axe") ? "axe" : "own"] += 1;
        if (!byFinding.has(it)) console.log(`${state.name} (${width}): ${it}`);
        byFinding.set(it, [...(byFinding.get(it) ?? []), `${state.name} (${width})`]);
      }
    }
    if (counts.states % 30 < 2) console.log(`${counts.states} states, ${counts.axe} + ${counts.own} findings`);
  } catch (error) {
    unreached.push(
      `${state.name} (${device}): ${error instanceof Error ? error.message.split("\n").slice(0, 3).join(" ") : error}`,
    );
  }
}

async function openContext(browser: Browser, state: State, device: Device): Promise<BrowserContext> {
  const [width = 0] = screens[device].widths;
  const context = await browser.newContext({
    viewport: { width, height: screens[device].height },
    ...(device === "phone" && { isMobile: true, hasTouch: true }),
    ...(state.as === "staff" && { storageState: asStaff }),
    reducedMotion: "reduce",
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
  });
  context.setDefaultTimeout(10_000);
  await answerThirdParties(context);
  // To make each picture in each width is what would take longest, and nothing looks into them.
  await context.route(/\/pictures\//, (route) => route.fulfill({ contentType: "image/png", body: onePixel }));
  if (!state.isUnanswered) {
    await context.addInitScript((isInvited) => {
      if (self !== top || location.protocol !== "http:") return;
      localStorage.setItem("cookie_consent", "true");
      if (!isInvited) sessionStorage.setItem("lead_popup_seen", "true");
    }, state.name.includes("invitation"));
  }
  return context;
}

/** The panel asks for its lists once its script is there. */
async function untilThere(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.getByText("Cargando…", { exact: true }).first().waitFor({ state: "detached" });
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

/** Every address of the site map, at rest. */
async function readRoutes(url: string): Promise<State[]> {
  const map = await fetch(`${url}/sitemap.xml`).then((it) => it.text());
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  return [...paths, "/partners/propuesta-enviada", "/club/acacias/visita", "/p"].map((path) =>
    stateOf("visitor")(path),
  );
}

function report(): void {
  for (const [finding, places] of [...byFinding].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`${finding}\n    ${places.length} ×: ${places.slice(0, 4).join(", ")}`);
  }
  for (const it of unreached) console.log(`not reached: ${it}`);
  if (process.env.ACCESSIBILITY_STATES) return;
  const isWhole = counts.states >= 600 && unreached.length === 0;
  reportFigure({
    figure: "accessibility: states of routes at 320, 390 and 1440 px, all of them reached",
    aim: "≥ 600",
    measured: `${counts.states}, ${unreached.length} not reached`,
    holds: isWhole,
  });
  reportFigure({
    figure: "accessibility: findings of axe-core in them, rules of A, AA and best practice",
    aim: "0",
    measured: String(counts.axe),
    holds: isWhole && counts.axe === 0,
  });
  reportFigure({
    figure: `accessibility: findings of our own checks in them, at ${counts.stops} tab stops`,
    aim: "0",
    measured: String(counts.own),
    holds: isWhole && counts.own === 0,
  });
}
