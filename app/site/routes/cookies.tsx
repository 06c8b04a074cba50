import { pageTitle } from "#app/domain/pages/page-title.ts";
import { cookieSections } from "../legal/cookie-sections.tsx";
import { LegalPage } from "../legal/legal-page.tsx";
import { readLegalFacts } from "../legal/read-legal-facts.ts";
import { pageMeta } from "../page-meta.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/cookies.ts";

const title = "Política de Cookies";
const description =
  "Qué guarda la web de NINE FITNESS en tu navegador, para qué, durante cuánto tiempo y cómo retirarlo.";

export const loader = ({ context }: Route.LoaderArgs) => readLegalFacts(context);

export function meta({ loaderData: { siteUrl }, location }: Route.MetaArgs) {
  const t = textAt(location);
  return pageMeta({
    t,
    title: pageTitle(t(title)),
    description: t(description),
    siteUrl,
    path: "/politica-de-cookies",
  });
}

export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-22" sections={cookieSections} facts={loaderData} />;
}
