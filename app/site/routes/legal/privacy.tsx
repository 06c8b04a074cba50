import { readPrivacySettings } from "#app/data/people/privacy.ts";
import { backendContext, renderReportContext } from "#app/load-context.ts";
import { LegalPage } from "#app/site/legal/legal-page.tsx";
import { privacySections } from "#app/site/legal/privacy-sections.tsx";
import { readLegalFacts } from "#app/site/legal/read-legal-facts.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { readOr } from "#app/site/read-or.ts";
import { textAt } from "#app/site/text-at.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import type { Route } from "./+types/privacy.ts";

const title = "Política de Privacidad";

export async function loader({ context }: Route.LoaderArgs) {
  const reading = readPrivacySettings(context.get(backendContext));
  const [facts, terms] = await Promise.all([
    readLegalFacts(context, "privacy"),
    readOr(context.get(renderReportContext), "privacy settings", reading, null),
  ]);
  return { ...facts, terms };
}

export function meta({ loaderData: { siteUrl, words: own }, location }: Route.MetaArgs) {
  const t = textAt(location);
  const words = fixedPageWords("privacy", own, t);
  return pageMeta({
    card: { kind: "legal" },
    t,
    title: pageTitle(words.title),
    description: words.description,
    siteUrl,
    path: "/politica-de-privacidad",
  });
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-23" sections={privacySections} facts={loaderData} />;
}
