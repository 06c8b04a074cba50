import { expect, openSection, type Page, test } from "./fixtures/staff.ts";

const gone = "https://fotos.example.test/se-fue.jpg";

test.use({ expectedErrors: ["Failed to load resource", "ERR_FAILED", "404"] });

test.beforeEach(async ({ context }) => context.route("https://fotos.example.test/**", (route) => route.abort()));

const preview = (page: Page) => page.getByRole("complementary", { name: "Vista previa" });

test("a club's preview shows the stand-in of a picture that is gone, and a field at fault stays red while it has the focus", async ({
  page,
}) => {
  await openSection(page, "/admin/clubs/acacias", "Gestionar Clubs");
  const field = page.getByRole("dialog").getByRole("textbox", { name: "Imagen de la ficha" });
  await expect(preview(page).locator(".stand-in").first()).toBeHidden();
  const stored = await field.inputValue();
  await field.fill(gone);
  await expect(preview(page).locator(".stand-in").first()).toBeVisible();
  await expect(preview(page).getByRole("img").first()).toBeHidden();
  await field.fill(stored);
  await expect(preview(page).locator(".stand-in").first()).toBeHidden();

  const name = page
    .getByRole("dialog")
    .getByRole("textbox", { name: /^Nombre/ })
    .first();
  const shadow = () => name.evaluate((element) => getComputedStyle(element).boxShadow);
  await name.fill("");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Guardar Cambios/ })
    .click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  const red = await page.evaluate(() => {
    const probe = Object.assign(document.createElement("i"), { style: "color: var(--color-error-600)" });
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect.poll(shadow).toContain(red);
});

test("a landing page's preview shows our logo instead of one that is gone", async ({ page, site }) => {
  const [landing] = await site.sql`select id from landing_pages order by slug limit 1`;
  await openSection(page, `/admin/landings/${landing?.id}`, "Gestionar Landings");
  const logo = page.frameLocator("iframe.preview-frame").locator(".landing-logos img").first();
  for (const address of [gone, `${gone}?otra`]) {
    await page.getByRole("dialog").getByRole("textbox", { name: "Primer logo" }).fill(address);
    await expect(logo).toHaveAttribute("src", "/logo/nine-fitness-color.svg");
    await expect(logo).toBeVisible();
  }
});
