import type { StructuredThing } from "./structured-data.tsx";

/** The chain where other things name it; the home page tells the rest (`organization`). */
export function publisher(siteUrl: string): StructuredThing {
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: "NINE FITNESS",
    url: `${siteUrl}/`,
    logo: `${siteUrl}/logo/nine-fitness-color.svg`,
  };
}

export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;
