// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enhanceNearMe } from "./enhance-near-me.ts";

const tile = (name: string, at: string, kind = "") =>
  `<li data-at="${at}"><article class="club-tile ${kind}"><h2>${name}</h2>
    <p data-address><svg></svg>Calle</p></article></li>`;

beforeEach(() => {
  document.body.innerHTML = `<search class="club-finder"><form></form><button aria-pressed="false">Cerca de mí</button>
    <p class="club-finder__said"></p></search><ul class="club-grid">
    ${tile("ACACIAS", "40.4018 -3.7065")}${tile("RETIRO", "40.415 -3.688", "club-tile--works")}
    ${tile("SIN SITIO", "")}${tile("VALDEBEBAS", "40.488 -3.6165")}</ul>`;
});
afterEach(() => vi.unstubAllGlobals());

type Asked = Geolocation["getCurrentPosition"];
const at = (latitude: number, longitude: number, accuracy = 30): Asked => {
  return (found) => found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition);
};
const refused = (code: number): Asked => {
  return (_, fail) => fail?.({ code } as GeolocationPositionError);
};

function open(getCurrentPosition: Asked) {
  const ask = vi.fn(getCurrentPosition);
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: ask } });
  const button = document.querySelector("button");
  if (!button) throw new Error("no button");
  enhanceNearMe(button);
  return {
    ask,
    press: async () => {
      button.click();
      await vi.waitFor(() => expect(button.hasAttribute("aria-busy")).toBe(false));
    },
    isOn: () => button.getAttribute("aria-pressed") === "true",
    names: () => [...document.querySelectorAll("h2")].map((element) => element.textContent),
    said: () => document.querySelector(".club-finder__said")?.textContent,
    distances: () => [...document.querySelectorAll(".club-tile__distance")].map((element) => element.textContent),
  };
}

it("asks with the press and not before, puts the nearest first, and gives the order back", async () => {
  const page = open(at(40.48, -3.62));
  expect(page.ask).not.toHaveBeenCalled();
  await page.press();
  expect(page.isOn()).toBe(true);
  // Nobody can train in one that is not open yet; without a place last.
  expect(page.names()).toEqual(["VALDEBEBAS", "ACACIAS", "SIN SITIO"]);
  expect(page.distances()).toEqual(["A 950 m", "A 11,4 km"]);
  expect(page.said()).toContain("Del más cercano al más lejano");
  await page.press();
  expect(page.isOn()).toBe(false);
  expect(page.names()).toEqual(["ACACIAS", "RETIRO", "SIN SITIO", "VALDEBEBAS"]);
  expect(page.distances()).toEqual([]);
  expect(page.ask).toHaveBeenCalledOnce();
});

it.each([
  ["refused", refused(1), "No tenemos permiso para saber dónde estás."],
  ["unknown", refused(2), "Tu dispositivo no sabe ahora dónde está."],
  ["late", refused(3), "Tu dispositivo tarda demasiado en decir dónde está."],
  ["of no kind we know", refused(9), "No hemos podido saber dónde estás."],
  ["rough", at(40.4, -3.7, 40_000), "solo sabe a grandes rasgos"],
  ["without accuracy", at(40.4, -3.7, Number.NaN), "solo sabe a grandes rasgos"],
  ["no number", at(Number.NaN, -3.7), "una posición que no existe"],
  ["off the globe", at(95, 400), "una posición que no existe"],
])("a position that is %s is said, and the clubs stay as they are", async (_, answer, sentence) => {
  const page = open(answer);
  await page.press();
  expect(page.said()).toContain(sentence);
  expect(page.said()).toContain("Busca por distrito o código postal.");
  expect(page.isOn()).toBe(false);
  expect(page.names()).toEqual(["ACACIAS", "RETIRO", "SIN SITIO", "VALDEBEBAS"]);
});

it("tells somebody far away how far that is", async () => {
  const page = open(at(41.3874, 2.1686));
  await page.press();
  expect(page.said()).toMatch(/^Estás lejos: nuestro club más cercano, VALDEBEBAS, queda a 49\d km\.$/);
});

it("does nothing that cannot be done where no club has a place", async () => {
  for (const it of document.querySelectorAll<HTMLElement>("li")) it.dataset.at = "";
  const page = open(at(40.4, -3.7));
  await page.press();
  expect(page.said()).toContain("No sabemos el sitio exacto de estos clubs");
  expect(page.distances()).toEqual([]);
  expect(page.names()).toEqual(["ACACIAS", "RETIRO", "SIN SITIO", "VALDEBEBAS"]);
});

it("does not send people to a search where there is none", async () => {
  const page = open(refused(1));
  document.querySelector("form")?.remove();
  await page.press();
  expect(page.said()).toBe("No tenemos permiso para saber dónde estás. Elige en la lista.");
});
