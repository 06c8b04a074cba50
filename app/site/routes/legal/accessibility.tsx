import { fixedPageMeta } from "#app/site/fixed-page-meta.ts";
import { LegalPage } from "#app/site/legal/legal-page.tsx";
import { readLegalFacts } from "#app/site/legal/read-legal-facts.ts";
import type { Route } from "./+types/accessibility.ts";

const title = "Declaración de Accesibilidad";

export const loader = ({ context }: Route.LoaderArgs) => readLegalFacts(context, "accessibility");

export const meta = (args: Route.MetaArgs) => fixedPageMeta("accessibility", args, { card: { kind: "legal" } });

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-22" text="accessibility" facts={loaderData} />;
}
