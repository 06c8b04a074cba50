import type { Browser, BrowserContext, Page } from "@playwright/test";
import { popupSeenName, refusedName } from "#domain/consent/stored-names.ts";
import { languageOf } from "#shared/language.ts";
import { answerThirdParties } from "#tests/e2e/fixtures/third-parties.ts";
import { translatorOf } from "#texts/translators.ts";
import { reportFigure } from "./measure/figure.ts";
import { endOfPart, keepRows, readKeptRows } from "./measure/kept-rows.ts";
import { openSite } from "./measure/open-site.ts";
import { readPublicPaths } from "./measure/site-map.ts";
import { openBrowser } from "./measure/with-site.ts";

// Whether anybody else hears of a visitor who has not answered the notice of cookies, or has refused: every public page in
// both languages, a minute each, on a desktop and on a phone, each in a browser context of its own. Third parties are
// configured for every purpose. `PRIVACY_SECONDS` for shorter looks, `PRIVACY_TABS` for how many at once. Gone on with like
// the walk (decision 0282): `PRIVACY_MINUTES` for a part, `PRIVACY_AFRESH=1` to forget what is kept.
const seconds = Number(process.env.PRIVACY_SECONDS ?? 60);
const isWhole = seconds >= 60;
const tabs = Number(process.env.PRIVACY_TABS ?? 60);
const embeds = {
  EMBED_LEAD_FORM_URL: "https://formularios.example.test/captacion",
  EMBED_TIMETABLE_URL: "https://horarios.example.test/semana",
  EMBED_CHAT_SCRIPT_URL: "https://chat.example.test/widget.js",
  EMBED_CAREERS_SCRIPT_URL: "https://empleo.example.test/form.js",
  EMBED_CAREERS_FORM_ID: "empleo",
  EMBED_PARTNER_FORM_URL: "https://coches.example.test/solicitud",
  EMBED_VIDEO_ORIGIN: "https://video.example.test",
};
/** What is kept of a visit until its tab is closed and needs nobody's consent: the cookie table says what for. */
const ofTheVisit = [refusedName, popupSeenName];
const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

interface Visit {
  path: string;
  device: keyof typeof screens;
  isRefused: boolean;
}

/** What a look has found. */
interface Looked extends Visit {
  /** ISO text. */
  at: string;
  requests: string[];
  cookies: string[];
  stored: string[];
  ofVisit: string[];
}

/** Pages that did not come: nobody knows what they would have done. */
const failed = new Map<string, string>();

await using site = await openSite(embeds);
await using browser = await openBrowser();
const until = endOfPart("PRIVACY");
const paths = await readPublicPaths(site.url);
const devices = ["desktop", "phone"] as const;
const all: Visit[] = paths.flatMap((path) =>
  devices.flatMap((device) => [false, true].map((isRefused) => ({ path, device, isRefused }))),
);
const keys = new Set(all.map(whereOf));
const kept = new Map(
  (process.env.PRIVACY_AFRESH || !isWhole ? [] : readKeptRows<Looked>("privacy"))
    .filter((row) => keys.has(whereOf(row)))
    .map((row) => [whereOf(row), row]),
);
await look(tabs);
// On a machine that others use a page may be too slow among so many: those have it to themselves.
if (failed.size > 0) await look(2);
report();

function whereOf({ path, device, isRefused }: Visit): string {
  return `${path} (${device}, ${isRefused ? "refused" : "not answered"})`;
}

/** At all that has not been looked at, in so many tabs. */
async function look(tabs: number): Promise<void> {
  const waiting = all.filter((entry) => !kept.has(whereOf(entry)));
  await Promise.all(Array.from({ length: tabs }, work));

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next && Date.now() < until; next = waiting.shift()) {
      const where = whereOf(next);
      try {
        kept.set(where, await visit(browser, next));
        failed.delete(where);
        if (isWhole) keepRows("privacy", [...kept.values()]);
      } catch (error) {
        failed.set(where, error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
      }
      if (waiting.length % 40 === 0) console.log(`${waiting.length} of ${all.length} left`);
    }
  }
}

