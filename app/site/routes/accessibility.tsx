import { pageTitle } from "#app/domain/pages/page-title.ts";
import { accessibilitySections } from "../legal/accessibility-sections.tsx";
import { LegalPage } from "../legal/legal-page.tsx";
import { readLegalFacts } from "../legal/read-legal-facts.ts";
import { pageMeta } from "../page-meta.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/accessibility.ts";

const title = "Declaración de Accesibilidad";
const description = "Hasta dónde es accesible la web de NINE FITNESS, qué no lo es todavía y cómo decírnoslo.";

export const loader = ({ context }: Route.LoaderArgs) => readLegalFacts(context);

export function meta({ loaderData: { siteUrl }, location }: Route.MetaArgs) {
  const t = textAt(location);
  return pageMeta({ t, title: pageTitle(t(title)), description: t(description), siteUrl, path: "/accesibilidad" });
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-22" sections={accessibilitySections} facts={loaderData} />;
}
