import { useText } from "#app/ui/use-text.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { StatusPage } from "../layout/status-page.tsx";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/proposal-sent.ts";

export const meta = ({ location }: Route.MetaArgs) => [
  { title: pageTitle(textAt(location)("Propuesta enviada")) },
  { name: "robots", content: "noindex" },
];

/** Where a proposal leads that was sent without scripts: a reload sends nothing. */
export default function ProposalSentPage() {
  const t = useText();
  return (
    <StatusPage
      figure="9"
      title={t("Propuesta enviada")}
      action={{ text: t("Enviar otra propuesta"), href: "/partners#propuesta" }}
    >
      {t("La tenemos. Te respondemos por email.")}
    </StatusPage>
  );
}
