import { textOfDocument } from "#app/ui/text-of-document.ts";
import { distanceText, kmBetween, type Place } from "#domain/clubs/distance.ts";
import type { PlainText, Translate } from "#texts/translate.ts";

/** Who stands further from every club is told so. */
const farKm = 100;
/** A position that is known no better cannot say which club is nearer. */
const roughestKm = 5;

/**
 * "Cerca de mí": after a press the clubs stand in the order of their distance; those that are not open yet are left out. The
 * position is asked for with the press, used once and forgotten: it is neither kept nor sent anywhere.
 */
export function enhanceNearMe(button: HTMLElement): void {
  const finder = button.closest(".club-finder");
  const grid = document.querySelector<HTMLElement>(".club-grid");
  const said = finder?.querySelector(".club-finder__said");
  if (!grid || !said) return;
  const asWritten = [...grid.children];
  let isBusy = false;
  const say = (text: string) => {
    said.textContent = text;
  };
  const turn = (isOn: boolean) => button.setAttribute("aria-pressed", String(isOn));
  button.addEventListener("click", async () => {
    if (isBusy) return;
    isBusy = true;
    const t = await textOfDocument("clubs");
    isBusy = false;
    forget(grid);
    if (button.getAttribute("aria-pressed") === "true") {
      grid.append(...asWritten);
      turn(false);
      return say("");
    }
    isBusy = true;
    button.setAttribute("aria-busy", "true");
    say(t("Buscando dónde estás…"));
    const instead = finder?.querySelector("form") ? t("Busca por distrito o código postal.") : t("Elige en la lista.");
    const place = await askPosition(instead, t);
    button.removeAttribute("aria-busy");
    isBusy = false;
    if (typeof place === "string") return say(place);
    say(sort(grid, asWritten, place, t));
    turn(true);
  });
}

/** Where the browser is, or why that cannot be used and what to do instead, as sentences. */
function askPosition(instead: string, t: Translate): Promise<Place | string> {
  if (!("geolocation" in navigator))
    return Promise.resolve(`${t("Este navegador no sabe decir dónde estás.")} ${instead}`);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
        if (!isPlace) resolve(`${t("Tu dispositivo ha dado una posición que no existe.")} ${instead}`);
        // Written so that an accuracy that is no number is none.
        else if (!(accuracy <= roughestKm * 1000))
          resolve(`${t("Tu dispositivo solo sabe a grandes rasgos dónde está.")} ${instead}`);
        else resolve({ latitude, longitude });
      },
      ({ code }) => resolve(`${t(faults[code] ?? "No hemos podido saber dónde estás.")} ${instead}`),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  });
}

/** By the codes of the Geolocation API (W3C, §7). */
const faults: Record<number, PlainText> = {
  1: "No tenemos permiso para saber dónde estás.",
  2: "Tu dispositivo no sabe ahora dónde está.",
  3: "Tu dispositivo tarda demasiado en decir dónde está.",
};

/** Puts the clubs in order and their distances beside their addresses; what was done, in words. */
function sort(grid: HTMLElement, items: readonly Element[], from: Place, t: Translate): string {
  const open = items.filter((item) => !item.querySelector(".club-tile--works"));
  // Where none is open, they are all that there is.
  const found = (open.length > 0 ? open : items).map((item) => {
    const to = item instanceof HTMLElement ? readPlace(item.dataset.at) : null;
    return { item, km: to ? kmBetween(from, to) : Number.POSITIVE_INFINITY };
  });
  found.sort((one, other) => byDistance(one.km, other.km));
  const [nearest] = found;
  if (!nearest || !Number.isFinite(nearest.km)) {
    return t("No sabemos el sitio exacto de estos clubs; siguen en su orden.");
  }
  for (const { item, km } of found) if (Number.isFinite(km)) tell(item, distanceText(km, t));
  grid.replaceChildren(...found.map(({ item }) => item));
  const name = nearest.item.querySelector("h2")?.textContent ?? "";
  if (nearest.km > farKm) {
    const distance = distanceText(nearest.km, t);
    return t("Estás lejos: nuestro club más cercano, {name}, queda {distance}.", { name, distance });
  }
  return t("Del más cercano al más lejano, en línea recta. No guardamos dónde estás.");
}

/** Without a distance comes last; infinity less infinity is no number. */
function byDistance(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function readPlace(text = ""): Place | null {
  const [latitude, longitude] = text.split(" ").map(Number);
  return text !== "" && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
}

function tell(item: Element, text: string): void {
  const distance = document.createElement("b");
  distance.className = "club-tile__distance still strong figures";
  distance.textContent = text.replace(/^a/, "A");
  const address = item.querySelector("[data-address] svg");
  if (address) address.after(distance);
  else item.querySelector("h2")?.after(distance);
}

function forget(grid: HTMLElement): void {
  for (const it of grid.querySelectorAll(".club-tile__distance")) it.remove();
}
