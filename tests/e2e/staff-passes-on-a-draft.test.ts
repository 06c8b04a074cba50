import type { Locator } from "@playwright/test";
import { addStaff } from "#backend/auth/staff.ts";
import { content, field, openArticles, save, saveDraft, writeArticle } from "./fixtures/article-sheet.ts";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import type { Site } from "./fixtures/journey.ts";
import { holdSession } from "./fixtures/sign-in.ts";
import { endAccess, expect, expectToast, openSection, type Page, signedOut, test } from "./fixtures/staff.ts";

const lucia = { email: "lucia.prieto@ninefitness.test", password: "barra-olimpica-21" };
const title = "Tu primer peso muerto";
const paragraphs = "La barra pesa veinte kilos y parece poco.\n\nEl segundo día ya pones discos de diez.";

// Publishing that is refused, and a draft that is not there for strangers.
test.use({ expectedErrors: ["400", "404"] });

test.beforeEach(async ({ site, restoreAfter }) => {
  await restoreAfter("articles", "reviews", "comments", "future_links", "review_settings");
  await addStaff(site.sql, lucia.email, lucia.password);
});
test.afterEach(({ page, site }) => endAccess({ page, site }, lucia.email));

const sheet = (page: Page) => page.getByRole("region", { name: "Editar Artículo" });
const review = (page: Page) => sheet(page).getByRole("region", { name: "Revisión" });

async function writeDraft(page: Page): Promise<void> {
  await openArticles(page);
  await writeArticle(page, title);
  await content(page).fill(paragraphs);
  await saveDraft(page);
  // Its page stays, and has an address of its own by now.
  await expect(page).toHaveURL(/\/admin\/9ftoday\/[0-9a-f-]{36}$/);
  await expect(sheet(page).getByRole("status").filter({ hasText: "Guardado a las" })).toBeVisible();
  await expect(review(page)).toBeVisible();
}

/** A draft that somebody has written and stored. */
async function storeDraft({ sql }: Site): Promise<string> {
  const [draft] = await sql`insert into articles (title, slug, content, author, is_published)
    values (${title}, 'peso-muerto', ${paragraphs}, 'Elena Prueba', false) returning id`;
  return draft?.id;
}

async function comment(page: Page, words: string): Promise<void> {
  await content(page).getByText("El segundo día").click();
  await sheet(page).getByRole("button", { name: "Comentar el párrafo" }).click();
  await expect(field(page, "Párrafo")).toHaveValue("El segundo día ya pones discos de diez.");
  await expect(field(page, "Comentario")).toBeFocused();
  await page.keyboard.type(words);
  await sheet(page).getByRole("button", { name: "Comentar", exact: true }).click();
  await expect(sheet(page).getByText("1 abierto")).toBeVisible();
}

async function expectMarked(page: Page): Promise<void> {
  const paragraph = content(page).locator("p", { hasText: "El segundo día" });
  await expect(paragraph).toHaveAttribute("aria-description", "Tiene un comentario");
}

async function answer(page: Page, words: string): Promise<void> {
  await sheet(page).getByRole("button", { name: "Responder" }).click();
  await field(page, "Respuesta").fill(words);
  await sheet(page).getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(sheet(page).getByText(words)).toBeVisible();
}

async function settle(page: Page): Promise<void> {
  await sheet(page).getByRole("button", { name: "Resolver" }).click();
  await expect(sheet(page).getByText("0 abiertos, 1 resuelto")).toBeVisible();
}

