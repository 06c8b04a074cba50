import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { openCuttableWay } from "./fixtures/cuttable-way.ts";
import { expect, expectToast, type Page, test } from "./fixtures/staff.ts";

const photo = (background: string) => plainPicture(64, 48, background).png().toBuffer();
const tiles = (page: Page) => page.locator("[data-place]");
const labels = (page: Page) =>
  tiles(page).evaluateAll((all) =>
    all.map((element) => element.querySelector("p")?.textContent?.replace(/^\d+_|\..*$/g, "")),
  );
const pick = (page: Page, files: { name: string; buffer: Buffer }[]) =>
  page.locator("input[type=file]").setInputFiles(files.map((file) => ({ ...file, mimeType: "image/png" })));

/** A picture of 700 kB: what does not compress travels long enough to be cut off. */
const noise = () =>
  sharp(randomBytes(480 * 480 * 3), { raw: { width: 480, height: 480, channels: 3 } })
    .png()
    .toBuffer();

/** A club of one's own, whose gallery nobody else looks at. */
async function openGallery(page: Page, id: string, names: readonly string[] = []): Promise<void> {
  await page.goto(`/admin/clubs/${id}/galeria`);
  await expect(page.getByRole("dialog", { name: "Galería de Prueba" })).toBeVisible();
  if (names.length > 0) await upload(page, names);
}

async function upload(page: Page, names: readonly string[]): Promise<void> {
  await pick(
    page,
    await Promise.all(names.map(async (name) => ({ name: `${name}.png`, buffer: await photo("#806a22") }))),
  );
  await expectToast(page, "Éxito", `${names.length} imágenes subidas.`);
}

const inGallery = test.extend<{ club: string }>({
  club: async ({ site, restoreAfter }, use, info) => {
    await restoreAfter("club_extra_services", "clubs");
    const id = `prueba${info.testId.replace(/\W/g, "").slice(-12).toLowerCase()}`;
    await site.sql`insert into clubs (id, name) values (${id}, 'Prueba')`;
    await use(id);
  },
});

inGallery(
  "several pictures at once are on the club's page; a held arrow key moves one, however slow the backend is; they go one by one, or with it",
  async ({ page, club, site }) => {
    await openGallery(page, club);
    await expect(page.getByText("La galería de este club está vacía.")).toBeVisible();
    await upload(page, ["Sala Ñ 1", "barra"]);
    expect(await labels(page)).toEqual(["sala-n-1", "barra"]);
    await expect(page.getByText("2 imágenes, en el orden de la web, que muestra las 12 primeras.")).toBeVisible();
    const web = await page.context().newPage();
    await web.goto(`/club/${club}`);
    await expect(web.getByRole("link", { name: /^Ampliar imagen/ })).toHaveCount(2);

    await test.step("a held arrow key moves one picture, and what the site leaves out is marked", async () => {
      await upload(page, ["c", "d", "e", "f"]);
      await page.route("**/storage/v1/object/{move,list/**}", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 250));
        await route.fallback();
      });
      await page.getByRole("button", { name: "Mover la imagen 1" }).focus();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
      await expect.poll(() => labels(page)).toEqual(["barra", "c", "d", "sala-n-1", "e", "f"]);
      // A save of the first presses has come back by now; the key is still held.
      await page.waitForResponse(/\/object\/move$/);
      for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
      await expect.poll(() => labels(page)).toEqual(["barra", "c", "d", "e", "f", "sala-n-1"]);
      await expect(page.getByRole("button", { name: "Mover la imagen 6" })).toBeFocused();
      await expectToast(page, "Éxito", "Orden actualizado.");
      await expect(page.getByRole("button", { name: "Mover la imagen 6" })).toBeFocused();
      await page.unrouteAll();
      await page.reload();
      await expect.poll(() => labels(page)).toEqual(["barra", "c", "d", "e", "f", "sala-n-1"]);

      await upload(
        page,
        Array.from("ghijklm", (letter) => `foto-${letter}`),
      );
      await expect(page.getByText("No se ve en la web")).toHaveCount(1);
      await expect(tiles(page).nth(12)).toContainText("No se ve en la web");
    });

    await page.getByRole("button", { name: "Eliminar la imagen 1", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: "¿Estás seguro?" });
    await expect(question).toContainText("Esto eliminará permanentemente la imagen.");
    await question.getByRole("button", { name: "Eliminar" }).click();
    await expectToast(page, "Éxito", "Imagen eliminada.");
    await expect(tiles(page)).toHaveCount(12);
    await expect(page.getByRole("button", { name: "Eliminar la imagen 1", exact: true })).toBeFocused();
    await page.locator(".dialog__foot").getByRole("button", { name: "Cerrar" }).click();
    await expect(page).toHaveURL(/\/admin\/clubs$/);

    const files = () => site.sql`select name from storage.objects where name like ${`${club}/%`}`;
    expect(await files()).toHaveLength(12);
    await site.sql`insert into precios (club_id, title, price) values (${club}, 'Anual', 40), (${club}, 'Mensual', 50)`;
    await page.getByRole("button", { name: "Eliminar Prueba" }).click();
    await expect(question).toContainText("Con él se eliminan también: 2 precios y 12 imágenes.");
    await question.getByRole("button", { name: "Eliminar" }).click();
    await expectToast(page, "Éxito", "Club eliminado.");
    // They wait in the trash for their club (data-trash.test.ts).
    expect(await files()).toHaveLength(12);
    expect(await site.sql`select id from precios where club_id = ${club}`).toHaveLength(0);
  },
);

