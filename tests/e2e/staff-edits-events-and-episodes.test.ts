import type { Site } from "./fixtures/journey.ts";
import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const preview = (page: Page) => page.frameLocator("iframe.preview-frame");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();

interface Case {
  table: string;
  one: string;
  fields: Record<string, string>;
  /** What becomes of them. */
  stored: object;
}

const event: Case = {
  table: "events",
  one: "evento",
  fields: { Título: "Noche de prueba", Fecha: "25 DIC" },
  stored: { event_date: "25 DIC" },
};
const episode: Case = {
  table: "ninecast_episodes",
  one: "episodio",
  fields: { Título: "Noche de prueba", "Vídeo de YouTube": "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3" },
  stored: { season: 1, youtube_id: "dQw4w9WgXcQ" },
};

/** In the section that is open; a phone has no room for what is seen beside the form. */
async function addChangeDelete(page: Page, site: Site, { table, one, fields, stored }: Case) {
  const One = one.charAt(0).toUpperCase() + one.slice(1);
  await page.getByRole("button", { name: `Añadir ${One}` }).click();
  await expect(page.getByRole("dialog", { name: `Añadir Nuevo ${One}` })).toBeVisible();
  // Kerned, a pasted text without a blank holds up the browser for seconds, and a longer one for a minute.
  await expect(page.getByLabel(/^Descripción/)).toHaveCSS("font-kerning", "none");
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  const isPhone = test.info().project.use.isMobile === true;
  await expect(preview(page).getByText("Noche de prueba", { exact: true })).toBeVisible({ visible: !isPhone });
  await save(page);
  await expectToast(page, "Éxito", `${One} creado correctamente.`);

  await page.getByRole("button", { name: "Editar Noche de prueba" }).click();
  await page.getByLabel("Título", { exact: true }).fill("Tarde de prueba");
  await save(page);
  await expectToast(page, "Éxito", `${One} actualizado correctamente.`);
  expect(await site.sql`select * from ${site.sql(table)} where title = 'Tarde de prueba'`).toMatchObject([stored]);

  await page.getByRole("button", { name: "Eliminar Tarde de prueba" }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expectToast(page, "Éxito", `${One} eliminado correctamente.`);
  await expect(page.getByText("Tarde de prueba")).toHaveCount(0);
}

test.beforeEach(({ restoreAfter }) => restoreAfter("events", "ninecast_episodes"));

// Made of the same parts: one on a phone, one at a desk.
test("staff add an event, change and delete it @phone", async ({ page, site }) => {
  await openSection(page, "/admin/events", "Gestionar Eventos");
  await addChangeDelete(page, site, event);
});

test("an episode as well, seen as it is typed; English of an earlier text is told, and a video that is pasted plays on the event's page @desktop", async ({
  page,
  site,
}) => {
  await openSection(page, "/admin/ninecast", "Gestionar Ninecast");
  await addChangeDelete(page, site, episode);

  await test.step("English of an earlier text is told in the list, in the form and on the dashboard, and may still hold", async () => {
    await site.sql`update events set description = 'Sentadilla y peso muerto.' where title = 'Noche de fuerza'`;
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await page.getByRole("link", { name: "Eventos: el inglés de 1 texto es de un texto anterior" }).click();
    const row = page.getByRole("row").filter({ hasText: "Noche de fuerza" });
    await expect(row).toContainText("El inglés es de un texto anterior");
    await page.getByRole("button", { name: "Editar Noche de fuerza" }).click();
    const form = page.getByRole("dialog", { name: "Editar Evento" });
    await form.getByText("Inglés", { exact: true }).click();
    await expect(form.locator("del").first()).toContainText("banca");
    await form.getByRole("button", { name: "Sigue valiendo" }).click();
    await expect(form.getByText("El inglés es de un texto anterior")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(row).not.toContainText("El inglés es de un texto anterior");
  });
  await test.step("a video that staff paste plays on the event's page, once the visitor allows it", async () => {
    await page.getByRole("button", { name: "Añadir Evento" }).click();
    await page.getByLabel("Título", { exact: true }).fill("Noche filmada");
    await page.getByLabel("Fecha", { exact: true }).fill("25 DIC");
    await expect(preview(page).getByText("Noche filmada", { exact: true })).toBeVisible();
    await page.getByRole("textbox", { name: /^Vídeo/ }).fill("un vídeo");
    await save(page);
    await expect(page.getByText("Pega el enlace de un vídeo de YouTube, escribe la dirección de un MP4")).toBeVisible();
    await page.getByRole("textbox", { name: /^Vídeo/ }).fill("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
    await save(page);
    await expectToast(page, "Éxito", "Evento creado correctamente.");
    const web = await page.context().newPage();
    await expect(async () => {
      await web.goto("/events/noche-filmada");
      await expect(web.getByRole("link", { name: /^Reproducir vídeo/ })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await web.getByRole("link", { name: /^Reproducir vídeo/ }).click();
    const player = web.getByRole("dialog", { name: "Noche filmada" });
    await player.getByRole("button", { name: "Cargar esta vez" }).click();
    await expect(player.locator("iframe")).toHaveAttribute("src", /\/embed\/dQw4w9WgXcQ\?/);
  });
});
