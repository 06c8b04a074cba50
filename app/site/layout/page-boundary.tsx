import { isRouteErrorResponse, Outlet } from "react-router";
import { pageTitle } from "#app/domain/page-title.ts";
import type { Route } from "./+types/page-boundary.ts";
import { StatusPage } from "./status-page.tsx";

export default function PageBoundary() {
  return <Outlet />;
}

/** Inside header and footer, so that a page that fails still leads everywhere else. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
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