test.describe("when the backend fails", () => {
  inGallery.use({ expectedErrors: ["Failed to load resource"] });

  inGallery(
    "files that are no pictures are named, and an upload that is cut off leaves nothing and can be sent again",
    async ({ browser, site, staffState, club }) => {
      const way = await openCuttableWay(site.url);
      const origins = staffState.origins.map((origin) => ({ ...origin, origin: way.url }));
      const page = await browser.newPage({ baseURL: way.url, storageState: { ...staffState, origins } });
      const stored = async () => site.sql`select name from storage.objects where name like ${`${club}/%`}`;
      try {
        await openGallery(page, club);
        const notices = page.locator(".dialog .panel-notice");
        await pick(page, [
          { name: "nota.png", buffer: Buffer.from("hola") },
          { name: "buena.png", buffer: await photo("#222222") },
          { name: "nada.png", buffer: Buffer.alloc(0) },
        ]);
        await expectToast(
          page,
          "Error",
          "2 imágenes no se pudieron subir. Es posible que el formato no sea compatible.",
        );
        await expect(notices.locator("li")).toHaveText([
          "«nota.png» no es una imagen JPEG, PNG, GIF, WEBP, SVG, HEIC o HEIF.",
          "«nada.png» está vacío: no tiene nada que subir.",
        ]);
        await expect.poll(() => labels(page)).toEqual(["buena"]);
        await page.getByRole("button", { name: "Descartar" }).click();
        await expect(notices).toHaveCount(0);

        way.cutAfter(100_000);
        await pick(page, [{ name: "cortada.png", buffer: await noise() }]);
        await expectToast(page, "Error", "1 imagen no se pudo subir.");
        await expect(notices.locator("li")).toHaveText("«cortada.png»: La conexión se ha cortado.");
        expect(await stored()).toHaveLength(1);
        way.mend();
        await page.getByRole("button", { name: "Volver a intentarlo" }).click();
        await expectToast(page, "Éxito", "1 imagen subida.");
        await expect(tiles(page)).toHaveCount(2);
        expect(await stored()).toHaveLength(2);
      } finally {
        await page.context().close();
        way.close();
      }
    },
  );

  inGallery(
    "pictures move by their arrows and by dragging, the club's page follows, and each failure says its sentence",
    async ({ page, club }) => {
      await openGallery(page, club, ["a", "b", "c"]);
      await expect(tiles(page).locator("p")).toHaveText(["a", "b", "c"]);
      await page.getByRole("button", { name: "Retrasar la imagen 1" }).click();
      await expectToast(page, "Éxito", "Orden actualizado.");
      await expect.poll(() => labels(page)).toEqual(["b", "a", "c"]);
      await expect(page.getByRole("button", { name: "Retrasar la imagen 2" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect.poll(() => labels(page)).toEqual(["b", "c", "a"]);
      await expect(page.getByRole("button", { name: "Adelantar la imagen 3" })).toBeFocused();
      await expect(page.getByRole("button", { name: "Retrasar la imagen 3" })).toBeDisabled();
      const web = async () => (await page.request.get(`/club/${club}`)).text();
      await expect.poll(web).toMatch(/_b\.png.*_c\.png.*_a\.png/s);
      await dragLastToFirst(page);
      await expect.poll(() => labels(page)).toEqual(["a", "b", "c"]);
      await expectToast(page, "Éxito", "Orden actualizado.");

      const refuse = { status: 500, json: { statusCode: "500", error: "Error", message: "sin disco" } };
      await page.route("**/storage/v1/object/**", (route) =>
        route.request().method() === "DELETE" || route.request().url().endsWith("/object/move")
          ? route.fulfill(refuse)
          : route.fallback(),
      );
      await page.getByRole("button", { name: "Retrasar la imagen 1" }).click();
      await expectToast(page, "Error", "No se pudo cambiar el orden.");
      await expect.poll(() => labels(page)).toEqual(["a", "b", "c"]);
      await page.getByRole("button", { name: "Eliminar la imagen 1" }).click();
      await page.getByRole("button", { name: "Eliminar", exact: true }).click();
      await expectToast(page, "Error", "No se pudo eliminar la imagen: sin disco");
      await page.getByRole("button", { name: "Cancelar" }).click();

      await page.route("**/storage/v1/object/list/**", (route) => route.fulfill(refuse));
      await page.reload();
      await expectToast(page, "Error", "No se pudo cargar la galería: sin disco");
      await expect(page.getByText("La galería no se ha podido cargar.")).toBeVisible();
      await expect(page.getByText("0 imágenes")).toHaveCount(0);
    },
  );
});

async function dragLastToFirst(page: Page): Promise<void> {
  // A toast of the moves before may lie over it, and where pictures stand is known once they stand still.
  await page.getByRole("button", { name: "Mover la imagen 3" }).hover();
  await page.mouse.down();
  const first = await tiles(page).first().boundingBox();
  if (!first) throw new Error("the pictures are not on the screen");
  await page.mouse.move(first.x + 60, first.y + 60, { steps: 6 });
  await page.mouse.up();
}
