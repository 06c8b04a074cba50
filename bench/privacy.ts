import type { Browser, BrowserContext, Page } from "@playwright/test";
import { popupSeenName, refusedName } from "#app/domain/consent/stored-names.ts";
import { translatorOf } from "#app/texts/translators.ts";
import { languageOf } from "#shared/language.ts";
import { answerThirdParties } from "#tests/e2e/fixtures/third-parties.ts";
import { reportFigure } from "./measure/figure.ts";
import { openSite } from "./measure/open-site.ts";
import { readPublicPaths } from "./measure/site-map.ts";
import { openBrowser } from "./measure/with-site.ts";

// Whether anybody else hears of a visitor who has not answered the notice of cookies, or has refused: every public page in
// both languages, a minute each, on a desktop and on a phone, each in a browser context of its own. Third parties are
// configured for every purpose. `PRIVACY_SECONDS` for shorter looks, `PRIVACY_TABS` for how many at once.
const seconds = Number(process.env.PRIVACY_SECONDS ?? 60);
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

const found = { requests: [] as string[], cookies: [] as string[], stored: [] as string[], ofVisit: new Set<string>() };

/** Pages that did not come: nobody knows what they would have done. */
const failed: string[] = [];

await using site = await openSite(embeds);
await using browser = await openBrowser();
const paths = await readPublicPaths(site.url);
const devices = ["desktop", "phone"] as const;
const waiting: Visit[] = paths.flatMap((path) =>
  devices.flatMap((device) => [false, true].map((isRefused) => ({ path, device, isRefused }))),
);
const all = waiting.length;
await Promise.all(Array.from({ length: tabs }, work));
report();

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await visit(browser, next).catch((error: unknown) => {
      if (next)
        failed.push(`${next.path} (${next.device}): ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    });
    if (waiting.length % 40 === 0) console.log(`${waiting.length} of ${all} left`);
  }
}

async function visit(browser: Browser, { path, device, isRefused }: Visit): Promise<void> {
  await using context = await browser.newContext({ ...screens[device], timezoneId: "Europe/Madrid" });
  context.setDefaultTimeout(60_000);
  const where = `${path} (${device}, ${isRefused ? "refused" : "not answered"})`;
  await answerThirdParties(context);
  // Ours, and each is made when it is first asked for: no page would be there in time.
  await context.route(/\/pictures\//, (route) => route.abort());
  const page = await context.newPage();
  page.on("request", (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== "127.0.0.1") found.requests.push(`${where}: ${href}`);
  });
  await page.goto(site.url + path, { waitUntil: "load" });
  if (isRefused) await refuse(page, path);
  await lookAtAll(page);
  await page.waitForTimeout(seconds * 1000);
  await readStores(context, page, where);
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

async function readStores(context: BrowserContext, page: Page, where: string): Promise<void> {
  for (const { name, domain } of await context.cookies()) found.cookies.push(`${where}: ${name} of ${domain}`);
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((it) => `local ${it}`),
    ...Object.keys(sessionStorage).map((it) => `session ${it}`),
    ...(await indexedDB.databases()).map((it) => `database ${it.name}`),
    ...(await caches.keys()).map((it) => `cache ${it}`),
    ...(await navigator.serviceWorker.getRegistrations()).map((it) => `worker ${it.scope}`),
  ]);
  for (const it of names) {
    if (ofTheVisit.some((name) => it === `session ${name}`)) found.ofVisit.add(it);
    else found.stored.push(`${where}: ${it}`);
  }
}

function report(): void {
  const what = `${paths.length} public pages, both languages, desktop and phone, not answered and refused, ${seconds} s each`;
  for (const it of [...failed, ...found.requests, ...found.cookies, ...found.stored]) console.log(it);
  const say = (list: readonly string[]) =>
    list.length === 0 ? "0" : `${list.length}, as ${list.slice(0, 3).join("; ")}`;
  const figure = (name: string, list: readonly string[], more = "") =>
    reportFigure({
      figure: `privacy: ${name}; ${what}`,
      aim: "0",
      measured: say(list) + more + (failed.length > 0 ? `; ${failed.length} pages did not come` : ""),
      holds: seconds < 60 ? null : list.length + failed.length === 0,
    });
  figure("requests to others", found.requests);
  figure("cookies", found.cookies);
  const visit = found.ofVisit.size > 0 ? ` (of the visit alone: ${[...found.ofVisit].sort().join(", ")})` : "";
  figure("names in storage, databases, caches and workers", found.stored, visit);
}
