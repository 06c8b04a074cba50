import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Galería del Club ACACIAS" });
const picture = (page: Page, place: number) => page.getByRole("link", { name: `Ampliar imagen ${place} de 3` });

test.beforeEach(async ({ page }) => {
  await cookiesAnswered(page);
});

test("a picture opens enlarged, buttons and keys lead through them all, and it goes with the cross or on Escape @desktop", async ({
  page,
}) => {
  await page.goto("/club/acacias");
  await expect(page.getByRole("heading", { name: "Galería del Club" })).toBeVisible();
  const [previous, next] = [
    dialog(page).getByRole("button", { name: "Imagen anterior" }),
    dialog(page).getByRole("button", { name: "Imagen siguiente" }),
  ];
  await test.step("buttons lead through the pictures and end where they end", async () => {
    await picture(page, 2).click();
    await next.click();
    await expect(dialog(page)).toContainText("3 / 3");
    await expect(next).toBeDisabled();
    await expect(
      dialog(page).getByRole("img", {
        name: "Club ACACIAS, imagen 3 de 3: plataformas de levantamiento con barras preparadas",
      }),
    ).toBeInViewport({ ratio: 0.9 });
    await previous.click();
    await expect(dialog(page)).toContainText("2 / 3");
  });
  await test.step("it goes with the cross", async () => {
    await dialog(page).getByRole("button", { name: "Cerrar" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(picture(page, 2)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe("/club/acacias");
  });
  await test.step("arrows lead through the pictures, Escape gives the focus back", async () => {
    await picture(page, 1).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toContainText("1 / 3");
    await page.keyboard.press("ArrowRight");
    await expect(dialog(page)).toContainText("2 / 3");
    await page.keyboard.press("ArrowLeft");
    await expect(dialog(page)).toContainText("1 / 3");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(picture(page, 1)).toBeFocused();
  });
  await test.step("one that is opened in its place is that one", async () => {
    await picture(page, 3).click();
    await expect(dialog(page)).toContainText("3 / 3");
  });
});

test("the page shows twelve pictures at most, by name @desktop", async ({ site }) => {
  const names = Array.from({ length: 10 }, (_, at) => `acacias/2000000000000_${at}.jpg`);
  for (const name of names) {
    await site.sql`insert into storage.objects (bucket_id, name) values ('media_assets', ${name})`;
  }
  try {
    const html = async () => (await site.fetch("/club/acacias")).text();
    await expect.poll(async () => (await html()).match(/aria-label="Ampliar imagen \d+ de 12"/g)?.length).toBe(12);
    const [last = ""] = /<a [^>]*aria-label="Ampliar imagen 12 de 12"[^>]*>/.exec(await html()) ?? [];
    expect(last).toMatch(/href="[^"]*_8\.jpg"/);
  } finally {
    await site.sql`delete from storage.objects where name = any(${names})`;
  }
});

test("the small picture stands in until the sharp one is there, whose neighbours wait for it @desktop", async ({
  page,
}) => {
  const asked: string[] = [];
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.goto("/club/acacias", { waitUntil: "networkidle" });
  await picture(page, 2).scrollIntoViewIfNeeded();
  const small = picture(page, 2).locator("img");
  await expect.poll(() => small.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const there = await page
    .locator(".gallery img")
    .evaluateAll((all: HTMLImageElement[]) => all.map((element) => element.currentSrc));
  await page.route("**/pictures/**", async (route) => {
    if (there.includes(route.request().url())) return route.continue();
    asked.push(/_([a-z]+)-/.exec(route.request().url())?.[1] ?? "");
    await arrival;
    await route.continue();
  });
  await picture(page, 2).click();
  await expect(dialog(page)).toContainText("2 / 3");
  const standIn = dialog(page).getByRole("listitem").nth(1).locator("img.gallery-dialog__thumbnail");
  await expect(standIn).toBeVisible();
  await expect.poll(() => standIn.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await expect.poll(() => asked.includes("cuerdas")).toBe(true);
  expect(await dialog(page).locator("picture:visible").count()).toBe(1);
  arrive();
  await expect(standIn).toHaveCount(0);
  await expect(dialog(page).locator("picture:visible")).toHaveCount(3);
});

test("a picture leads to its file where no script runs @desktop", async ({ site }) => {
  const html = await (await site.fetch("/club/acacias")).text();
  const [first = ""] = /<a [^>]*aria-label="Ampliar imagen 1 de 3"[^>]*>/.exec(html) ?? [];
  expect(first).toMatch(/href="\/storage\/v1\/object\/public\/media_assets\/acacias\//);
});
