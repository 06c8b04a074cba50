import { inSpanish, type Translate } from "#texts/translate.ts";
import { perLocale } from "../text/per-locale.ts";
/** A place on the globe, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const earthKm = 6371;

/** How far apart two places are as the crow flies, in kilometres. */
export function kmBetween(one: Place, other: Place): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const across = radians(other.longitude - one.longitude);
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** A distance as it is said: `a 450 m`, `a 1,2 km`, `a 1.230 km`. No closer than a phone knows where it is. */
export function distanceText(km: number, t: Translate = inSpanish): string {
  if (km < 0.075) return t("a menos de 100 m");
  if (km < 0.975) return t("a {metres} m", { metres: Math.round(km * 20) * 50 });
  return t("a {km} km", { km: (km < 99.95 ? oneDigit : whole)(t.locale).format(km) });
}

const oneDigit = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const whole = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: "always" }));

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
