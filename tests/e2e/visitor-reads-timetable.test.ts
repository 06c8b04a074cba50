import { brotliCompressSync } from "node:zlib";
import { addDays, weekOf } from "#domain/time/dates.ts";
import { madridHoliday } from "#domain/time/madrid-holiday.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expectBestPractice } from "./fixtures/expect-no-findings.ts";
import { expect, test } from "./fixtures/journey.ts";

const path = "/club/acacias/horario";
const thisMonday = weekOf(madridDayAndMinute(new Date()).date)[0] ?? "";
/** The Monday of a week to come without a holiday: on those nothing is held. */
const monday =
  [7, 14, 21, 28, 35, 42]
    .map((days) => addDays(thisMonday, days))
    .find((first) => !weekOf(first).some((day) => madridHoliday(day, null) !== null)) ?? "";

test.beforeEach(({ page }) => cookiesAnswered(page));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a day, an activity and a part of the day are chosen by addresses @desktop", async ({ page, isMobile }) => {
    await page.goto(`${path}?dia=${monday}`);
    await page.getByRole("navigation", { name: "Actividad" }).getByRole("link", { name: "Ciclo" }).click();
    await page.getByRole("navigation", { name: "Momento del día" }).getByRole("link", { name: "Tarde" }).click();
    await expect(page).toHaveURL(`${path}?actividad=ciclo&dia=${monday}&hora=tarde`);
    const row = page.getByRole("button", { name: /Ciclo/ }).filter({ hasText: "18:30" }).filter({ visible: true });
    await expect(row.first()).toBeVisible();
    // The list leaves out what is not asked for; the grid keeps its shape.
    const others = page.getByRole("button", { name: /Yoga/ }).filter({ visible: true });
    if (isMobile) await expect(others).toHaveCount(0);
    else await expect(others.first()).toHaveClass(/block--dim/);
    await row.first().click();
    await expect(page.getByRole("dialog", { name: "Ciclo" })).toContainText("Nerea Vidal");
  });
});

test("a class that has begun stands under «Ahora», and leaves with its end @phone", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("class_exceptions", "club_classes");
  const { minute, weekday } = madridDayAndMinute(new Date());
  const start = Math.min(Math.max(minute - 10, 0), 1380);
  await site.sql`insert into club_classes (club_id, activity_id, weekday, start_minute, minutes, room)
    select 'acacias', id, ${weekday || 7}, ${start}, 60, 'Azotea' from activities where name = 'Carrera'`;
  await page.goto(path);
  await expect(page.getByRole("heading", { name: /^Ahora/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /Carrera.*Azotea/ })).toBeVisible();
  await site.sql`update club_classes set minutes = 5 where room = 'Azotea'`;
  // The kept page is outdated a moment after the row: who reloads in between sees it once more.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: /Carrera.*Azotea/ })).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await page.getByText(/de hoy ya ha/).click();
  await expect(page.getByRole("button", { name: /Carrera.*Azotea/ })).toBeVisible();
});

test("a week of 200 classes weighs 30 kB at most @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("class_exceptions", "club_classes");
  const [known] = await site.sql<{ total: number }[]>`
    select count(*)::int as total from club_classes where club_id = 'acacias'`;
  await site.sql`insert into club_classes (club_id, activity_id, weekday, start_minute, minutes, room, instructor)
    select 'acacias', activities.id, 1 + n % 7, 420 + (n * 35) % 840, 45, 'Sala ' || n % 9, 'Instructora ' || n
    from generate_series(1, ${200 - (known?.total ?? 0)}) as n
    join activities on activities.display_order = 1 + n % 12`;
  // A page that is being renewed goes out as it was.
  await expect(async () => {
    const html = await (await page.request.get(`${path}?dia=${monday}`)).text();
    expect(html.split('class="class-details ').length - 1).toBe(200);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(30_000);
  }).toPass();
});

test("nothing in the timetable shuts anybody out @phone", async ({ page }) => {
  await page.goto(`${path}?dia=${monday}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectBestPractice(page);
  // In a reader's own colours, which take grounds and shadows away, a class keeps its edge.
  await expect(page.locator(".block").first()).toHaveCSS("outline-style", "solid");
});

test("on paper the week says its dates and nothing that is over in an hour @desktop", async ({ page }) => {
  await page.goto(path);
  const facts = page.locator(".timetable-head__facts");
  await expect(facts).toContainText("esta semana");
  await page.emulateMedia({ media: "print" });
  await expect(facts.getByText(/^(Abierto|Cerrado|Abre|Cierra)/).filter({ visible: true })).toHaveCount(0);
  await expect(facts.getByText("esta semana")).toBeHidden();
  await expect(facts.getByText(/^del \d/)).toBeVisible();
  await page.setViewportSize({ width: 720, height: 1000 });
  const cut = (heads: HTMLElement[]) => heads.filter((head) => head.scrollHeight > head.clientHeight).length;
  expect(await page.locator(".week-grid__day h2").evaluateAll(cut), "days that a sheet cuts").toBe(0);
  const hours = page.locator(".week-grid__axis span").filter({ visible: true });
  const heights = await hours.evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().height));
  expect(new Set(heights).size, "hours on more than one line").toBe(1);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test("a calendar follows the filters @desktop", async ({ page }) => {
  const file = async (search: string) => (await page.request.get(`${path}.ics${search}`)).text();
  const summaries = (text: string) => new Set(text.match(/SUMMARY:.*?(?= ·)/g));
  expect(summaries(await file("?actividad=yoga"))).toEqual(new Set(["SUMMARY:Yoga"]));
  const [all, morning] = await Promise.all([file(""), file("?hora=manana")]);
  expect(all.split("BEGIN:VEVENT").length).toBeGreaterThan(morning.split("BEGIN:VEVENT").length);
});
