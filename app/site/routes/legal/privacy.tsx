import { readPrivacySettings } from "#app/data/people/privacy.ts";
import { backendContext, renderReportContext } from "#app/load-context.ts";
import { fixedPageMeta } from "#app/site/fixed-page-meta.ts";
import { LegalPage } from "#app/site/legal/legal-page.tsx";
import { readLegalFacts } from "#app/site/legal/read-legal-facts.ts";
import { readOr } from "#app/site/read-or.ts";
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

export const meta = (args: Route.MetaArgs) => fixedPageMeta("privacy", args, { card: { kind: "legal" } });

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-23" text="privacy" facts={loaderData} />;
}
