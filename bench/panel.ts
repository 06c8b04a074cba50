import type { Browser, BrowserContextOptions } from "@playwright/test";
import { connect } from "#backend/database/connect.ts";
import { findRunningDatabase } from "#backend/database/embedded.ts";
import { reportFigure } from "./measure/figure.ts";
import { fillInbox } from "./measure/fill-inbox.ts";
import { median } from "./measure/median.ts";
import { openSite } from "./measure/open-site.ts";
import { openSlowLine } from "./measure/slow-line.ts";
import { staff, staffEnvironment } from "./measure/staff.ts";
import { measuredPhone } from "./measure/weigh-page.ts";
import { openBrowser } from "./measure/with-site.ts";

// The panel on a phone over a slow line, the processor four times slower. A section that is opened first, from the address
// until its rows are there and its search takes a letter; what its scripts weigh, staff-waits-for-little-script holds.
// Target: 2.5 s. Then in an inbox of 20,000: a press on its name until its rows are there (800 ms), and one on a request
// until its name stands over it (200 ms).
const rounds = 5;
const path = "/admin/prices";

await using site = await openSite(staffEnvironment);
await using browser = await openBrowser();
const line = await openSlowLine(site.url);
const session = await signIn(browser, line.url);
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) times.push(await untilUsable(browser, line.url + path, session));
const presses = { list: [] as number[], request: [] as number[] };
await fillTheInbox();
for (let round = 0; round < rounds; round += 1) {
  const { list, request } = await pressInInbox(browser, line.url, session);
  presses.list.push(list);
  presses.request.push(request);
}
await line.close();
reportPresses("the inbox of 20,000 requests, until its rows are there", presses.list, 800);
reportPresses("a request of it, until its name is over it", presses.request, 200);
reportFigure({
  figure: `panel opened on a slow phone, \`${path}\`: usable`,
  aim: "≤ 2.5 s",
  measured: `${(median(times) / 1000).toFixed(2)} s (${times.map((time) => (time / 1000).toFixed(2)).join(", ")})`,
  holds: median(times) <= 2_500,
});

type Session = NonNullable<BrowserContextOptions["storageState"]>;

async function signIn(from: Browser, url: string): Promise<Session> {
  const context = await from.newContext({ baseURL: url, locale: "es-ES" });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL("**/admin");
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Milliseconds, in a browser that has kept nothing but the session. */
async function untilUsable(of: Browser, address: string, storageState: Session): Promise<number> {
  const context = await of.newContext({ ...measuredPhone, storageState });
  const page = await context.newPage();
  const cpu = await context.newCDPSession(page);
  await cpu.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("main tbody tr").first().waitFor();
  await page.locator("main input[type=search]").press("a");
  const time = await page.evaluate(() => performance.now());
  await context.close();
  return time;
}

async function fillTheInbox(): Promise<void> {
  const target = findRunningDatabase(site.dataDir);
  if (!target) throw new Error("The site has no database of its own.");
  const sql = connect(target, { max: 1 });
  await fillInbox(sql, 20_000);
  await sql.end({ timeout: 5 });
}

function reportPresses(what: string, took: readonly number[], aimMs: number): void {
  reportFigure({
    figure: `press in the panel on a slow phone: ${what}`,
    aim: `≤ ${aimMs} ms`,
    measured: `${median(took).toFixed(0)} ms (${took.map((time) => time.toFixed(0)).join(", ")})`,
    holds: median(took) <= aimMs,
  });
}

/** Milliseconds from each press, made when the page before it has nothing more to do. */
async function pressInInbox(of: Browser, url: string, storageState: Session) {
  const context = await of.newContext({ ...measuredPhone, storageState });
  const page = await context.newPage();
  const cpu = await context.newCDPSession(page);
  await cpu.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(`${url}/admin`);
  await page.locator("main a[href='/admin/inbox']").first().waitFor();
  await page.waitForLoadState("networkidle");
  const list = await page.evaluate(press, ["main a[href='/admin/inbox']", ".inbox__rows li"] as const);
  await page.waitForLoadState("networkidle");
  const request = await page.evaluate(press, [".inbox__rows li:nth-child(3) a", ".request h2"] as const);
  await context.close();
  return { list, request };
}

/** In the page: from the press on one element until another is drawn. */
function press([what, shown]: readonly [string, string]): Promise<number> {
  const begun = performance.now();
  document.querySelector<HTMLElement>(what)?.click();
  return new Promise((resolve) => {
    const look = () =>
      document.querySelector(shown) ? resolve(performance.now() - begun) : requestAnimationFrame(look);
    look();
  });
}
