import { expect, test } from "vitest";
import { needsAttention, type PanelContent } from "./attention.ts";

const now = new Date("2026-03-01T12:00:00Z");
const calm: PanelContent = {
  backlog: { kinds: [], pending_proposals: 0, visits_today: 0, mail: null },
  articles: [{ publication_date: "2026-02-01T09:00:00Z" }],
  rates: [{ club_id: "acacias", offer_ends_at: "2026-04-01T00:00:00Z" }],
  clubs: [{ id: "acacias", name: "ACACIAS" }],
  products: [{ stock: { S: 0, M: 2, L: 0, XL: 0 }, one_size_stock: null }],
  unheardEpisodes: 0,
  outdatedTranslations: [],
  emptyGalleries: [],
  refusedPlans: [],
  hasLegalPlaceholders: false,
  hasUnknownProxy: false,
  hasLateBackups: false,
};
const texts = (change: Partial<PanelContent>) => needsAttention({ ...calm, ...change }, now).map((it) => it.text);

test("nothing is said when all is in order", () => {
  expect(texts({})).toEqual([]);
});

test("a server that does not know its proxy says so first", () => {
  expect(texts({ hasUnknownProxy: true, backlog: { ...calm.backlog, pending_proposals: 1 } })[0]).toMatch(
    /TRUSTED_PROXIES/,
  );
});

test("backups that are not made any more come before the content", () => {
  expect(texts({ hasLateBackups: true, backlog: { ...calm.backlog, pending_proposals: 1 } })[0]).toMatch(
    /copias de seguridad/,
  );
});

test("what was planned and could not be written says why, and leads to its row", () => {
  const reason = "Mientras esperaba, alguien ha cambiado lo mismo.";
  expect(needsAttention({ ...calm, refusedPlans: [{ reason, path: "/admin/prices/1" }] }, now)).toEqual([
    { text: `No se guardó un cambio previsto. ${reason}`, path: "/admin/prices/1" },
  ]);
});

test("one proposal is one, two are two", () => {
  expect(texts({ backlog: { ...calm.backlog, pending_proposals: 1 } })).toEqual(["1 solicitud de partner pendiente"]);
  expect(texts({ backlog: { ...calm.backlog, pending_proposals: 2 } })).toEqual([
    "2 solicitudes de partner pendientes",
  ]);
});

test("the backlog is said by kind, what did not arrive and what is late first", () => {
  const backlog = {
    kinds: [
      { kind: "message", total: 4, late: 2, undelivered: 1 },
      { kind: "car_lead", total: 1, late: 0, undelivered: 0 },
    ],
    pending_proposals: 1,
    visits_today: 2,
    mail: { seen_at: now.toISOString(), stopped_at: null, failing_since: "2026-03-01T11:00:00Z", failure: "login" },
  };
  expect(texts({ backlog })).toEqual([
    expect.stringMatching(/^El servidor de correo falla desde el .*no acepta la contraseña/),
    "1 respuesta no entregada",
    "Mensaje: 3 sin contestar, 2 fuera de plazo",
    "Oferta de coche: 1 sin contestar",
    "1 solicitud de partner pendiente",
    "2 visitas hoy",
  ]);
});

test("an offer is over at the moment it ends, and a rate may name a club that is gone", () => {
  const rates = [
    { club_id: "acacias", offer_ends_at: now.toISOString() },
    { club_id: "vallecas", offer_ends_at: null },
  ];
  expect(texts({ rates })).toEqual(["1 precio con la oferta terminada", "1 precio de un club que no existe"]);
});

test("an article of tomorrow is scheduled", () => {
  expect(texts({ articles: [{ publication_date: "2026-03-02T09:00:00Z" }] })).toEqual(["1 artículo programado"]);
});

test("a product without any size left is sold out, one of a single size too", () => {
  const stock = { S: 0, M: 0, L: 0, XL: 0 };
  const products = [
    { stock, one_size_stock: null },
    { stock, one_size_stock: 0 },
    { stock, one_size_stock: 3 },
  ];
  expect(texts({ products })).toEqual(["2 productos sin existencias"]);
});

test("an episode that nobody can follow who does not hear is told", () => {
  expect(texts({ unheardEpisodes: 1 })).toEqual(["1 episodio sin subtítulos ni transcripción"]);
  expect(texts({ unheardEpisodes: 2 })).toEqual(["2 episodios sin subtítulos ni transcripción"]);
});

test("of many empty galleries the first are named and the others counted", () => {
  const clubs = Array.from({ length: 13 }, (_, at) => ({ id: `club-${at}`, name: `CLUB ${at}` }));
  const said = texts({ rates: [], clubs, emptyGalleries: clubs.map(({ id }) => id) });
  expect(said).toHaveLength(11);
  expect(said.at(0)).toBe("CLUB 0: galería sin imágenes");
  expect(said.at(-1)).toBe("3 galerías más sin imágenes");
});

test("each empty gallery leads to its own dialog, and missing legal data to where they are written", () => {
  const found = needsAttention({ ...calm, emptyGalleries: ["acacias"], hasLegalPlaceholders: true }, now);
  expect(found.map((it) => it.path)).toEqual(["/admin/clubs/acacias/galeria", "/admin/company"]);
});

test("English of an earlier text is counted by the section where it is written", () => {
  const outdatedTranslations = ["events", "clubs", "club_extra_services"];
  expect(needsAttention({ ...calm, outdatedTranslations }, now)).toEqual([
    { text: "Eventos: el inglés de 1 texto es de un texto anterior", path: "/admin/events" },
    { text: "Clubs: el inglés de 2 textos es de un texto anterior", path: "/admin/clubs" },
  ]);
});
