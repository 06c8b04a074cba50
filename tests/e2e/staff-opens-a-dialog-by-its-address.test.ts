import { expect, type Page, test } from "./fixtures/staff.ts";

const cancel = (page: Page) => page.getByRole("button", { name: "Cancelar" }).click();

test("the focus goes where the dialog could have been opened, or to the heading, or to the neighbour of a deleted row", async ({
  page,
  site,
  restoreAfter,
}) => {
  const [event] = await site.sql`select id, title from events order by created_at desc limit 1`;
  const list = "/admin/events";
  const ways = [
    [`${list}/${event?.id}`, `Editar ${event?.title}`],
    [`${list}/${event?.id}/eliminar`, `Eliminar ${event?.title}`],
    [`${list}/nuevo`, "Añadir Evento"],
  ] as const;
  for (const [address, opener] of ways) {
    await page.goto(address);
    await cancel(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: opener }), address).toBeFocused();
  }
  await page.goto(`${list}/${event?.id}`);
  await page.getByLabel("Lugar").fill("Nada");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(page.getByRole("button", { name: `Editar ${event?.title}` })).toBeFocused();

  await restoreAfter("events");
  const heading = page.getByRole("heading", { name: "Gestionar Eventos" });
  await page.goto("/admin/events/00000000-0000-4000-8000-000000000000");
  await page.getByRole("button", { name: "Volver a la lista" }).click();
  await expect(heading).toBeFocused();
  await page.goto(`/admin/events/${event?.id}/eliminar`);
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect(page.locator(`[data-row="${event?.id}"]`)).toHaveCount(0);
  await expect(page.getByRole("table").locator(":focus")).toHaveAccessibleName(/^Eliminar /);
});

test("a dialog over another one lies on top of it, and gives the focus back into it", async ({ page, site }) => {
  const [article] = await site.sql`select id from articles limit 1`;
  await page.goto(`/admin/9ftoday/${article?.id}`);
  await page.getByRole("button", { name: "Volver a 9F Today" }).click();
  await expect(page.locator(`[data-row="${article?.id}"]`).getByRole("button", { name: /^Editar/ })).toBeFocused();

  await page.goto("/admin/clubs/acacias/galeria");
  await page.getByRole("button", { name: "Eliminar la imagen 2" }).click();
  await page.getByRole("alertdialog").waitFor();
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar" }).click();
  const close = page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).first();
  await expect(close).toBeFocused();
  await close.click();
  await expect(page.getByRole("button", { name: /^Galería de ACACIAS/i })).toBeFocused();
});
