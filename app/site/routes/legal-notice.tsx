import { pageTitle } from "#app/domain/pages/page-title.ts";
import { legalNoticeSections } from "../legal/legal-notice-sections.tsx";
import { LegalPage } from "../legal/legal-page.tsx";
import { readLegalFacts } from "../legal/read-legal-facts.ts";
import { pageMeta } from "../page-meta.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/legal-notice.ts";

const title = "Aviso Legal";
const description = "Quién está detrás de la web de NINE FITNESS y con qué condiciones se usa.";

export const loader = ({ context }: Route.LoaderArgs) => readLegalFacts(context);

export function meta({ loaderData: { siteUrl }, location }: Route.MetaArgs) {
  const t = textAt(location);
  return pageMeta({ t, title: pageTitle(t(title)), description: t(description), siteUrl, path: "/aviso-legal" });
}

export default function LegalNoticePage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-20" sections={legalNoticeSections} facts={loaderData} />;
}
