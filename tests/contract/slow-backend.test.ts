import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";
import { askAsVisitor } from "../torture/ask-as-visitor.ts";
import { rememberAnswers } from "../torture/remember-answers.ts";

// No read is answered before the visitor has the frame, and the site has no copy of any page.
let backend: TestBackend;
let site: TestSite;
beforeAll(async () => {
  backend = await openTestBackend();
  await addRows(backend);
  const ask = rememberAnswers(askAsVisitor(backend.backend));
  site = await openTestSite(backend, ask);
});
afterAll(() => site.close());

test.each([
  ["/merch/cinturon-de-fuerza-104512", "Cargando producto...", "Cinturón de fuerza"],
  ["/9ftoday/fuerza-despues-de-los-cuarenta", "Cargando artículo...", "Fuerza después de los cuarenta"],
  ["/p/semana-de-puertas-abiertas", "Cargando página...", "Semana de puertas abiertas"],
  ["/club/acacias", "Cargando club...", "Acacias"],
  ["/clubs?pagina=2", "Cargando clubs...", "BARRIO 70"],
  ["/merch?pagina=2", "Cargando productos...", "Modelo 7"],
  ["/events?pagina=2", "Cargando eventos...", "Carrera 1"],
  ["/ninecast?pagina=2", "Cargando episodios...", "Charla 1"],
  ["/9ftoday?pagina=2", "Cargando artículos...", "Crónica 1"],
])("%s shows its frame with loading words, then what it is about", async (path, loading, content) => {
  const { status, first, rest } = await site.watch(path);
  expect(status).toBe(200);
  expect(first).toContain(loading);
  expect(first).toContain("</footer>");
  expect(first).not.toContain(`>${content}<`);
  // Titles are set in capitals.
  expect(rest).toMatch(new RegExp(content, "i"));
  expect(rest).not.toContain("noindex");
});

test.each([
  ["/merch/no-existe", "Cargando producto...", "404 - Producto no encontrado"],
  ["/9ftoday/no-existe", "Cargando artículo...", "404 - Artículo no encontrado"],
  ["/p/no-existe", "Cargando página...", "Página no encontrada"],
  ["/club/no-existe", "Cargando club...", "Página no encontrada"],
  ["/events/no-existe", "Cargando", "404 - Evento no encontrado"],
  ["/ninecast/no-existe", "Cargando", "404 - Episodio no encontrado"],
  ["/ninecast/no-existe/transcripcion", "Cargando", "404 - Transcripción no encontrada"],
  ["/clubs?pagina=9", "Cargando clubs...", "No se ha encontrado la página o no está disponible."],
  ["/ninecast?pagina=9", "Cargando episodios...", "No se ha encontrado la página o no está disponible."],
])(
  "%s shows its frame, then that there is no such page, and asks not to be indexed",
  async (path, loading, missing) => {
    const { first, rest } = await site.watch(path);
    expect(first).toContain(loading);
    expect(first).not.toContain(missing);
    expect(rest).toContain(missing);
    expect(rest).toContain('<meta name="robots" content="noindex"/>');
  },
);

/** So many that each list has a second page. */
async function addRows({ sql }: TestBackend): Promise<void> {
  await sql`insert into clubs (id, name, link, display_order)
    select 'barrio-' || n, 'BARRIO ' || n, '/club/barrio-' || n, 100 + n from generate_series(1, 70) as n`;
  await sql`insert into merch_products (slug, name, price, display_order)
    select 'modelo-' || n, 'Modelo ' || n, 20, 100 + n from generate_series(1, 20) as n`;
  await sql`insert into events (event_date, title) select '1 DIC', 'Carrera ' || n from generate_series(1, 20) as n`;
  await sql`insert into ninecast_episodes (title, youtube_id, created_at)
    select 'Charla ' || n, 'demo9F0_999', '2020-01-01' from generate_series(1, 20) as n`;
  await sql`insert into articles (slug, title, author, content, publication_date)
    select 'cronica-' || n, 'Crónica ' || n, 'Ana', 'Texto', '2019-01-01'::date + n from generate_series(1, 12) as n`;
}
