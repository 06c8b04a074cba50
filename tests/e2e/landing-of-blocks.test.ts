import { weighPage } from "../../bench/measure/weigh-page.ts";
import { everyBlock } from "../fixtures/every-block.ts";
import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { expect, type Site, test } from "./fixtures/journey.ts";

const slug = "con-bloques";

/** A page with a block of every kind. */
async function publish(site: Site): Promise<string> {
  const reviews = await site.sql`select id from testimonials order by display_order limit 2`;
  const blocks = everyBlock(reviews.map(({ id }) => String(id)));
  const changed = blocks.map((block) => (block.kind === "buttons" ? { ...block, hideOnPhone: true } : block));
  await site.sql`insert into landing_pages (slug, title, is_published, content)
    values (${slug}, 'Con bloques', true, ${site.sql.json({ blocks: changed } as never)})
    on conflict (slug) do nothing`;
  return `/p/${slug}`;
}

test.afterAll(async ({ site }) => void (await site.sql`delete from landing_pages where slug = ${slug}`));

test("a page of blocks fits the screen, has no barriers, and hides on a phone what is told to", async ({
  page,
  site,
  isMobile,
}) => {
  await page.goto(await publish(site));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Abrimos Retiro");
  await expect(page.locator("[data-block]")).toHaveCount(13);
  await expect(page.getByRole("link", { name: "Elige tu club" })).toBeVisible({ visible: !isMobile });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect((await accessibilityCheck(page).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze()).violations).toEqual([]);
});

test("its button leads to its form, its questions open, its countdown counts @desktop", async ({ page, site }) => {
  await page.clock.install();
  await page.goto(await publish(site));
  await page.getByRole("link", { name: "Quiero mi plaza" }).click();
  await expect(page.getByRole("button", { name: "Avísame cuando abra" })).toBeInViewport();
  await page.getByText("¿Cuándo abre?").click();
  await expect(page.getByText("El 11 de enero.")).toBeVisible();
  const minutes = page.locator('[data-part="minutes"]');
  await minutes.evaluate((minute) => {
    minute.textContent = "99";
  });
  await minutes.scrollIntoViewIfNeeded();
  await page.clock.runFor(20_000);
  await expect(minutes).not.toHaveText("99");
});

test("it has hardly more script before it is touched than a club's page @desktop", async ({ browser, site }) => {
  const weigh = (path: string) => weighPage(browser, site.url + path, { withoutPictures: true });
  const [built, club] = [await weigh(await publish(site)), await weigh("/club/acacias")];
  expect(built.script).toBeGreaterThan(1_000);
  // Its video has a player.
  expect(built.script).toBeLessThanOrEqual(club.script + 100);
  expect(built.style).toBe(0);
});
