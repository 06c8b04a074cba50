import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";

// The site has no copy of any page. How the words look, a journey sees on /clubs.
let backend: TestBackend;
let site: TestSite;
beforeAll(async () => {
  backend = await openTestBackend();
  await backend.sql`revoke select on merch_products from anon`;
  site = await openTestSite(backend);
});
afterAll(() => site.close());

test("half a map of the site is worse than none", async () => {
  expect((await site.readWhole("/sitemaps/paginas.xml")).status).toBe(503);
  expect((await site.readWhole("/sitemap.xml")).status).toBe(200);
});

describe("when visitors may read none of what the pages are about", () => {
  beforeAll(async () => {
    await backend.sql`revoke select on articles, clubs, events, landing_pages, manifiesto_content, ninecast_episodes,
      partners, site_settings from anon`;
  });

  const later = "Inténtalo de nuevo más tarde.";

  test.each([
    [
      "/clubs",
      `Error al cargar los clubs No se pudieron cargar los clubs. ${later}`,
      `No hemos podido cargar los clubs. ${later} Volver a intentarlo`,
    ],
    [
      "/events",
      `Error al cargar eventos No se pudieron cargar los eventos. ${later}`,
      `No hemos podido cargar los eventos. ${later} Volver a intentarlo`,
    ],
    [
      "/merch",
      "Error al cargar productos No se pudieron cargar los productos. Inténtalo de nuevo.",
      `No hemos podido cargar los productos. ${later} Volver a intentarlo`,
    ],
    // A setting that cannot be read means that the section is on.
    [
      "/9ftoday",
      `Error al cargar artículos No se pudieron cargar los artículos. ${later}`,
      `No hemos podido cargar los artículos. ${later} Volver a intentarlo`,
    ],
    [
      "/ninecast",
      `Error al cargar episodios No se pudieron cargar los episodios. ${later}`,
      "Temporada 1",
      `No hemos podido cargar los episodios. ${later} Volver a intentarlo`,
    ],
    ["/partners", `No hemos podido cargar los partners. ${later} Volver a intentarlo`, "Enviar propuesta"],
    ["/contact", "No hemos podido cargar el horario de los clubs.", "Siempre a mano", "También nos tienes en el"],
    ["/manifiesto", "Error al cargar el contenido."],
    ["/merch/cinturon-de-fuerza-104512", "Algo no ha ido bien", "No se pudo cargar el producto solicitado."],
    ["/9ftoday/fuerza-despues-de-los-cuarenta", "Algo no ha ido bien", "No se pudo cargar el artículo solicitado."],
    ["/p/semana-de-puertas-abiertas", "Algo no ha ido bien"],
    ["/club/acacias", "Algo no ha ido bien", "Volver al inicio"],
  ])("%s stands, says so and has the status of a failure", async (path, ...said) => {
    const { status, words } = await site.readWhole(path);
    expect(status).toBe(503);
    for (const text of said) expect(words).toContain(text);
    // Nor does it say that there is nothing.
    expect(words).not.toMatch(/Ahora mismo no hay|Todavía no hay|404|Sección Desactivada/);
  });
});

test("the home page stands on its stated defaults when all of its reads fail", async () => {
  await backend.sql`revoke select on site_content, header_links, site_settings, clubs, testimonials from anon`;
  const { status, headers, words } = await site.readWhole("/");
  expect(status).toBe(503);
  expect(headers.get("retry-after")).toBe("5");
  expect(words).toMatch(/More Than.*FITNESS/);
  expect(words).toContain("Únete Ahora");
  expect(words).toContain("Elige tu");
  expect(words).not.toContain("COMUNIDAD");
  expect(site.log.join()).toContain("testimonials");
});
