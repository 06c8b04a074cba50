import { describe, expect, it } from "vitest";
import { clubToasts } from "#texts/site/club-toasts.ts";
import { clubPlace, clubSegment, clubsClubClick, homeClubClick, homeClubPath } from "./club-link.ts";

const http = "https://preventa.example/alta";
const names = ["RETIRO", "Retiro", "CAÑAVERAL", "canaveral", "POZUELO", "CHAMBERÍ", "Chamberi", "ACACIAS"];
const links = [http, "/club/acacias", "acacias", "club/acacias", "/p/apertura", "", "  ", null, "javascript:alert(1)"];

const combinations = names.flatMap((name) =>
  links.flatMap((link) =>
    [true, false].flatMap((is_internal) =>
      [true, false].map((is_under_construction) => ({ name, link, is_internal, is_under_construction })),
    ),
  ),
);

// What each kind of link leads to, said once by hand.
const leadsTo = new Map<string | null, string>([
  [http, http],
  ["/club/acacias", "/club/acacias"],
  ["acacias", "/club/acacias"],
  ["club/acacias", "/club/acacias"],
  ["/p/apertura", "/p/apertura"],
]);

describe("a card of the home page", () => {
  it.each(combinations)("points to its link or to # without one: %o", (club) => {
    expect(homeClubPath(club)).toBe(leadsTo.get(club.link) ?? "#");
  });

  it.each(combinations)("does what the rules of the home page say: %o", (club) => {
    const to = leadsTo.get(club.link);
    const isRetiro = /^retiro$/i.test(club.name);
    const expected =
      club.is_under_construction && !isRetiro
        ? { kind: "notice", notice: clubToasts.underConstruction(club.name) }
        : to === undefined
          ? { kind: "notice", notice: clubToasts.comingSoon(club.name) }
          : { kind: club.is_under_construction || !club.is_internal ? "new-tab" : "navigate", to };
    expect(homeClubClick(club)).toEqual(expected);
  });

  it("of Retiro, under construction, opens its link in a new tab", () => {
    const retiro = { name: "RETIRO", link: "/club/retiro", is_internal: true, is_under_construction: true };
    expect(homeClubClick(retiro)).toEqual({ kind: "new-tab", to: "/club/retiro" });
  });

  it("of Chamberí, under construction, shows a notice and does not navigate", () => {
    const chamberi = { name: "CHAMBERÍ", link: http, is_internal: false, is_under_construction: true };
    expect(homeClubClick(chamberi)).toEqual({ kind: "notice", notice: clubToasts.underConstruction("CHAMBERÍ") });
  });
});

describe("a card of /clubs", () => {
  it.each(combinations)("does what the rules of /clubs say: %o", (club) => {
    const to = leadsTo.get(club.link);
    const inTab = { kind: "new-tab", to };
    const building = { kind: "notice", notice: clubToasts.underConstruction(club.name) };
    const soon = { kind: "notice", notice: clubToasts.comingSoon(club.name) };
    const otherwise = to === http ? inTab : to === undefined ? soon : { kind: "navigate", to };
    const whileBuilding = to === http ? inTab : club.is_internal ? otherwise : building;
    expect(clubsClubClick(club)).toEqual(club.is_under_construction ? whileBuilding : otherwise);
  });

  it("opens a club under construction with its own web in a new tab, where the home page only says so", () => {
    const pozuelo = { name: "POZUELO", link: http, is_internal: false, is_under_construction: true };
    expect(clubsClubClick(pozuelo)).toEqual({ kind: "new-tab", to: http });
    expect(homeClubClick(pozuelo)).toMatchObject({ kind: "notice" });
  });
});

it.each([
  ["acacias", "acacias"],
  ["/club/Acacias", "acacias"],
  ["club/acacias", "acacias"],
  ["/p/apertura", null],
  ["/club/acacias/x", null],
  [http, null],
  ["javascript:x", null],
  ["", null],
  [null, null],
])("the link %s is the page of %s", (link, segment) => {
  expect(clubSegment(link)).toBe(segment);
});

describe("whether visitors get to a club", () => {
  const open = { name: "Balboa", link: "balboa", is_internal: true, is_under_construction: false };

  it("says where its cards lead", () => {
    expect(clubPlace(open)).toEqual({ path: "/club/balboa", hiddenBecause: [] });
    expect(clubPlace({ ...open, link: http, is_internal: false })).toEqual({ path: http, hiddenBecause: [] });
    expect(clubPlace({ ...open, name: "RETIRO", link: "/club/retiro", is_under_construction: true })).toEqual({
      path: "/club/retiro",
      hiddenBecause: [],
    });
  });

  it("says why they lead nowhere", () => {
    expect(clubPlace({ ...open, link: null }).hiddenBecause).toEqual([expect.stringMatching(/^Sin enlace/)]);
    expect(clubPlace({ ...open, is_internal: false, is_under_construction: true }).hiddenBecause).toEqual([
      expect.stringMatching(/^En construcción/),
    ]);
  });
});
