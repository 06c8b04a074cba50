import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { listenTo } from "#tests/fixtures/listen-to.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";

// Pages as a virtual screen reader says them. What is heard in between may change; the way to what people come for not.
let backend: TestBackend;
let site: TestSite;
let episode: string;
beforeAll(async () => {
  backend = await openTestBackend();
  const [row] = await backend.sql<{ id: string }[]>`select id from ninecast_episodes where has_transcript`;
  episode = `/ninecast/${row?.id}/transcripcion`;
  site = await openTestSite(backend);
});
afterAll(() => site.close());

const pages: [path: string, ...phrases: RegExp[]][] = [
  ["/", /^heading, .*, level 1/, /^heading, Elige tu club, level 2/, /^link, .*ACACIAS/],
  ["/clubs", /^heading, .*, level 1/, /^searchbox, /, /^heading, ACACIAS, level/, /^link, Ver Club ACACIAS/],
  [
    "/club/acacias",
    /^heading, .*ACACIAS.*, level 1/,
    /^link, Reserva tu visita/,
    /^heading, Anual, level 3/,
    /^link, Comprar Anual/,
  ],
  ["/club/acacias/horario", /^heading, .*, level 1/, /^link, /],
  [
    "/club/acacias/visita",
    /^heading, Reserva tu visita, level 1/,
    /^group, /,
    /^radio, /,
    /^textbox, Nombre/,
    /^button, Reservar visita/,
  ],
  ["/partners", /^heading, .*, level 1/, /^link, Enviar propuesta/],
  ["/contact", /^heading, .*, level 1/, /^textbox, Nombre/, /^button, Enviar mensaje/],
  [
    "/merch/cinturon-de-fuerza-104512",
    /^heading, Cinturón de Fuerza, level 1/,
    /^radio, M/,
    /^link, Añadir al carrito/,
  ],
  [
    "/ninecast",
    /^heading, NineCast, level 1/,
    /^link, Reproducir Episodio/,
    /^link, Leer la transcripción de «Entrenar/,
  ],
  [
    "/9ftoday/fuerza-despues-de-los-cuarenta",
    /^heading, Fuerza .*, level 1/,
    /^heading, Los cinco movimientos, level 2/,
  ],
];

/** In the foot of every page, at the same place. */
const help = /^link, .+@.+/;

test.each(pages)(
  "%s says its landmarks, its title and the way to what people come for, in this order",
  async (path, ...phrases) => {
    const said = await listen(path);
    const rest = [...said];
    for (const wanted of [/^link, Saltar al contenido/, /^banner$/, /^main/, ...phrases, /^contentinfo$/, help]) {
      const at = rest.findIndex((text) => wanted.test(text));
      expect(at, [`${wanted} in`, ...said].join("; ")).toBeGreaterThanOrEqual(0);
      rest.splice(0, at + 1);
    }
  },
);

test("the transcript of an episode is read paragraph by paragraph", async () => {
  const said = await listen(episode);
  expect(said).toContainEqual(expect.stringMatching(/^heading, Entrenar con dolor: cuándo parar, level 1/));
  expect(said.filter((text) => text === "paragraph").length).toBeGreaterThan(8);
  expect(said).toContainEqual(expect.stringContaining("¿puedo seguir?"));
});

test.each(pages.map(([path]) => path))("nothing on %s is heard without its name", async (path) => {
  const said = await listen(path);
  // A role that needs a name and has none is said alone.
  expect(
    said.filter((text) =>
      /^(link|button|image|textbox|searchbox|radio|checkbox|combobox|heading)(, level \d)?$/.test(text),
    ),
  ).toEqual([]);
});

/** Each page once. */
const heard = new Map<string, Promise<string[]>>();
function listen(path: string): Promise<string[]> {
  const known = heard.get(path) ?? fetch(site.origin + path).then(async (response) => listenTo(await response.text()));
  heard.set(path, known);
  return known;
}
