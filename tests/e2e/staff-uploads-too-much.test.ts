import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, expectToast, openSection, test } from "./fixtures/staff.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

/** A picture of 9 MB: more than any buffer on the way holds. */
const heavy = () =>
  sharp(randomBytes(1750 * 1750 * 3), { raw: { width: 1750, height: 1750, channels: 3 } })
    .png()
    .toBuffer();

test("a file that the server refuses in the middle is answered with a sentence in the form @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("partners");
  await site.sql`update storage.buckets set file_size_limit = 1000000 where id = 'public-assets'`;
  try {
    await openSection(page, "/admin/partners", "Gestionar Partners");
    await page.getByRole("button", { name: "Añadir Partner" }).click();
    await page.getByLabel("Nombre").fill("Pesado");
    await page.locator("input[type=file]").setInputFiles({
      name: "pesada.png",
      mimeType: "image/png",
      buffer: await heavy(),
    });
    await page.getByRole("button", { name: "Guardar Cambios" }).click();
    await expectToast(page, "Error de subida", "El archivo pesa más de lo que admite el servidor.");
    // The same connections go on.
    expect(
      await page.evaluate(() => fetch("/favicon.svg", { cache: "reload" }).then((response) => response.status)),
    ).toBe(200);
  } finally {
    await site.sql`update storage.buckets set file_size_limit = ${20 * 2 ** 20} where id = 'public-assets'`;
  }

  // Also one that is too large for all, or of an ended session.
  for (const [megabytes, status] of [
    [25, 413],
    [8, 401],
  ] as const) {
    const answer = await page.evaluate(
      async ([megabytes, isGood]) => {
        const key = Object.keys(localStorage).find((text) => text.includes("auth-token")) ?? "";
        const token = JSON.parse(localStorage.getItem(key) ?? "{}").access_token as string;
        const body = new FormData();
        body.append("", new Blob([new Uint8Array(megabytes * 2 ** 20)], { type: "image/png" }));
        const headers = { authorization: `Bearer ${isGood ? token : token.slice(0, -4)}` };
        const response = await fetch("/storage/v1/object/public-assets/x.png", { method: "POST", headers, body });
        return { status: response.status, text: await response.text() };
      },
      [megabytes, status === 413] as const,
    );
    expect(answer.status, answer.text).toBe(status);
  }
});
