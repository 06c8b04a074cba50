import { lazy, Suspense } from "react";
import type { Block } from "#app/content/site/blocks/blocks.ts";
import { questionsIn } from "#app/content/site/blocks/questions-block.ts";
import { listClubNames } from "#app/data/clubs/clubs.ts";
import { readBlockSources } from "#app/data/site/block-sources.ts";
import { readLandingPage } from "#app/data/site/landing-pages.ts";
import { backendContext, nowContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { Breadcrumbs } from "#app/ui/links/breadcrumbs.tsx";
import { useText } from "#app/ui/use-text.ts";
import { LandingLogos } from "#app/views/landings/landing-logos.tsx";
import { LandingView } from "#app/views/landings/landing-view.tsx";
import { type ShownLanding, shownLanding } from "#app/views/landings/shown-landing.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { landingWords } from "#domain/pages/page-words.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { Translate } from "#texts/translate.ts";
import { changesOf } from "../landings/changes-of.ts";
import { LateDetail } from "../late-detail.tsx";
import { FailurePage } from "../layout/failure-page.tsx";
import { LanguageSwitch } from "../layout/language-switch.tsx";
import { leadOn } from "../lead-on.ts";
import { pageMeta } from "../page-meta.ts";
import { readDetail } from "../read-detail.ts";
import { readOr } from "../read-or.ts";
import { readOwner } from "../read-owner.ts";
import { readRequired } from "../read-required.ts";
import { ShareLinks } from "../share/share-links.tsx";
import { askedAndAnswered, questionsStructuredData } from "../structured-data/questions-structured-data.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/landing.ts";

// With its sheets, which a page without blocks has no use for.
const BuiltBlocks = lazy(async () => ({ default: (await import("../landings/built-blocks.tsx")).BuiltBlocks }));

/** HTML of staff is cleaned here, on the server: what leaves it is safe. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { value } = await readDetail(context, readShown(context, params.slug, textAt(request)));
  return { siteUrl: context.get(siteConfigContext).siteUrl, page: value };
}

async function readShown(context: Route.LoaderArgs["context"], asked: string, t: Translate) {
  const report = context.get(renderReportContext);
  const { embeds } = context.get(siteConfigContext);
  const [row, { cleanHtml }] = await Promise.all([
    readRequired(report, "landing page", readLandingPage(context.get(backendContext), asked)),
    // Later than the server's start, which it would slow down.
    import("#app/views/landings/clean-html.ts"),
  ]);
  leadOn(context, asked, row.slug, `/p/${row.slug}`);
  const { slug, title, seo_title, seo_description, fellBack } = row;
  const landing = shownLanding(row, cleanHtml, t);
  const built = await readBuilt(context, landing.blocks);
  const { videoOrigin } = embeds;
  return { slug, name: title, seo_title, seo_description, fellBack, landing, built, videoOrigin };
}

/** What its blocks show of the rest of the site; null for a page that has none. */
async function readBuilt(context: Route.LoaderArgs["context"], blocks: readonly Block[]) {
  if (blocks.length === 0) return null;
  const report = context.get(renderReportContext);
  const now = context.get(nowContext);
  const owner = readOwner(context);
  const sources = await readBlockSources(context.get(backendContext), blocks, now, (what, read, fallback) =>
    readOr(report, what, read, fallback),
  );
  const asksForClub = blocks.some((block) => block.kind === "form" && !block.club);
  const names = asksForClub ? readOr(report, "clubs", listClubNames(context.get(backendContext)), []) : [];
  for (const moment of changesOf(blocks, now)) report.expiresAt(moment);
  return { now, sources, owner: (await owner).companyName, clubNames: await names };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  // After a failed read there is nothing to tell; the boundary gives the page its title. So does what comes late.
  if (!loaderData || loaderData.page instanceof Promise) return [];
  const { siteUrl, page } = loaderData;
  const { slug, landing } = page;
  const { title, description } = landingWords({ ...page, title: landing.title, subtitle: landing.subtitle }, t);
  return pageMeta({
    t,
    title: pageTitle(title),
    description,
    siteUrl,
    path: `/p/${slug}`,
    image: landing.image,
    jsonLd:
      landing.blocks.length > 0
        ? askedAndAnswered(landing.blocks.flatMap((block) => (block.kind === "questions" ? questionsIn(block) : [])))
        : questionsStructuredData([...landing.paragraphs, landing.infoBox ?? ""].join("\n")),
    crumbs: [{ name: landing.title || title, path: `/p/${slug}` }],
  });
}

function titleOf({ name, landing }: { name: string; landing: ShownLanding }): string {
  return name.trim() || landing.title;
}

export default function LandingRoute({ loaderData: { siteUrl, page } }: Route.ComponentProps) {
  const t = useText();
  return (
    <LateDetail
      value={page}
      loading="Cargando página..."
      title={titleOf}
      problem={(error) => <FailurePage error={error} />}
    >
      {({ slug, landing, built, videoOrigin }) => (
        <>
          <LandingLogos
            logos={landing.logos}
            language={<LanguageSwitch className="landing-language quiet-link centred press small medium" isBrief />}
          />
          <LandingView
            landing={landing}
            blocks={
              built && (
                // The first such page of a process waits for the code.
                <Suspense>
                  <BuiltBlocks blocks={landing.blocks} videoOrigin={videoOrigin} {...built} />
                </Suspense>
              )
            }
            share={<ShareLinks title={landing.title} siteUrl={siteUrl} path={`/p/${slug}`} />}
            crumbs={
              <Breadcrumbs
                trail={[{ name: t("Inicio"), href: "/" }]}
                current={landing.title}
                lang={contentLang(landing, landing.titleOf)}
              />
            }
          />
        </>
      )}
    </LateDetail>
  );
}
