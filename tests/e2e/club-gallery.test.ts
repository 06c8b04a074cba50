import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Galería del Club ACACIAS" });
const picture = (page: Page, place: number) => page.getByRole("link", { name: `Ampliar imagen ${place} de 8` });

test.beforeEach(async ({ page }) => {
  await cookiesAnswered(page);
});

test("a picture opens enlarged, and goes with the cross", async ({ page }) => {
  await page.goto("/club/acacias");
  await expect(page.getByRole("heading", { name: "Galería del Club" })).toBeVisible();
  await picture(page, 3).click();
  await expect(dialog(page)).toContainText("3 / 8");
  await expect(dialog(page).getByRole("img", { name: "Club ACACIAS, imagen 3 de 8" })).toBeInViewport({ ratio: 0.9 });
  await dialog(page).getByRole("button", { name: "Cerrar" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(picture(page, 3)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe("/club/acacias");
});

test("buttons lead through the pictures and end where they end", async ({ page }) => {
  await page.goto("/club/acacias");
  await picture(page, 7).click();
  const [previous, next] = [
    dialog(page).getByRole("button", { name: "Imagen anterior" }),
    dialog(page).getByRole("button", { name: "Imagen siguiente" }),
  ];
  await next.click();
  await expect(dialog(page)).toContainText("8 / 8");
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(dialog(page)).toContainText("7 / 8");
});

test("arrows lead through the pictures, Escape gives the focus back @desktop", async ({ page }) => {
  await page.goto("/club/acacias");
  await picture(page, 1).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("1 / 8");
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page)).toContainText("2 / 8");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog(page)).toContainText("1 / 8");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(picture(page, 1)).toBeFocused();
});

test("the page shows twelve pictures at most, by name @desktop", async ({ page, site }) => {
  const names = Array.from({ length: 9 }, (_, at) => `acacias/2000000000000_${at}.jpg`);
  for (const name of names) {
    await site.sql`insert into storage.objects (bucket_id, name) values ('media_assets', ${name})`;
  }
  try {
    await page.goto("/club/acacias", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("link", { name: /^Ampliar imagen \d+ de 12$/ })).toHaveCount(12);
    await expect(page.getByRole("link", { name: "Ampliar imagen 12 de 12" })).toHaveAttribute("href", /_3\.jpg$/);
  } finally {
    await site.sql`delete from storage.objects where name = any(${names})`;
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture leads to its file @desktop", async ({ page }) => {
    await page.goto("/club/acacias", { waitUntil: "domcontentloaded" });
    await expect(picture(page, 1)).toHaveAttribute("href", /^\/storage\/v1\/object\/public\/media_assets\/acacias\//);
  });
});