async function visit(browser: Browser, { path, device, isRefused }: Visit): Promise<Looked> {
  await using context = await browser.newContext({ ...screens[device], timezoneId: "Europe/Madrid" });
  context.setDefaultTimeout(60_000);
  await answerThirdParties(context);
  // Ours, and each is made when it is first asked for: no page would be there in time.
  await context.route(/\/pictures\//, (route) => route.abort());
  const page = await context.newPage();
  const requests: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== "127.0.0.1") requests.push(href);
  });
  await page.goto(site.url + path, { waitUntil: "load" });
  if (isRefused) await refuse(page, path);
  await lookAtAll(page);
  await page.waitForTimeout(seconds * 1000);
  const at = new Date().toISOString();
  return { path, device, isRefused, at, requests, ...(await readStores(context, page)) };
}

/** The pages without a notice keep what was refused on another. */
async function refuse(page: Page, path: string): Promise<void> {
  const t = translatorOf(languageOf(path));
  const notice = page.getByRole("region", { name: t("Tu privacidad es importante") });
  if (await notice.isVisible()) await notice.getByRole("button", { name: t("Rechazar") }).click();
  else await page.evaluate((name) => sessionStorage.setItem(name, "true"), refusedName);
  await page.reload({ waitUntil: "load" });
}

/** Down to the end and back, so that all that comes when it is near has come. */
async function lookAtAll(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    scrollTo(0, 0);
  });
}

async function readStores(
  context: BrowserContext,
  page: Page,
): Promise<Pick<Looked, "cookies" | "stored" | "ofVisit">> {
  const cookies = (await context.cookies()).map(({ name, domain }) => `${name} of ${domain}`);
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
    ...(await indexedDB.databases()).map((database) => `database ${database.name}`),
    ...(await caches.keys()).map((key) => `cache ${key}`),
    ...(await navigator.serviceWorker.getRegistrations()).map((registration) => `worker ${registration.scope}`),
  ]);
  const isOfVisit = (text: string) => ofTheVisit.some((name) => text === `session ${name}`);
  return { cookies, stored: names.filter((name) => !isOfVisit(name)), ofVisit: names.filter(isOfVisit) };
}

function report(): void {
  const what = `${paths.length} public pages, both languages, desktop and phone, not answered and refused, ${seconds} s each`;
  const looks = [...kept.values()];
  const found = (kind: "requests" | "cookies" | "stored") =>
    looks.flatMap((looked) => looked[kind].map((thing) => `${whereOf(looked)}: ${thing}`));
  for (const [where, why] of failed) console.log(`${where}: ${why}`);
  for (const it of (["requests", "cookies", "stored"] as const).flatMap(found)) console.log(it);
  const left = all.length - looks.length;
  console.log(`${looks.length} of ${all.length} looks, ${left} are left`);
  // A part is no figure.
  if (left > failed.size) return;
  const say = (list: readonly string[]) =>
    list.length === 0 ? "0" : `${list.length}, as ${list.slice(0, 3).join("; ")}`;
  const figure = (name: string, list: readonly string[], more = "") =>
    reportFigure({
      figure: `privacy: ${name}; ${what}`,
      aim: "0",
      measured: say(list) + more + (left > 0 ? `; ${left} pages did not come` : ""),
      holds: isWhole ? list.length + left === 0 : null,
    });
  figure("requests to others", found("requests"));
  figure("cookies", found("cookies"));
  const ofVisit = [...new Set(looks.flatMap((looked) => looked.ofVisit))].sort();
  const visit = ofVisit.length > 0 ? ` (of the visit alone: ${ofVisit.join(", ")})` : "";
  figure("names in storage, databases, caches and workers", found("stored"), visit);
}
