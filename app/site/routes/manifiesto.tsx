import { data } from "react-router";
import type { ManifiestoContent } from "#app/content/manifiesto.ts";
import { readManifiesto } from "#app/data/manifiesto.ts";
import { pageTitle } from "#app/domain/pages/page-title.ts";
import { cutText } from "#app/domain/text/cut-text.ts";
import { backendContext, renderModeContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { ManifiestoView } from "#app/views/manifiesto/manifiesto-view.tsx";
import { settlesWithin } from "#shared/settles-within.ts";
import { Logo } from "../layout/logo.tsx";
import { StatusPage } from "../layout/status-page.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/manifiesto.ts";
import "#app/views/manifiesto/manifiesto.css";

/** A backend that answers within this needs no spinner, and the page gets its true status. */
const patienceMs = 300;

/** Awaited, since it decides the status; only where the frame goes ahead of a slow backend the spinner takes its place. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const reading = read(readManifiesto(context.get(backendContext)));
  const { streams } = context.get(renderModeContext);
  const known = !streams || (await settlesWithin(patienceMs, reading)) ? await reading : null;
  if (!known) return { siteUrl, content: reading.then(({ content }) => content) };
  return data({ siteUrl, content: known.content }, { status: known.status });

  async function read(row: ReturnType<typeof readManifiesto>) {
    try {
      const content: ManifiestoContent | null = (await row)?.content ?? null;
      return { content, status: content ? 200 : 404 };
    } catch (error) {
      context.get(renderReportContext).failedRead("Manifiesto", error);
      return { content: null, status: 503 };
    }
  }
}

export function meta({ loaderData: { siteUrl, content } }: Route.MetaArgs) {
  const known = content instanceof Promise ? null : content;
  return pageMeta({
    title: pageTitle("Manifiesto"),
    description: cutText(
      known?.mission.text.trim() || "Por qué existe NINE FITNESS: nuestra misión, nuestra visión y lo que nos mueve.",
      160,
    ),
    siteUrl,
    path: "/manifiesto",
    image: known?.hero.background.src || null,
  });
}

export default function ManifiestoPage({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <a className="manifiesto__logo" href="/" aria-label="NINE FITNESS, inicio">
        <Logo ground="dark" />
      </a>
      <Deferred value={content} loading={<ManifiestoLoading />}>
        {(found) => (found ? <ManifiestoView content={found} /> : <ManifiestoMissing />)}
      </Deferred>
    </>
  );
}

function ManifiestoLoading() {
  return (
    <div className="manifiesto-loading" data-surface="noche" role="status" aria-label="Cargando">
      <span className="spinner" />
    </div>
  );
}

function ManifiestoMissing() {
  return (
    <StatusPage figure="9" title="Manifiesto">
      Error al cargar el contenido.
    </StatusPage>
  );
}
