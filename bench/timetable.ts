import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { addDays, weekOf } from "#app/domain/time/dates.ts";
import { madridHoliday } from "#app/domain/time/madrid-holiday.ts";
import { madridDayAndMinute } from "#app/domain/time/madrid-time.ts";
import { reportFigure } from "./measure/figure.ts";
import { fillTimetable } from "./measure/fill-timetable.ts";
import { median } from "./measure/median.ts";
import { openDatabaseServer } from "./measure/own-database.ts";
import { staff, staffEnvironment } from "./measure/staff.ts";
import { measuredPhone } from "./measure/weigh-page.ts";
import { openBrowser } from "./measure/with-site.ts";

// A week of 200 classes: what its page weighs and when it is first painted on a phone's screen with the processor four
// times slower; and in the panel, on a desk as slow, from the key that moves a class to the next paint.
const classes = 200;
const rounds = 7;
const slowdown = 4;

await using server = await openDatabaseServer();
const site = await server.openSite("timetable", staffEnvironment);
await fillTimetable(site.sql, classes);
await using browser = await openBrowser();
await measurePage(browser);
await measureKeys(browser);

/** A week without a holiday, on which nothing is held. */
function plainMonday(): string {
  const [thisMonday = ""] = weekOf(madridDayAndMinute(new Date()).date);
  const mondays = [7, 14, 21, 28, 35, 42].map((days) => addDays(thisMonday, days));
  return mondays.find((monday) => !weekOf(monday).some((day) => madridHoliday(day, null) !== null)) ?? thisMonday;
}

async function measurePage(browser: Browser): Promise<void> {
  const address = `${site.url}/club/acacias/horario?dia=${plainMonday()}`;
  const html = await (await fetch(address)).text();
  const shown = html.split('class="class-details"').length - 1;
  const bytes = brotliCompressSync(html).length;
  reportFigure({
    figure: `timetable of ${shown} classes, the page as it travels`,
    aim: "≤ 30 kB",
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    holds: bytes <= 30_000 && shown === classes,
  });
  const paints: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const context = await browser.newContext(measuredPhone);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(address, { waitUntil: "load" });
    const paint = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    );
    // The first makes the pictures and the renderer ready.
    if (round > 0) paints.push(paint);
    await context.close();
  }
  const middle = median(paints);
  reportFigure({
    figure: `timetable of ${shown} classes, first paint on a phone, processor ${slowdown} times slower`,
    aim: "≤ 1 s",
    measured: `${middle.toFixed(0)} ms (${Math.min(...paints).toFixed(0)}–${Math.max(...paints).toFixed(0)} of ${rounds})`,
    holds: middle <= 1_000,
  });
}

async function measureKeys(browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "es-ES" });
  const page = await context.newPage();
  await page.goto(`${site.url}/login`);
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL("**/admin");
  await page.goto(`${site.url}/admin/timetable?club=acacias`);
  await page
    .locator(".week-board__day button")
    .nth(classes - 1)
    .waitFor();
  await slowDown(page);
  await page.locator(".week-board__day button").nth(20).focus();
  await page.keyboard.press("Enter");
  const times: number[] = [];
  for (const key of ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "Shift+ArrowDown"]) {
    for (let round = 0; round < rounds; round += 1) times.push(await timeKey(page, key));
  }
  times.sort((a, b) => a - b);
  const middle = median(times);
  reportFigure({
    figure: `moving a class among ${classes}, key to paint, processor ${slowdown} times slower`,
    aim: "≤ 100 ms",
    measured: `p50 ${middle.toFixed(0)} ms, worst of ${times.length} ${times.at(-1)?.toFixed(0)} ms`,
    holds: middle <= 100,
  });
  await context.close();
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** From the browser's receiving the key until the frame after what it changed, in milliseconds. */
async function timeKey(page: Page, key: string): Promise<number> {
  const taken = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const pressed = ({ timeStamp, key }: KeyboardEvent) => {
          if (key === "Shift") return;
          removeEventListener("keydown", pressed, true);
          requestAnimationFrame(() => {
            // What this frame shows is painted when the next task begins.
            const painted = new MessageChannel();
            painted.port1.onmessage = () => resolve(performance.now() - timeStamp);
            painted.port2.postMessage(null);
          });
        };
        addEventListener("keydown", pressed, true);
      }),
  );
  await page.keyboard.press(key);
  return taken;
}
