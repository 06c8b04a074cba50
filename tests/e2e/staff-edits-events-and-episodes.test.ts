import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();

interface Case {
  table: string;
  path: string;
  heading: string;
  one: string;
  fields: Record<string, string>;
  /** What becomes of them. */
  stored: object;
  /** A phone is tried with one of the two, which are made of the same parts. */
  sizes: "" | " @desktop";
}

const cases: Case[] = [
  {
    table: "events",
    path: "/admin/events",
    heading: "Gestionar Eventos",
    one: "evento",
    fields: { Título: "Noche de prueba", Fecha: "25 DIC" },
    stored: { event_date: "25 DIC" },
    sizes: "",
  },
  {
    table: "ninecast_episodes",
    path: "/admin/ninecast",
    heading: "Gestionar Ninecast",
    one: "episodio",
    fields: { Título: "Noche de prueba", "Vídeo de YouTube": "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3" },
    stored: { season: 1, youtube_id: "dQw4w9WgXcQ" },
    sizes: " @desktop",
  },
];

for (const { table, path, heading, one, fields, stored, sizes } of cases) {
  const One = one.charAt(0).toUpperCase() + one.slice(1);
  test(`staff add an ${one}, seen as it is typed, change and delete it${sizes}`, async ({
    page,
    site,
    restoreAfter,
    isMobile,
  }) => {
    await restoreAfter(table);
    await openSection(page, path, heading);
    await page.getByRole("button", { name: `Añadir ${One}` }).click();
    await expect(page.getByRole("dialog", { name: `Añadir Nuevo ${One}` })).toBeVisible();
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
    if (!isMobile) {
      const preview = page.frameLocator("iframe.preview-frame");
      await expect(preview.getByText("Noche de prueba", { exact: true })).toBeVisible();
    }
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
  });
}

test("a video that staff paste plays on the event's page, once the visitor allows it @desktop", async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter("events");
  await openSection(page, "/admin/events", "Gestionar Eventos");
  await page.getByRole("button", { name: "Añadir Evento" }).click();
  await page.getByLabel("Título", { exact: true }).fill("Noche filmada");
  await page.getByLabel("Fecha", { exact: true }).fill("25 DIC");
  await page.getByRole("textbox", { name: /^Vídeo/ }).fill("un vídeo");
  await save(page);
  await expect(page.getByText("Pega el enlace de un vídeo de YouTube, escribe la dirección de un MP4")).toBeVisible();
  await page.getByRole("textbox", { name: /^Vídeo/ }).fill("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  await save(page);
  await expectToast(page, "Éxito", "Evento creado correctamente.");
  const site = await page.context().newPage();
  await expect(async () => {
    await site.goto("/events/noche-filmada");
    await expect(site.getByRole("link", { name: /^Reproducir vídeo/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await site.getByRole("link", { name: /^Reproducir vídeo/ }).click();
  const player = site.getByRole("dialog", { name: "Noche filmada" });
  await player.getByRole("button", { name: "Cargar esta vez" }).click();
  await expect(player.locator("iframe")).toHaveAttribute("src", /\/embed\/dQw4w9WgXcQ\?/);
});

test("English of an earlier text is told in the list, in the form and on the dashboard, and may still hold @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("events");
  await site.sql`update events set description = 'Sentadilla y peso muerto.' where title = 'Noche de fuerza'`;
  await page.goto("/admin");
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
