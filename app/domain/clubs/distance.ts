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
export function distanceText(km: number): string {
  if (km < 0.075) return "a menos de 100 m";
  if (km < 0.975) return `a ${Math.round(km * 20) * 50} m`;
  return `a ${(km < 99.95 ? oneDigit : whole).format(km)} km`;
}

// Made once: each of them costs more than all that it writes.
const oneDigit = new Intl.NumberFormat("es-ES", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("es-ES", { maximumFractionDigits: 0, useGrouping: "always" });

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
