import { heroContent } from "#app/content/site/site-content.ts";
import { readClubs } from "#app/data/clubs/clubs.ts";
import { listTestimonials } from "#app/data/publications/testimonials.ts";
import { readVisitPopup } from "#app/data/site/settings.ts";
import { readHero } from "#app/data/site/site-contents.ts";
import { wakes } from "#app/islands/wakes.ts";
import { backendContext, nowContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { useText } from "#app/ui/use-text.ts";
import { Hero } from "#app/views/home/hero.tsx";
import { safeSource } from "#domain/links/link-safety.ts";
import { pageSize } from "#domain/lists/paging.ts";
import { videoAddress } from "#domain/pages/hero-video.ts";
import { withOpening } from "../clubs/with-opening.ts";
import { fixedPageMeta } from "../fixed-page-meta.ts";
import { ClubSelector, ClubSelectorLoading } from "../home/club-selector.tsx";
import { LeadPopup } from "../home/lead-popup.tsx";
import { organization } from "../home/organization.ts";
import { Voices } from "../home/voices.tsx";
import { readOr } from "../read-or.ts";
import { readOwner } from "../read-owner.ts";
import { readWords } from "../read-words.ts";
import { textAt } from "../text-at.ts";
import { whenInTime } from "../when-in-time.ts";
import type { Route } from "./+types/home.ts";

/** The lists are not awaited: with a slow backend the frame goes ahead of them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const report = context.get(renderReportContext);
  const { embeds, siteUrl } = context.get(siteConfigContext);
  const owner = readOwner(context);
  const words = readWords(context, "home");
  const clubs = withOpening(
    context,
    readOr(report, "clubs", readClubs(backend, 1, pageSize), null),
    context.get(nowContext),
    textAt(request),
  );
  const testimonials = readOr(report, "testimonials", listTestimonials(backend), []);
  const offersVisit = readOr(report, "popup setting", readVisitPopup(backend), false);
  const reading = readOr(report, "hero", readHero(backend), heroContent([]));
  const { value: hero } = await whenInTime(
    context,
    reading.then((content) => ({
      ...content,
      image: safeSource(content.image),
      video: videoAddress(content.video, embeds.videoOrigin),
    })),
  );
  return {
    hero,
    clubs,
    testimonials,
    leadFormUrl: embeds.leadFormUrl,
    siteUrl,
    organization: organization(siteUrl, await owner),
    owner: (await owner).companyName,
    offersVisit,
    words: await words,
  };
}

export function meta(args: Route.MetaArgs) {
  const { hero, organization } = args.loaderData;
  return fixedPageMeta("home", args, { image: hero instanceof Promise ? null : hero.image, jsonLd: organization });
}

export default function HomePage({
  loaderData: { hero, clubs, testimonials, leadFormUrl, owner, offersVisit },
}: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <Deferred value={hero} loading={<Hero {...heroContent([])} image={null} video={null} />}>
        {(shown) => <Hero {...shown} />}
      </Deferred>
      <section
        className="section"
        id="clubs"
        aria-label={t("Elige tu club")}
        data-surface="blanco"
        {...wakes("hour", { later: true })}
      >
        <Deferred value={clubs} loading={<ClubSelectorLoading />}>
          {(list) => <ClubSelector list={list} />}
        </Deferred>
      </section>
      <Deferred value={testimonials} loading={null}>
        {(list) => <Voices testimonials={list} />}
      </Deferred>
      <Deferred value={clubs} loading={null}>
        {(list) => (
          <Deferred value={offersVisit} loading={null}>
            {(isOffered) => (
              <LeadPopup
                formUrl={leadFormUrl}
                offersVisit={isOffered}
                owner={owner}
                photo={list?.items.find(({ image }) => image)?.image ?? (hero instanceof Promise ? null : hero.image)}
              />
            )}
          </Deferred>
        )}
      </Deferred>
    </>
  );
}
