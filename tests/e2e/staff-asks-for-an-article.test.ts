import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator } from "@playwright/test";
import { content, field, openArticles } from "./fixtures/article-sheet.ts";
import { databaseAddress } from "./fixtures/journey-world.ts";
import { signIn } from "./fixtures/sign-in.ts";
import { startSite } from "./fixtures/site-process.ts";
import { expect, expectToast, type Page, test } from "./fixtures/staff.ts";

/** From the form; the list has such a button too. */
const askAi = (page: Page) => page.locator(".markdown-field").getByRole("button", { name: "Generar con IA" }).click();

test("an article is written about a topic, and Back closes the dialog @desktop", async ({ browser, site }) => {
  test.slow(true, "starts a site of its own, which has an endpoint to ask");
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  const endpoint = await writeEverything("Entrenar por la mañana ayuda.");
  const env = { AI_BASE_URL: endpoint.url, AI_MODEL: "prueba" };
  const own = await startSite({
    backend: { DATABASE_URL: databaseAddress(row?.name ?? "") },
    dataDir: site.dataDir,
    env,
  });
  const page = await browser.newPage({ baseURL: own.url });
  try {
    await signIn(page);
    await openArticles(page);
    await page.getByRole("button", { name: "Generar con IA" }).click();
    await page.getByRole("button", { name: "Generar", exact: true }).click();
    await expectToast(page, "Error", "El prompt no puede estar vacío.");
    await page.getByLabel("¿De qué trata el artículo?").fill("Correr de día");
    await page.getByRole("button", { name: "Generar", exact: true }).click();
    await expectToast(page, "Éxito", "Artículo generado");
    await expect(field(page, "Título")).toHaveValue("Correr de día");
    await expect(field(page, "Slug")).toHaveValue("correr-de-dia");
    await expect(content(page)).toHaveText("Entrenar por la mañana ayuda.");
    expect(endpoint.asked()).toContain("Correr de día");

    await askAi(page);
    await expect(page.getByText("El texto que hay ahora en el artículo se sustituye por el nuevo")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Generar artículo con IA" })).toHaveCount(0);
    await expect(content(page)).toHaveText("Entrenar por la mañana ayuda.");

    await content(page).fill("Lo que escribí yo");
    await askAi(page);
    await page.getByLabel("¿De qué trata el artículo?").fill("Otro tema");
    await page.getByRole("button", { name: "Generar", exact: true }).click();
    await expect(content(page)).toHaveText("Entrenar por la mañana ayuda.");
    await page.getByRole("button", { name: "Recuperar el texto anterior" }).click();
    await expect(content(page)).toHaveText("Lo que escribí yo");
    await expect(field(page, "Título")).toHaveValue("Correr de día");
  } finally {
    await page.context().close();
    await own.stop();
    endpoint.close();
  }
});

const notConfigured = /^La IA no está configurada en este servidor/;

test.describe("when nobody writes", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("the buttons of list and form say why when pointed at, heard and pressed, and so does the dialog by its address", async ({
    page,
  }) => {
    const saysWhy = async (place: Locator) => {
      const button = place.getByRole("button", { name: "Generar con IA" });
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(button).toHaveAccessibleDescription(notConfigured);
      await expect(button).toHaveAttribute("title", notConfigured);
      await button.focus();
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      await expectToast(page, "Error al generar el artículo", "La IA no está configurada en este servidor");
      await page.locator(".toast").getByRole("button", { name: "Cerrar" }).click();
      await expect(page.getByRole("dialog", { name: "Generar artículo con IA" })).toHaveCount(0);
    };
    await openArticles(page);
    await saysWhy(page.getByRole("region", { name: "Artículos" }));
    await page.getByRole("button", { name: "Añadir Artículo" }).click();
    await expect(page.getByRole("paragraph").filter({ hasText: notConfigured })).toBeVisible();
    await saysWhy(page.locator(".markdown-field"));

    await page.goto("/admin/9ftoday/nuevo?ia");
    const dialog = page.getByRole("dialog", { name: "Generar artículo con IA" });
    await expect(dialog.getByRole("paragraph").filter({ hasText: notConfigured })).toBeVisible();
    await page.getByLabel("¿De qué trata el artículo?").fill("Nada");
    await page.getByRole("button", { name: "Generar", exact: true }).click();
    await expectToast(page, "Error al generar el artículo", "La IA no pudo procesar la solicitud.");
    await expect(dialog.locator("[data-field=prompt] .field__error")).toContainText("La IA no está configurada");

    await test.step("a refusal says so, and the text in the form stays", async () => {
      await page.route("**/functions/v1/**", (route) =>
        route.request().method() === "GET"
          ? route.fulfill({ json: { configured: true, patienceMs: 60_000 } })
          : route.fulfill({ status: 502, json: { code: "refused" } }),
      );
      await openArticles(page);
      await page.getByRole("button", { name: "Añadir Artículo" }).click();
      await content(page).fill("Lo que había");
      await askAi(page);
      await page.getByLabel("¿De qué trata el artículo?").fill("Nada");
      await page.getByRole("button", { name: "Generar", exact: true }).click();
      await expectToast(page, "Error al generar el artículo", "La IA no pudo procesar la solicitud.");
      await expect(page.locator("[data-field=prompt] .field__error")).toContainText("ha rechazado la petición");
      const refused = page.getByRole("dialog", { name: "Generar artículo con IA" });
      await refused.getByRole("button", { name: "Cancelar" }).click();
      await expect(content(page)).toHaveText("Lo que había");
    });
  });
});

/** An endpoint as the owner would configure one: it answers every question with the same article. */
async function writeEverything(article: string) {
  let asked = "";
  const server = createServer((request, response) => {
    request.setEncoding("utf8").on("data", (part) => {
      asked += part;
    });
    request.on("end", () => {
      const body = JSON.stringify({ choices: [{ message: { role: "assistant", content: article } }] });
      response.writeHead(200, { "content-type": "application/json" }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, asked: () => asked, close: () => server.close() };
}
