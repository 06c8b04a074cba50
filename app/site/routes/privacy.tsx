import { pageTitle } from "#app/domain/pages/page-title.ts";
import { LegalPage } from "../legal/legal-page.tsx";
import { privacySections } from "../legal/privacy-sections.tsx";
import { readLegalFacts } from "../legal/read-legal-facts.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/privacy.ts";

const title = "Política de Privacidad";
const description =
  "Qué datos tuyos trata NINE FITNESS, para qué, con qué base, durante cuánto tiempo y cómo ejercer tus derechos.";

export const loader = ({ context }: Route.LoaderArgs) => readLegalFacts(context);

export function meta({ loaderData: { siteUrl } }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle(title), description, siteUrl, path: "/politica-de-privacidad" });
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-20" sections={privacySections} facts={loaderData} />;
}
