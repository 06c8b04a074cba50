// @vitest-environment happy-dom

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { clubs } from "#app/content/clubs/club.ts";
import { ClubCard } from "./club-card.tsx";
import { ClubTile } from "./clubs/club-tile.tsx";

const row = { id: "acacias", created_at: "", updated_at: "" };
const club = (status: string) => ({
  ...clubs.preview(clubs.empty({ name: "ACACIAS", link: "acacias", is_internal: true, status })),
  ...row,
});
const opening = { isOpen: false, word: "Cerrado", more: "abre mañana a las 7:00", special: null, until: new Date(0) };

it.each([
  ["home", (status: string) => <ClubCard club={club(status)} opening={opening} />],
  ["/clubs", (status: string) => <ClubTile club={club(status)} opening={opening} sizes="" />],
])(
  "on %s what staff wrote as the status is seen beside the hours, but no «Abierto» that contradicts them",
  (_, card) => {
    const textOf = (status: string) => {
      document.body.innerHTML = renderToStaticMarkup(card(status));
      return document.body.textContent;
    };
    expect(textOf("Aforo limitado")).toContain("Aforo limitado");
    expect(textOf("Aforo limitado")).toContain("Cerrado · abre mañana a las 7:00");
    expect(textOf("Abierto")).not.toContain("Abierto");
  },
);