test("a draft is shown by a link, passed to a colleague, commented, approved and published @desktop", async ({
  page,
  browser,
  site,
}) => {
  await openSection(page, "/admin/reviews", "Revisiones");
  await page.getByRole("switch", { name: "Publicar necesita el visto bueno de otra persona" }).click();
  await expectToast(page, "Publicar pide ahora el visto bueno", "");
  await writeDraft(page);

  // A stranger sees it under its link alone.
  const guest = await (await browser.newContext({ baseURL: site.url, storageState: signedOut })).newPage();
  expect((await site.fetch("/9ftoday/tu-primer-peso-muerto")).status).toBe(404);
  await review(page).getByRole("button", { name: "Enseñar con un enlace" }).click();
  const draftLink = await field(page, "Enlace al borrador").inputValue();
  await guest.goto(draftLink);
  await expect(guest.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(guest.getByRole("complementary", { name: "Borrador" })).toContainText("Caduca el");

  // Publishing is refused, and says what to do.
  await page.getByRole("button", { name: "Publicar…" }).click();
  const publishing = page.getByRole("dialog", { name: "Publicar" });
  await expect(publishing).toContainText("Publicar necesita el visto bueno de otra persona.");
  await expectNoFindings(page);
  await publishing.getByRole("button", { name: "Publicar", exact: true }).click();
  await expectToast(page, "Error", "Publicar necesita el visto bueno de otra persona");
  await expect(sheet(page).getByText("Cambios sin guardar")).toHaveCount(0);

  // In the bar where there is room, as drawn.
  const passOn = sheet(page).getByRole("button", { name: "Pasar a revisar…" });
  await expect(review(page).getByRole("button", { name: "Pasar a revisar…" })).toHaveCount(0);
  await passOn.click();
  const passing = page.getByRole("dialog", { name: "Pasar a revisar" });
  await passing.getByLabel("A quién").selectOption("Lucia Prieto");
  await passing.getByLabel("Nota").fill("¿Está bien lo de los discos?");
  await expectNoFindings(page);
  await passing.getByRole("button", { name: "Pasar a revisar", exact: true }).click();
  await expect(review(page)).toContainText("Para revisar: Lucia Prieto");

  // She finds it on her dashboard, comments on a paragraph and says yes.
  const elsewhere = { baseURL: site.url, storageState: signedOut, viewport: page.viewportSize() };
  const hers = await (await browser.newContext(elsewhere)).newPage();
  await holdSession(hers, site, lucia);
  await hers.goto("/admin");
  await hers.getByRole("link", { name: `te pide que revises «${title}»` }).click();
  await expect(review(hers)).toContainText("¿Está bien lo de los discos?");
  await comment(hers, "¿De diez o de cinco?");
  await expectMarked(hers);
  await expectNoFindings(hers);
  await review(hers).getByRole("button", { name: "Dar el visto bueno" }).click();
  await expect(review(hers)).toContainText("Has dado el visto bueno");

  // The author answers, settles it and publishes.
  await page.reload();
  await expect(review(page)).toContainText("Lucia Prieto ha dado el visto bueno");
  await answer(page, "De cinco por lado.");
  // Whoever has the link sees the draft and no word of what is said beside it.
  const expectOnlyTheText = async (address: string) => {
    const shown = await site.fetch(address);
    expect(shown.status).toBe(200);
    const html = await shown.text();
    expect(html).toContain("El segundo día ya pones discos de diez.");
    expect(html).not.toContain("cinco");
  };
  await expectOnlyTheText(new URL(draftLink, site.url).pathname);
  await settle(page);
  await save(page);
  await expect(page.getByRole("row", { name: title })).toBeVisible();
  await expect(page.getByRole("row", { name: title }).getByText("Borrador")).toHaveCount(0);
  await expectOnlyTheText("/9ftoday/tu-primer-peso-muerto");
});

test("on a phone comments take the place of the text, and give it back @phone", async ({ page, site }) => {
  await page.goto(`/admin/9ftoday/${await storeDraft(site)}`);
  // Where a bar would have no room for it.
  await expect(review(page).getByRole("button", { name: "Pasar a revisar…" })).toBeVisible();
  const switchTo = (words: string) => page.getByRole("button", { name: words, exact: true }).tap();
  await comment(page, "¿De diez o de cinco?");
  await expect(content(page)).toBeHidden();
  await switchTo("1 comentario");
  await expectMarked(page);
  await expectNoFindings(page);
  await switchTo("1 comentario");
  await answer(page, "De cinco por lado.");
  await settle(page);
  await switchTo("Comentarios");
  await expect(content(page)).toBeVisible();
});

test("a comment stands at the height of its paragraph, leads to it, and says when it is gone @desktop", async ({
  page,
  site,
}) => {
  await page.goto(`/admin/9ftoday/${await storeDraft(site)}`);
  await sheet(page).getByRole("button", { name: "Comentar…" }).click();
  await field(page, "Párrafo").selectOption("El segundo día ya pones discos de diez.");
  await field(page, "Comentario").fill("¿Seguro?");
  await sheet(page).getByRole("button", { name: "Comentar", exact: true }).click();
  const thread = sheet(page).getByRole("listitem").filter({ hasText: "¿Seguro?" });
  const paragraph = content(page).locator("p", { hasText: "El segundo día" });
  const apart = async () => Math.abs((await topOf(thread)) - (await topOf(paragraph)));
  await expect(thread).toBeVisible();
  await sheet(page).getByRole("tab", { name: "Visual" }).click();
  await content(page).getByText("La barra pesa").click();
  await page.keyboard.press("Home");
  // Below what is to be seen before publishing, which stands on top beside the text.
  for (let line = 1; line <= 16; line += 1) {
    await page.keyboard.insertText(`Línea ${line}.`);
    await page.keyboard.press("Enter");
  }
  await expect.poll(apart).toBeLessThanOrEqual(1);
  // In Markdown at the height of its line.
  await sheet(page).getByRole("tab", { name: "Markdown" }).click();
  const lineTop = () =>
    content(page).evaluate((area: HTMLTextAreaElement) => {
      const { paddingTop, lineHeight } = getComputedStyle(area);
      const lines = area.value.slice(0, area.value.indexOf("El segundo día")).split("\n").length - 1;
      return area.getBoundingClientRect().top + Number.parseFloat(paddingTop) + lines * Number.parseFloat(lineHeight);
    });
  await expect.poll(async () => Math.abs((await topOf(thread)) - (await lineTop()))).toBeLessThanOrEqual(4);
  await sheet(page).getByRole("tab", { name: "Visual" }).click();
  await expect.poll(apart).toBeLessThanOrEqual(1);
  const quote = sheet(page).getByRole("button", { name: "Ir al párrafo: El segundo día ya pones discos de diez." });
  await quote.click();
  await expect(content(page)).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Otra cosa muy distinta de lo que había.");
  await expect(sheet(page).getByText("El párrafo ya no está.")).toBeVisible();
  await expect(quote).toHaveCount(0);
});

const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
