interface LegalOwner {
  companyName: string;
  taxId: string;
  phone: string;
  email: string;
}

/** Structured data about the chain: only what is configured, never a `{placeholder}` (schema.org Organization). */
export function organization(
  siteUrl: string,
  { companyName, taxId, phone, email }: LegalOwner,
): Record<string, unknown> {
  const known = { legalName: companyName, taxID: taxId, telephone: phone, email };
  return {
    "@type": "Organization",
    name: "NINE FITNESS",
    url: `${siteUrl}/`,
    logo: `${siteUrl}/logo/nine-fitness-color.svg`,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value && !value.startsWith("{"))),
  };
}
