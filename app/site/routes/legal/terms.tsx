import { fixedPageMeta } from "#app/site/fixed-page-meta.ts";
import { LegalPage } from "#app/site/legal/legal-page.tsx";
import { readLegalFacts } from "#app/site/legal/read-legal-facts.ts";
import type { Route } from "./+types/terms.ts";

const title = "Términos y Condiciones";

export const loader = ({ context }: Route.LoaderArgs) => readLegalFacts(context, "terms");

export const meta = (args: Route.MetaArgs) => fixedPageMeta("terms", args, { card: { kind: "legal" } });

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-20" text="terms" facts={loaderData} />;
}
