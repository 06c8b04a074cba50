import { data } from "react-router";
import { saysNothing } from "#app/content/site/manifiesto.ts";
import { readManifiesto } from "#app/data/site/manifiesto.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ManifiestoView } from "#app/views/manifiesto/manifiesto-view.tsx";
import { fixedPages } from "#domain/pages/fixed-pages.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import { cutText } from "#domain/text/cut-text.ts";
import { LanguageSwitch } from "../layout/language-switch.tsx";
import { Logo } from "../layout/logo.tsx";
import { StatusPage } from "../layout/status-page.tsx";
import { pageMeta } from "../page-meta.ts";
import { readWords } from "../read-words.ts";
import { textAt } from "../text-at.ts";
import { whenInTime } from "../when-in-time.ts";
import type { Route } from "./+types/manifiesto.ts";
import "#app/views/manifiesto/manifiesto.css";

/** Awaited, since it decides the status; only where the frame goes ahead of a slow backend the spinner takes its place. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const own = readWords(context, "manifiesto");
  const reading = read(readManifiesto(context.get(backendContext)));
  const { value: known } = await whenInTime(context, reading);
  if (known instanceof Promise) return { siteUrl, row: reading.then(({ row }) => row), words: await own };
  return data({ siteUrl, row: known.row, words: await own }, { status: known.status });

  async function read(asked: ReturnType<typeof readManifiesto>) {
    try {
      const stored = await asked;
      // A document that says nothing is as good as none (public-site §3).
      const row = stored && saysNothing(stored.content) ? null : stored;
      return { row, status: row ? 200 : 404 };
    } catch (error) {
      context.get(renderReportContext).failedRead("Manifiesto", error);
      return { row: null, status: 503 };
    }
  }
}

export function meta({ loaderData: { siteUrl, row, words: own }, location }: Route.MetaArgs) {
  const t = textAt(location);
  const known = row instanceof Promise ? null : row?.content;
  const house = fixedPages.manifiesto.made(t, "");
  const mission = cutText(known?.mission.text.trim() ?? "", 160);
  const words = fixedPageWords("manifiesto", own, t, { made: { ...house, ...(mission && { description: mission }) } });
  return pageMeta({
    t,
    title: pageTitle(words.title),
    description: words.description,
    siteUrl,
    path: "/manifiesto",
    image: known?.hero.background.src || null,
  });
}

export default function ManifiestoPage({ loaderData: { row } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <SiteLink className="manifiesto__logo row press" href="/" aria-label={t("NINE FITNESS, inicio")}>
        <Logo ground="dark" />
      </SiteLink>
      <LanguageSwitch className="manifiesto__language centred press small medium" isBrief />
      <Deferred value={row} loading={<ManifiestoLoading />}>
        {(found) =>
          found ? <ManifiestoView content={found.content} fellBack={found.fellBack} /> : <ManifiestoMissing />
        }
      </Deferred>
    </>
  );
}

function ManifiestoLoading() {
  const t = useText();
  return (
    <div className="manifiesto-loading centred" data-surface="noche" role="status" aria-label={t("Cargando")}>
      <span className="spinner" />
    </div>
  );
}

function ManifiestoMissing() {
  const t = useText();
  return (
    <StatusPage figure="9" title={t("Manifiesto")}>
      {t("Error al cargar el contenido.")}
    </StatusPage>
  );
}
