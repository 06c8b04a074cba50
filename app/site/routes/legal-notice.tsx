import { pageTitle } from "#domain/pages/page-title.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import { legalNoticeSections } from "../legal/legal-notice-sections.tsx";
import { LegalPage } from "../legal/legal-page.tsx";
import { readLegalFacts } from "../legal/read-legal-facts.ts";
import { pageMeta } from "../page-meta.ts";
import { textAt } from "../text-at.ts";
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
