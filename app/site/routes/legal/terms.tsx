import { LegalPage } from "#app/site/legal/legal-page.tsx";
import { readLegalFacts } from "#app/site/legal/read-legal-facts.ts";
import { termsSections } from "#app/site/legal/terms-sections.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { textAt } from "#app/site/text-at.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import type { Route } from "./+types/terms.ts";

const title = "Términos y Condiciones";

export const loader = ({ context }: Route.LoaderArgs) => readLegalFacts(context, "terms");

export function meta({ loaderData: { siteUrl, words: own }, location }: Route.MetaArgs) {
  const t = textAt(location);
  const words = fixedPageWords("terms", own, t);
  return pageMeta({
    card: { kind: "legal" },
    t,
    title: pageTitle(words.title),
    description: words.description,
    siteUrl,
    path: "/terminos-y-condiciones",
  });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-20" sections={termsSections} facts={loaderData} />;
}
