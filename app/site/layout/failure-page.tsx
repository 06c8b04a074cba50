import { isRouteErrorResponse } from "react-router";
import { useText } from "#app/ui/use-text.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { StatusPage } from "./status-page.tsx";

/** What stands where a page could not be shown: missing (404), or our own fault. */
export function FailurePage({ error }: { error: unknown }) {
  const t = useText();
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  const title = isMissing ? t("Página no encontrada") : t("Algo no ha ido bien");
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <StatusPage figure={isMissing ? "404" : "9"} title={title}>
        {isMissing
          ? t("No se ha encontrado la página o no está disponible.")
          : t("No hemos podido mostrar esta página. Inténtalo de nuevo dentro de un momento.")}
      </StatusPage>
    </>
  );
}
