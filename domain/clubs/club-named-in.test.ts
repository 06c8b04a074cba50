import { expect, it } from "vitest";
import { clubNamedIn } from "./club-named-in.ts";

const clubs = ["ACACIAS", "CHAMBERÍ", "CHAMBERÍ NORTE", " "].map((name) => ({ name }));

it.each([
  ["Puerta de Acacias", "ACACIAS"],
  ["acacias", "ACACIAS"],
  ["Sala grande, Chamberi", "CHAMBERÍ"],
  ["Chamberí Norte (azotea)", "CHAMBERÍ NORTE"],
  ["Parque de las Acacias y Chamberí Norte", "CHAMBERÍ NORTE"],
  ["Avenida Acaciasol", undefined],
  ["Retiro", undefined],
  ["", undefined],
])("«%s» is at %s", (text, name) => {
  expect(clubNamedIn(clubs)(text)?.name).toBe(name);
});
