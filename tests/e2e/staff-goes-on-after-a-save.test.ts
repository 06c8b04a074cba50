import type { Locator } from "@playwright/test";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const rowOf = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });

/** That no part of the toast lies over any part of these, wherever the page is scrolled to. */
async function expectClear(page: Page, others: Locator): Promise<void> {
  // A toast moves out of the dialog that closes under it.
  await expect(async () => {
    // It waits while it is pointed at, however long the looking takes.
    await page.locator(".toast").hover({ timeout: 1000 });
    const toast = await page.locator(".toast").boundingBox({ timeout: 1000 });
    const boxes = await Promise.all((await others.all()).map((locator) => locator.boundingBox({ timeout: 1000 })));
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) {
      if (!box || !toast) throw new Error("the toast or what it might cover is not on the screen");
      const isAbove = toast.y + toast.height <= box.y || box.y + box.height <= toast.y;
      expect(isAbove || toast.x + toast.width <= box.x || box.x + box.width <= toast.x).toBe(true);
    }
  }).toPass();
}

test("no toast covers the row that was saved, the buttons of a dialog, nor what can be done after a failure, however wide the screen", async ({
  page,
  restoreAfter,
  site,
}) => {
  await restoreAfter("testimonials", "club_extra_services", "clubs");
  const widths = [
    // From 768 px on toasts stand where they do on any wider screen, which has more room.
    { width: 1024, height: 600 },
    { width: 360, height: 640 },
  ];
  await site.sql`insert into testimonials (text, name, display_order)
    select 'Volveré.', 'Persona ' || n, 100 + n from generate_series(1, 20) as n`;
  await openSection(page, "/admin/testimonials", "Gestionar Reseñas");
  for (const size of widths) {
    await page.setViewportSize(size);
    // The last is where toasts stand; one further up moves them no less on the smallest screen.
    for (const name of size.width === 360 ? ["Persona 3", "Persona 20"] : ["Persona 20"]) {
      await page.getByRole("button", { name: `Editar ${name}`, exact: true }).click();
      await page.getByLabel("Texto", { exact: true }).fill(`Volveré ${size.width} veces.`);
      await page.getByRole("button", { name: "Guardar Cambios" }).click();
      await expectToast(page, "Éxito", "Reseña guardada.");
      await expectClear(page, rowOf(page, `${name} `).getByRole("button"));
    }
    // The sheet goes back to its list, which would end a visit begun meanwhile.
    await expect(page).toHaveURL(/\/admin\/testimonials$/);
  }
  const picture = await plainPicture(64, 48, "#806a22").png().toBuffer();
  await site.sql`insert into clubs (id, name) values ('aviso', 'Prueba')`;
  await page.goto("/admin/clubs/aviso/galeria");
  const gallery = page.getByRole("dialog", { name: "Galería de Prueba" });
  for (const size of widths) {
    await page.setViewportSize(size);
    const name = `a${size.width}.png`;
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer: picture });
    await expectToast(page, "Éxito", "1 imagen subida.");
    await expectClear(page, gallery.locator("footer").getByRole("button", { name: "Cerrar" }));
    await page.locator(".toast").getByRole("button", { name: "Cerrar" }).click();
  }
  await test.step("a failure of many lines, 360 px wide", async () => {
    await openSection(page, "/admin/9ftoday", "Gestionar 9F Today");
    await page.getByRole("button", { name: "Generar con IA" }).and(page.locator("[aria-disabled]")).press("Enter");
    await expectToast(page, "Error al generar el artículo", "AI_MODEL");
    await expectClear(page, page.getByRole("heading", { level: 1 }));
    await expectClear(page, page.getByRole("switch"));
  });
});

test("the focus is on the first field of a sheet; after a deletion the focus is on the neighbour, found by a search or not", async ({
  page,
  restoreAfter,
  site,
}) => {
  await restoreAfter("testimonials", "partner_submissions");
  await site.sql`delete from testimonials`;
  await site.sql`insert into testimonials (text, name, display_order)
    values ('Pesas.', 'Ana', 1), ('Nadar.', 'Bea', 2), ('Correr.', 'Carmen', 3), ('Nadar más.', 'Dora', 4)`;
  await openSection(page, "/admin/testimonials", "Gestionar Reseñas");
  await test.step("a sheet opens with the focus on its first field, new or stored, and a switch is called the same whether it is on or off", async () => {
    await page.getByRole("button", { name: "Añadir Reseña" }).click();
    await expect(page.getByLabel("Nombre", { exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Precios", exact: true }).click();
    await page
      .getByRole("button", { name: /^Editar/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByRole("combobox").first()).toBeFocused();
    const soldOut = page.getByRole("switch", { name: "Agotado", exact: true });
    await expect(soldOut).not.toBeChecked();
    await expect(soldOut).toHaveAccessibleDescription("DISPONIBLE");
    await soldOut.click();
    await expect(soldOut).toBeChecked();
    await expect(soldOut).toHaveAccessibleDescription("AGOTADO");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Salir sin guardar" }).click();
    await page.getByRole("link", { name: "Reseñas", exact: true }).click();
  });
  const remove = async (name: string) => {
    await page.getByRole("button", { name: `Eliminar ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByRole("button", { name: `Eliminar ${name}` })).toHaveCount(0);
  };
  await page.getByRole("searchbox").fill("nadar");
  await expect(rowOf(page, "Carmen")).toHaveCount(0);
  await remove("Bea");
  await expect(page.getByRole("button", { name: "Eliminar Dora" })).toBeFocused();
  await page.getByRole("searchbox").fill("");
  await expect(rowOf(page, "Carmen")).toBeVisible();
  await remove("Dora");
  await expect(page.getByRole("button", { name: "Eliminar Carmen" })).toBeFocused();
  await remove("Ana");
  await expect(page.getByRole("button", { name: "Eliminar Carmen" })).toBeFocused();
  await remove("Carmen");
  await expect(page.getByRole("heading", { name: "Gestionar Reseñas" })).toBeFocused();

  await openSection(page, "/admin/partners/solicitudes", "Gestionar Partners");
  const last = page.getByRole("button", { name: /^Eliminar la solicitud/ }).nth(1);
  const name = await last.getAttribute("aria-label");
  await page
    .getByRole("button", { name: /^Eliminar la solicitud/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByRole("button", { name: name ?? "", exact: true })).toBeFocused();
});
