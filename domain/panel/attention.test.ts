import { expect, test } from "vitest";
import { needsAttention, type PanelContent } from "./attention.ts";

const now = new Date("2026-03-01T12:00:00Z");
const calm: PanelContent = {
  backlog: { kinds: [], pending_proposals: 0, mail: null },
  scheduled: 0,
  ended_offers: 0,
  ending_offers: [],
  sold_out: 0,
  unheard_episodes: 0,
  outdated: [],
  empty_galleries: { total: 0, first: [] },
  refused_plans: [],
  reviews: [],
  hasLegalPlaceholders: false,
  hasUnknownProxy: false,
  hasLateBackups: false,
};
const texts = (change: Partial<PanelContent>) =>
  needsAttention({ ...calm, ...change }, now).map((attention) => attention.text);

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
  expect(needsAttention({ ...calm, refused_plans: [{ reason, path: "/admin/prices/1" }] }, now)).toEqual([
    { text: `No se guardó un cambio previsto. ${reason}`, path: "/admin/prices/1", action: "Resolver" },
  ]);
});

test("what a colleague has asked her to read leads to it", () => {
  const reviews = [{ name: "Peso muerto", asked_by: "Ana", path: "/admin/9ftoday/1" }];
  expect(needsAttention({ ...calm, reviews }, now)).toEqual([
    { text: "Ana te pide que revises «Peso muerto»", path: "/admin/9ftoday/1", action: "Revisar" },
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
    mail: { seen_at: now.toISOString(), stopped_at: null, failing_since: "2026-03-01T11:00:00Z", failure: "login" },
  };
  expect(texts({ backlog })).toEqual([
    expect.stringMatching(/^El servidor de correo falla desde el .*no acepta la contraseña/),
    "1 respuesta no entregada",
    "Mensaje: 3 sin contestar, 2 fuera de plazo",
    "Oferta de coche: 1 sin contestar",
    "1 solicitud de partner pendiente",
  ]);
});

test("what is over, scheduled or sold out is counted", () => {
  expect(texts({ ended_offers: 1, scheduled: 1, sold_out: 2 })).toEqual([
    "1 precio con la oferta terminada",
    "1 artículo programado",
    "2 productos sin existencias",
  ]);
});

test("an offer that ends soon says when, and leads to its rate", () => {
  const ending = [{ id: "r1", title: "Black Friday", club: "ACACIAS", offer_ends_at: "2026-03-06T22:59:00Z" }];
  expect(needsAttention({ ...calm, ending_offers: ending }, now)).toEqual([
    {
      text: "La oferta de Black Friday · ACACIAS termina el 6 de marzo",
      detail: "No hay nada previsto para después",
      path: "/admin/prices/r1",
      action: "Decidir",
    },
  ]);
});

test("an episode that nobody can follow who does not hear is told", () => {
  expect(texts({ unheard_episodes: 1 })).toEqual(["1 episodio sin subtítulos ni transcripción"]);
  expect(texts({ unheard_episodes: 2 })).toEqual(["2 episodios sin subtítulos ni transcripción"]);
});

test("of many empty galleries the first are named and the others counted", () => {
  const first = Array.from({ length: 10 }, (_, at) => ({ id: `club-${at}`, name: `CLUB ${at}` }));
  const said = texts({ empty_galleries: { total: 13, first } });
  expect(said).toHaveLength(11);
  expect(said.at(0)).toBe("CLUB 0: galería sin imágenes");
  expect(said.at(-1)).toBe("3 galerías más sin imágenes");
});

test("each empty gallery leads to its own dialog, and missing legal data to where they are written", () => {
  const empty = { total: 1, first: [{ id: "acacias", name: "ACACIAS" }] };
  const found = needsAttention({ ...calm, empty_galleries: empty, hasLegalPlaceholders: true }, now);
  expect(found.map((attention) => attention.path)).toEqual(["/admin/clubs/acacias/galeria", "/admin/company"]);
});

test("English of an earlier text is counted by the section where it is written", () => {
  const outdated = ["events", "clubs", "club_extra_services"];
  expect(needsAttention({ ...calm, outdated }, now)).toEqual([
    { text: "Eventos: el inglés de 1 texto es de un texto anterior", path: "/admin/events", action: "Traducir" },
    { text: "Clubs: el inglés de 2 textos es de un texto anterior", path: "/admin/clubs", action: "Traducir" },
  ]);
});
