import { fixedPageMeta } from "#app/site/fixed-page-meta.ts";
import { LegalPage } from "#app/site/legal/legal-page.tsx";
import { readLegalFacts } from "#app/site/legal/read-legal-facts.ts";
import type { Route } from "./+types/cookies.ts";

const title = "Política de Cookies";

export const loader = ({ context }: Route.LoaderArgs) => readLegalFacts(context, "cookies");

export const meta = (args: Route.MetaArgs) => fixedPageMeta("cookies", args, { card: { kind: "legal" } });

export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} updated="2026-11-22" text="cookies" facts={loaderData} />;
}
