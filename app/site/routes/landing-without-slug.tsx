import { data } from "react-router";
import { useText } from "#app/ui/use-text.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { StatusPage } from "../layout/status-page.tsx";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/landing-without-slug.ts";

export const loader = () => data(null, { status: 404 });

export const meta = ({ location }: Route.MetaArgs) => [
  { title: pageTitle(textAt(location)("Página no encontrada")) },
  { name: "robots", content: "noindex" },
];

export default function LandingWithoutSlug() {
  const t = useText();
  return (
    <StatusPage figure="404" title={t("Página no encontrada")}>
      {t("No se ha especificado un slug")}
    </StatusPage>
  );
}
