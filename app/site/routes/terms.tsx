import { pageTitle } from "#app/domain/pages/page-title.ts";
import { LegalPage } from "../legal/legal-page.tsx";
import { readLegalFacts } from "../legal/read-legal-facts.ts";
import { termsSections } from "../legal/terms-sections.tsx";
import { pageMeta } from "../page-meta.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/terms.ts";

const title = "Términos y Condiciones";
const description =
  "Condiciones de uso y de contratación de NINE FITNESS: precios, pagos, desistimiento de 14 días, bajas y reservas.";

export const loader = ({ context }: Route.LoaderArgs) => readLegalFacts(context);

export function meta({ loaderData: { siteUrl }, location }: Route.MetaArgs) {
  const t = textAt(location);
  return pageMeta({
    t,
    title: pageTitle(t(title)),
    description: t(description),
    siteUrl,
    path: "/terminos-y-condiciones",
  });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-20" sections={termsSections} facts={loaderData} />;
}
