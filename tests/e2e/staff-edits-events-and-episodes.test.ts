import { breakWrites, expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();

interface Case {
  table: string;
  path: string;
  heading: string;
  one: string;
  fields: Record<string, string>;
}

const cases: Case[] = [
  {
    table: "events",
    path: "/admin/events",
    heading: "Gestionar Eventos",
    one: "evento",
    fields: { Título: "Noche de prueba", Fecha: "25 DIC" },
  },
  {
    table: "ninecast_episodes",
    path: "/admin/ninecast",
    heading: "Gestionar Ninecast",
    one: "episodio",
    fields: { Título: "Noche de prueba", "Vídeo de YouTube": "https://youtu.be/dQw4w9WgXcQ" },
  },
];

for (const { table, path, heading, one, fields } of cases) {
  const One = one.charAt(0).toUpperCase() + one.slice(1);
  const fill = async (page: Page) => {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  };

  test(`staff add, change and delete an ${one}`, async ({ page, site, restoreAfter }) => {
    await restoreAfter(table);
    await openSection(page, path, heading);
    await page.getByRole("button", { name: `Añadir ${One}` }).click();
    await expect(page.getByRole("dialog", { name: `Añadir Nuevo ${One}` })).toBeVisible();
    await fill(page);
    await save(page);
    await expectToast(page, "Éxito", `${One} creado correctamente.`);

    await page.getByRole("button", { name: "Editar Noche de prueba" }).click();
    await page.getByLabel("Título", { exact: true }).fill("Tarde de prueba");
    await save(page);
    await expectToast(page, "Éxito", `${One} actualizado correctamente.`);
    expect(await site.sql`select id from ${site.sql(table)} where title = 'Tarde de prueba'`).toHaveLength(1);

    await page.getByRole("button", { name: "Eliminar Tarde de prueba" }).click();
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await expectToast(page, "Éxito", `${One} eliminado correctamente.`);
    await expect(page.getByText("Tarde de prueba")).toHaveCount(0);
  });

  test.describe(`when an ${one} cannot be saved`, () => {
    test.use({ expectedErrors: ["Failed to load resource"] });

    test("each failure has its own sentence @desktop", async ({ page }) => {
      await openSection(page, path, heading);
      await breakWrites(page, table, "POST", "PATCH", "DELETE");
      await page.getByRole("button", { name: `Añadir ${One}` }).click();
      await fill(page);
      await save(page);
      await expectToast(page, "Error", `No se pudo crear el ${one}.`);
      await page.getByRole("button", { name: "Cancelar" }).click();
      await page.getByRole("button", { name: "Salir sin guardar" }).click();
      await page
        .getByRole("button", { name: /^Editar/ })
        .first()
        .click();
      await page.getByLabel("Título", { exact: true }).fill("Otro");
      await save(page);
      await expectToast(page, "Error", `No se pudo actualizar el ${one}.`);
      await page.getByRole("button", { name: "Cancelar" }).click();
      await page.getByRole("button", { name: "Salir sin guardar" }).click();
      await page
        .getByRole("button", { name: /^Eliminar/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Eliminar", exact: true }).click();
      await expectToast(page, "Error", `No se pudo eliminar el ${one}.`);
      await page.getByRole("button", { name: "Cancelar" }).click();
      await breakWrites(page, table, "GET");
      await page.reload();
      await expectToast(page, "Error", `No se pudieron cargar los ${one}s.`);
    });
  });
}

test("the link of a video becomes its code @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("ninecast_episodes");
  await openSection(page, "/admin/ninecast", "Gestionar Ninecast");
  await page.getByRole("button", { name: "Añadir Episodio" }).click();
  await expect(page.getByLabel("Temporada")).toHaveValue("1");
  await page.getByLabel("Título").fill("Con enlace");
  await page.getByLabel("Vídeo de YouTube").fill("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3");
  await save(page);
  await expectToast(page, "Éxito", "Episodio creado correctamente.");
  const [row] = await site.sql`select youtube_id from ninecast_episodes where title = 'Con enlace'`;
  expect(row?.youtube_id).toBe("dQw4w9WgXcQ");
});

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

test("an event's page is shown beside its form as it is typed @desktop", async ({ page }) => {
  await openSection(page, "/admin/events", "Gestionar Eventos");
  await page.getByRole("button", { name: "Editar Agua y respiración" }).click();
  const preview = page.frameLocator("iframe.preview-frame");
  await expect(preview.getByText("Agua y respiración", { exact: true })).toBeVisible();
  await page.getByLabel("Título", { exact: true }).fill("Agua fría");
  await expect(preview.getByText("Agua fría", { exact: true })).toBeVisible();
});

test("an episode, a partner and a link of the menu are seen as they are typed @desktop", async ({ page }) => {
  const preview = page.frameLocator("iframe.preview-frame");
  for (const [path, title, add, field] of [
    ["/admin/ninecast", "Gestionar Ninecast", "Añadir Episodio", "Título"],
    ["/admin/partners", "Gestionar Partners", "Añadir Partner", "Nombre"],
    ["/admin/header", "Gestionar Menú Principal", "Añadir Enlace", "Texto"],
  ] as const) {
    await openSection(page, path, title);
    await page.getByRole("button", { name: add }).first().click();
    await page.getByRole("dialog").getByLabel(field, { exact: true }).fill("Ñandú y compañía");
    await expect(preview.getByText("Ñandú y compañía", { exact: true })).toBeVisible();
  }
  // Among its neighbours, as a phone has them.
  await expect(preview.getByRole("listitem").first()).toHaveText("Clubs");
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
