import { isRouteErrorResponse } from "react-router";
import { pageTitle } from "#app/domain/pages/page-title.ts";
import { StatusPage } from "./status-page.tsx";

/** What stands where a page could not be shown: missing (404), or our own fault. */
export function FailurePage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? "Página no encontrada" : "Algo no ha ido bien";
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <StatusPage figure={isMissing ? "404" : "9"} title={title}>
        {isMissing
          ? "No se ha encontrado la página o no está disponible."
          : "No hemos podido mostrar esta página. Inténtalo de nuevo dentro de un momento."}
      </StatusPage>
    </>
  );
}
