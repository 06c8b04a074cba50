import { fixedPageMeta } from "#app/site/fixed-page-meta.ts";
import { LegalPage } from "#app/site/legal/legal-page.tsx";
import { readLegalFacts } from "#app/site/legal/read-legal-facts.ts";
import type { Route } from "./+types/legal-notice.ts";

const title = "Aviso Legal";

export const loader = ({ context }: Route.LoaderArgs) => readLegalFacts(context, "legal-notice");

export const meta = (args: Route.MetaArgs) => fixedPageMeta("legal-notice", args, { card: { kind: "legal" } });

export default function LegalNoticePage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-20" text="legal-notice" facts={loaderData} />;
}
