import { isRouteErrorResponse } from "react-router";
import { ToastOnLoad } from "#app/ui/toast/toast-on-load.tsx";
import { useText } from "#app/ui/use-text.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import type { ToastText } from "#texts/toast-text.ts";
import type { PlainText } from "#texts/translate.ts";
import { StatusPage } from "./layout/status-page.tsx";

interface DetailProblemProps {
  error: unknown;
  /** What the page says when there is no such thing. */
  missing: { title: PlainText; text: PlainText; action: { text: PlainText; href: string } };
  /** Said when it is not there and when it could not be read (public-site §8). */
  toast: ToastText;
}

/**
 * What a page shows in the place of its one thing. A function of its own beside the page's `ErrorBoundary`: the build wraps
 * that, and what is handed to it is then the router's error alone.
 */
export function detailProblem(toast: ToastText, missing: DetailProblemProps["missing"]) {
  return (error: unknown) => <DetailProblem error={error} missing={missing} toast={toast} />;
}

/** Stands where the one thing that a page is about should be: it does not exist (404), or could not be read (503). */
function DetailProblem({ error, missing, toast }: DetailProblemProps) {
  const t = useText();
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  const title = isMissing ? t(missing.title) : t("Algo no ha ido bien");
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <StatusPage
        figure={isMissing ? "404" : "9"}
        title={title}
        action={{ ...missing.action, text: t(missing.action.text) }}
      >
        {isMissing
          ? t(missing.text)
          : t("No hemos podido mostrar esta página. Inténtalo de nuevo dentro de un momento.")}
      </StatusPage>
      <ToastOnLoad toasts={[toast]} />
    </>
  );
}
