import { addStaff } from "#backend/auth/staff.ts";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { signIn } from "./fixtures/sign-in.ts";
import { endAccess, expect, openSection, type Page, signedOut, test } from "./fixtures/staff.ts";

const lucia = { email: "lucia.prieto@ninefitness.test", password: "barra-olimpica-21" };

test.beforeEach(({ site }) => addStaff(site.sql, lucia.email, lucia.password));
test.afterEach(({ page, site }) => endAccess({ page, site }, lucia.email));

async function editFirst(page: Page): Promise<void> {
  await openSection(page, "/admin/prices", "Gestionar Precios");
  await page
    .getByRole("button", { name: /^Editar / })
    .first()
    .click();
  await expect(page.getByLabel("Precio", { exact: true })).toBeVisible();
}

test("two who have the same form open know of each other", async ({ page, browser, site }) => {
  const elsewhere = await browser.newContext({ baseURL: site.url, storageState: signedOut });
  const hers = await elsewhere.newPage();
  await signIn(hers, lucia);
  await page.clock.install();
  await editFirst(page);
  await editFirst(hers);
  await expect(hers.getByText("Recepcion está editando esto")).toBeVisible();
  await expect(page.getByText("está editando esto")).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(page.getByText("Lucia Prieto está editando esto")).toBeVisible();
  await expectNoFindings(page);

  const said = hers.waitForResponse(/rpc\/see_form/);
  await hers.getByRole("button", { name: "Cancelar" }).click();
  await said;
  await page.clock.runFor(20_000);
  await expect(page.getByText("está editando esto")).toHaveCount(0);
  await elsewhere.close();
});
