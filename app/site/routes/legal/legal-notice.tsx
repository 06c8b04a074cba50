import { legalNoticeSections } from "#app/site/legal/legal-notice-sections.tsx";
import { LegalPage } from "#app/site/legal/legal-page.tsx";
import { readLegalFacts } from "#app/site/legal/read-legal-facts.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { textAt } from "#app/site/text-at.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import type { Route } from "./+types/legal-notice.ts";

const title = "Aviso Legal";

export const loader = ({ context }: Route.LoaderArgs) => readLegalFacts(context, "legal-notice");

export function meta({ loaderData: { siteUrl, words: own }, location }: Route.MetaArgs) {
  const t = textAt(location);
  const words = fixedPageWords("legal-notice", own, t);
  return pageMeta({
    card: { kind: "legal" },
    t,
    title: pageTitle(words.title),
    description: words.description,
    siteUrl,
    path: "/aviso-legal",
  });
}

export default function LegalNoticePage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-20" sections={legalNoticeSections} facts={loaderData} />;
}
