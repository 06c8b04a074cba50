/** What leads to a club's door. */
interface Placed {
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** The ways to a club on a map. Nothing is asked of anybody before somebody follows one of them. */
export interface MapLinks {
  /** Whatever map app a phone has (RFC 5870 and Android's `q`); iPhones and desks do not know such addresses. */
  app: string;
  /** Apple's and Google's maps: phones that have them open them, browsers show a page. */
  apple: string;
  google: string;
}

export function mapLinks({ name, address, latitude, longitude }: Placed): MapLinks {
  const label = `NINE FITNESS ${name}`;
  const at = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  const goal = encodeURIComponent(at ?? `${label}, ${address ?? "Madrid"}`);
  return {
    app: at ? `geo:${at}?q=${at}(${encodeURIComponent(label)})` : `geo:0,0?q=${goal}`,
    apple: `https://maps.apple.com/?daddr=${goal}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${goal}`,
  };
}
