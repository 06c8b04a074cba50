import { expect, test } from "./fixtures/staff.ts";

test("the focus goes where the dialog could have been opened, to the neighbour of a deleted row, or into the dialog below", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("events");
  const list = "/admin/events";
  const [event] = await site.sql`select id, title from events order by created_at desc limit 1`;
  const [article] = await site.sql`select id from articles limit 1`;
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  for (const [address, opener] of [
    [`${list}/nuevo`, "Añadir Evento"],
    [`${list}/${event?.id}/eliminar`, `Eliminar ${event?.title}`],
  ] as const) {
    await page.goto(address);
    await button("Cancelar").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button(opener), address).toBeFocused();
  }
  await test.step("also when she leaves it with something in it", async () => {
    await page.goto(`${list}/${event?.id}`);
    await page.getByLabel("Lugar").fill("Nada");
    await page.keyboard.press("Escape");
    await button("Salir sin guardar").click();
    await expect(button(`Editar ${event?.title}`)).toBeFocused();
  });
  await test.step("from a page to its row", async () => {
    await page.goto(`/admin/9ftoday/${article?.id}`);
    await button("Volver a 9F Today").click();
    await expect(page.locator(`[data-row="${article?.id}"]`).getByRole("button", { name: /^Editar/ })).toBeFocused();
  });
  await test.step("to the neighbour of what was deleted", async () => {
    await page.goto(`${list}/${event?.id}/eliminar`);
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await expect(page.locator(`[data-row="${event?.id}"]`)).toHaveCount(0);
    await expect(page.getByRole("table").locator(":focus")).toHaveAccessibleName(/^Eliminar /);
  });
  await test.step("from a dialog over another one, which lies on top of it, back into that", async () => {
    await page.goto("/admin/clubs/acacias/galeria");
    await button("Eliminar la imagen 2").click();
    await page.getByRole("alertdialog").waitFor();
    const address = page.url();
    await page.goto("about:blank");
    await page.goto(address);
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar" }).click();
    const close = page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).first();
    await expect(close).toBeFocused();
    await close.click();
    await expect(button(/^Galería de ACACIAS/i)).toBeFocused();
  });
});
