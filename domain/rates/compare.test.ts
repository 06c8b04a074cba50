import { expect, it } from "vitest";
import { chosenColumns, compareClubs, compareRates } from "./compare.ts";

const rate = (details: object = {}) => ({
  price: 49.9,
  old_price: null,
  offer_starts_at: null,
  offer_ends_at: null,
  available_slots: null,
  is_sold_out: false,
  included_services: ["Sala completa"],
  starter_pack_details: null,
  description: null,
  ...details,
});

it("has a row for each service that one of the rates includes, and marks what is the same", () => {
  const [fee, services] = compareRates([
    rate({ included_services: ["Sala completa", "Clases"], starter_pack_details: "Bolsa" }),
    rate({ included_services: ["sala completa ", "Parking"], available_slots: 1 }),
  ]);
  expect(fee?.rows).toEqual([{ label: { text: "Plazas" }, cells: [null, { text: "Queda 1 plaza" }], isSame: false }]);
  expect(services?.rows).toEqual([
    { label: { text: "Sala completa" }, cells: [true, true], isSame: true },
    { label: { text: "Clases" }, cells: [true, false], isSame: false },
    { label: { text: "Parking" }, cells: [false, true], isSame: false },
    { label: { text: "Starter Pack" }, cells: [true, false], isSame: false },
  ]);
});

it("leaves out what nobody has anything to say of", () => {
  const bare = { address: null, included_services: [], additional_services: [], fees: [], hours: [] };
  expect(compareClubs([bare, bare])).toEqual([]);
  const [club] = compareClubs([bare, { ...bare, hours: [{ label: "Sábados", hours: "9:00–15:00" }] }]);
  expect(club?.rows).toEqual([{ label: { text: "Sábados" }, cells: [null, { text: "9:00–15:00" }], isSame: false }]);
});

it("has a row for each rate that one of the clubs has, with what it costs in each", () => {
  const club = { address: null, included_services: [], additional_services: [], hours: [] };
  const [fees] = compareClubs([
    { ...club, fees: [{ title: { text: "Anual" }, price: "49,90 €" }] },
    {
      ...club,
      fees: [
        { title: { text: "anual" }, price: "54,90 €" },
        { title: { text: "Mañanas" }, price: "39,90 €" },
      ],
    },
  ]);
  expect(fees).toEqual({
    title: "Tarifas",
    rows: [
      { label: { text: "Anual" }, cells: [{ text: "49,90 €" }, { text: "54,90 €" }], isSame: false },
      { label: { text: "Mañanas" }, cells: [null, { text: "39,90 €" }], isSame: false },
    ],
  });
});

const all = ["uno", "dos", "tres", "cuatro"].map((key) => ({ key }));
it.each([
  ["", ["uno", "dos", "tres"]],
  ["a=cuatro&b=dos", ["cuatro", "dos"]],
  ["a=dos&b=dos&c=tres", ["dos", "tres"]],
  ["b=tres", ["tres", "uno", "dos"]],
  ["a=nada&b=%00&c=", ["uno", "dos", "tres"]],
])("the address «%s» chooses %j", (search, keys) => {
  expect(chosenColumns(all, new URLSearchParams(search)).map(({ key }) => key)).toEqual(keys);
});
