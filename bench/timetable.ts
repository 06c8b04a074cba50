import { brotliCompressSync } from "node:zlib";
import type { Browser, Locator, Page } from "@playwright/test";
import type { Sql } from "postgres";
import { addDays, weekOf } from "#domain/time/dates.ts";
import { madridHoliday } from "#domain/time/madrid-holiday.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { reportFigure } from "./measure/figure.ts";
import { middleOf } from "./measure/measure-press.ts";
import { median } from "./measure/median.ts";
import { openDatabaseServer } from "./measure/own-database.ts";
import { staff, staffEnvironment } from "./measure/staff.ts";
import { timeInput } from "./measure/time-input.ts";
import { measuredPhone } from "./measure/weigh-page.ts";
import { openBrowser } from "./measure/with-site.ts";

// A week of 200 classes: what its page weighs and when it is first painted on a phone's screen with the processor four
// times slower; and in the panel, on a desk as slow, from the key or the movement of the mouse that moves a class to the
// next paint, and from letting go of it to the paint of the week that has it there.
const classes = 200;
const rounds = 7;
const slowdown = 4;

await using server = await openDatabaseServer();
const site = await server.openSite("timetable", staffEnvironment);
await fillTimetable(site.sql, classes);
await using browser = await openBrowser();
await measurePage(browser);
await measureBoard(browser);

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
    const paint = await page.evaluate(firstPaint);
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

/** Runs in the page, which may have been loaded before it was painted. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) =>
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName("first-contentful-paint");
      if (entry) resolve(entry.startTime);
    }).observe({ type: "paint", buffered: true }),
  );
}

async function measureBoard(browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "es-ES" });
  const page = await context.newPage();
  await page.goto(`${site.url}/login`);
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL("**/admin");
  await page.goto(`${site.url}/admin/timetable?club=acacias`);
  const blocks = page.locator(".week-board__day li > button");
  await blocks.nth(classes - 1).waitFor();
  await slowDown(page);
  const keys = await timeKeys(page, blocks.nth(20));
  reportTimes("moving a class by key", keys.moves);
  reportTimes("letting go of it by key", keys.drops);
  const mouse = await timeMouse(page, blocks.nth(60));
  reportTimes("dragging a class with the mouse", mouse.moves);
  reportTimes("letting go of it with the mouse", mouse.drops);
  await context.close();
}

interface Times {
  moves: number[];
  drops: number[];
}

async function timeKeys(page: Page, block: Locator): Promise<Times> {
  const times: Times = { moves: [], drops: [] };
  await block.focus();
  for (let round = 0; round < rounds; round += 1) {
    times.moves.push(await timeInput(page, "keydown", () => page.keyboard.press("Enter")));
    for (const key of ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "Shift+ArrowDown"]) {
      times.moves.push(await timeInput(page, "keydown", () => page.keyboard.press(key)));
    }
    times.drops.push(await timeInput(page, "keydown", () => page.keyboard.press("Enter")));
  }
  return times;
}

/** Across two days and back, so that the class that is dragged is the same each time. */
async function timeMouse(page: Page, block: Locator): Promise<Times> {
  const times: Times = { moves: [], drops: [] };
  const { mouse } = page;
  const name = (await block.getAttribute("id")) ?? "";
  for (let round = 0; round < rounds; round += 1) {
    const dragged = page.locator(`[id="${name}"]`);
    await dragged.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(dragged);
    const sign = round % 2 === 0 ? 1 : -1;
    await mouse.move(x, y);
    await mouse.down();
    // The first of them is still a press.
    await mouse.move(x, y + 2);
    for (let step = 1; step <= 10; step += 1) {
      const move = () => mouse.move(x + sign * step * 30, y + step * 4);
      times.moves.push(await timeInput(page, "pointermove", move));
    }
    times.drops.push(await timeInput(page, "pointerup", () => mouse.up()));
    const there = await middleOf(dragged);
    if (Math.abs(there.x - x) < 100) throw new Error("The class has not followed the mouse.");
  }
  return times;
}

function reportTimes(deed: string, times: readonly number[]): void {
  const middle = median(times);
  const worst = Math.max(...times);
  reportFigure({
    figure: `${deed} among ${classes}, to the next paint, processor ${slowdown} times slower`,
    aim: "≤ 100 ms",
    measured: `p50 ${middle.toFixed(0)} ms, worst of ${times.length} ${worst.toFixed(0)} ms`,
    holds: middle <= 100,
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Gives a demo club so many classes a week as a large one has: every activity, nine rooms, a name for each. */
async function fillTimetable(sql: Sql, classes: number): Promise<void> {
  const [known] = await sql<{ total: number }[]>`
    select count(*)::int as total from club_classes where club_id = 'acacias'`;
  await sql`
    insert into club_classes (club_id, activity_id, weekday, start_minute, minutes, room, instructor)
    select 'acacias', activities.id, 1 + n % 7, 420 + (n * 35) % 840, 45, 'Sala ' || n % 9, 'Instructora ' || n
    from generate_series(1, ${classes - (known?.total ?? 0)}) as n
      join activities on activities.display_order = 1 + n % 12`;
}
