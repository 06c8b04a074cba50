/** A place of the panel that somebody was at, as the palette offers it again. */
export interface Place {
  path: string;
  name: string;
}

const key = "9f-panel-places";
const most = 8;

export function recentPlaces(): Place[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, most) : [];
  } catch {
    // Whatever stands there, it is not ours.
    return [];
  }
}

export function notePlace(place: Place): void {
  const others = recentPlaces().filter(({ path }) => path !== place.path);
  localStorage.setItem(key, JSON.stringify([place, ...others].slice(0, most)));
}

const isPlace = (value: unknown): value is Place =>
  typeof value === "object" &&
  value !== null &&
  "path" in value &&
  "name" in value &&
  typeof value.name === "string" &&
  typeof value.path === "string" &&
  value.path.startsWith("/admin");
