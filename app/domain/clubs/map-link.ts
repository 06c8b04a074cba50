/** What leads to a club's door. */
interface Placed {
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * The way to a club in the visitor's own map app: phones hand this address to the app that they have, browsers open it as
 * a page. Nothing is asked of it before somebody follows it.
 */
export function mapLink({ name, address, latitude, longitude }: Placed): string {
  const isPlaced = latitude !== null && longitude !== null;
  const goal = isPlaced ? `${latitude},${longitude}` : `NINE FITNESS ${name}, ${address ?? "Madrid"}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(goal)}`;
}
