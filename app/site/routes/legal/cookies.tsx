import { cookieSections } from "#app/site/legal/cookie-sections.tsx";
import { LegalPage } from "#app/site/legal/legal-page.tsx";
import { readLegalFacts } from "#app/site/legal/read-legal-facts.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { textAt } from "#app/site/text-at.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import type { Route } from "./+types/cookies.ts";

const title = "Política de Cookies";

export const loader = ({ context }: Route.LoaderArgs) => readLegalFacts(context, "cookies");

export function meta({ loaderData: { siteUrl, words: own }, location }: Route.MetaArgs) {
  const t = textAt(location);
  const words = fixedPageWords("cookies", own, t);
  return pageMeta({
    card: { kind: "legal" },
    t,
    title: pageTitle(words.title),
    description: words.description,
    siteUrl,
    path: "/politica-de-cookies",
  });
}

export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-22" sections={cookieSections} facts={loaderData} />;
}
