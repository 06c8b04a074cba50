import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const names = [
  "Alpine Madrid Sur",
  "Kinetia Fisioterapia",
  "Raíz Nutrición",
  "Velto Sport",
  "Pulso Tech",
  "Meseta Seguros",
  "Sierra Clara",
  "Banco Almena",
];

test("the partners are shown in the order of the panel and lead where they should; page and dialog shut nobody out @desktop", async ({
  page,
}) => {
  const answer = await page.goto("/partners");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("Partners | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entrenamos con los mejores");
  const section = page.getByRole("region", { name: "Nuestros partners" });
  for (const [place, name] of names.entries()) {
    await expect(section.getByRole("listitem").nth(place).getByRole("img")).toHaveAttribute("alt", name);
  }
  const own = section.getByRole("link", { name: "Alpine Madrid Sur" });
  await expect(own).toHaveAttribute("href", "/partners/alpine-madrid-sur");
  await expect(own).not.toHaveAttribute("target");
  const away = section.getByRole("link", { name: "Velto Sport (se abre en otra pestaña)" });
  await expect(away).toHaveAttribute("target", "_blank");
  await expect(away).toHaveAttribute("rel", /noopener/);
  await test.step("the page and its dialog can be used by everybody", () => expectNoBarrier(page));
});

async function expectNoBarrier(page: Page): Promise<void> {
  const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
  expect((await accessibilityCheck(page).withTags(rules).analyze()).violations).toEqual([]);
  await page.getByRole("link", { name: "Enviar propuesta" }).click();
  const dialog = page.getByRole("dialog", { name: "Conviértete en Partner" });
  await dialog.getByRole("button", { name: "Siguiente" }).click();
  await expect(dialog.getByText("Por favor, completa los campos obligatorios.")).toHaveCount(3);
  // Colours are measured once nothing comes or goes any more; the hidden spinner never ends.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== "running" || animation.effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  expect((await accessibilityCheck(page).withTags(rules).include("dialog").analyze()).violations).toEqual([]);
}

test("a partner without a logo is named, what could run is no link, and without partners the page says so @desktop", async ({
  page,
  site,
  restoreAfter,
  allowHarmful,
}) => {
  await restoreAfter("partners");
  await allowHarmful("partners");
  await site.sql`update partners set logo_url = null, link_url = 'javascript:alert(1)' where name = 'Pulso Tech'`;
  await page.goto("/partners", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("listitem").getByText("Pulso Tech", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Pulso Tech" })).toHaveCount(0);

  await site.sql`delete from partners`;
  await page.goto("/partners", { waitUntil: "domcontentloaded" });
  await expect(page.getByText("Todavía no hay partners que mostrar.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Enviar propuesta" })).toBeVisible();
});
