import { listClubsWithClasses } from "#app/data/clubs/club-classes.ts";
import { readClub } from "#app/data/clubs/clubs.ts";
import { listClubExtras } from "#app/data/clubs/extras.ts";
import { listGallery } from "#app/data/clubs/galleries.ts";
import { listClubRates } from "#app/data/clubs/list-club-rates.ts";
import { listClubsWithVisits } from "#app/data/inbox/visits.ts";
import {
  backendContext,
  nowContext,
  readOnceContext,
  renderReportContext,
  siteConfigContext,
} from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { comingDays } from "#domain/clubs/coming-days.ts";
import { extraSections } from "#domain/clubs/extra-sections.ts";
import { clubAddress } from "#domain/clubs/find-club.ts";
import { daysAhead } from "#domain/clubs/open-status.ts";
import { hoursInShort } from "#domain/clubs/opening-hours.ts";
import { isPlaceholder } from "#domain/company/legal-owner.ts";
import { safeSource } from "#domain/links/link-safety.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { clubWords } from "#domain/pages/page-words.ts";
import { priceRangeOf } from "#domain/rates/price.ts";
import { addDays } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import type { Translate } from "#texts/translate.ts";
import { ClubFacts } from "../clubs/club-facts.tsx";
import { ClubFoot } from "../clubs/club-foot.tsx";
import { ClubHero } from "../clubs/club-hero.tsx";
import { clubStructuredData } from "../clubs/club-structured-data.ts";
import { Gallery, GalleryLoading } from "../clubs/gallery/gallery.tsx";
import { indexEntries } from "../clubs/index-entries.ts";
import { PageIndex } from "../clubs/page-index.tsx";
import { Extras } from "../clubs/rates/extras.tsx";
import { RatesLoading, RatesSection } from "../clubs/rates/rates-section.tsx";
import { Services } from "../clubs/services.tsx";
import { timetableAddress } from "../clubs/timetable/timetable-address.ts";
import { openingOf, readSpecialDays } from "../clubs/with-opening.ts";
import { LateDetail } from "../late-detail.tsx";
import { FailurePage } from "../layout/failure-page.tsx";
import { leadOn } from "../lead-on.ts";
import { pageMeta } from "../page-meta.ts";
import { readDetail } from "../read-detail.ts";
import { readOr } from "../read-or.ts";
import { readOwner } from "../read-owner.ts";
import { readRequired } from "../read-required.ts";
import { textAt } from "../text-at.ts";
import { whenInTime } from "../when-in-time.ts";
import type { Route } from "./+types/club.ts";

/** The club decides the status and is awaited; its lists may come after the frame, and before a slow backend it may too. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { value } = await readDetail(context, readClubPage(context, params.club, textAt(request)));
  return value instanceof Promise ? { late: value } : value;
}

async function readClubPage(context: Route.LoaderArgs["context"], asked: string, t: Translate) {
  const backend = context.get(backendContext);
  const report = context.get(renderReportContext);
  const { siteUrl, embeds } = context.get(siteConfigContext);
  const owner = readOwner(context);
  const now = context.get(nowContext);
  const reading = readSpecialDays(context, now);
  const visits = readOr(
    report,
    "clubs with visits",
    context.get(readOnceContext)("clubs with visits", listClubsWithVisits),
    [],
  );
  const classes = readOr(
    report,
    "classes",
    context.get(readOnceContext)("clubs with classes", listClubsWithClasses),
    [],
  );
  const { club, segment } = await readRequired(report, "club", readClub(backend, asked));
  const path = clubAddress(segment);
  // Its id where staff chose a link, capitals, what staff chose before.
  leadOn(context, asked, segment, path);
  const days = await reading;
  const opening = openingOf(club, days, now, { report, t });
  const { date: today } = madridDayAndMinute(now);
  const isOpen = days !== null && !club.is_under_construction;
  const special = isOpen ? comingDays(club, days, { from: today, within: daysAhead }) : [];
  const coming = special.filter(({ date }) => date < addDays(today, 30));
  const rates = readOr(report, "rates", listClubRates(backend, club.id), []);
  const extras = readOr(report, "extra services", listClubExtras(backend, club.id), []);
  const gallery = readOr(report, "gallery", listGallery(backend, club.id), null);
  const entries = Promise.all([rates, extras, gallery]).then(([ofRates, ofExtras, ofGallery]) =>
    indexEntries({
      club,
      hasRates: ofRates.length > 0,
      extraTypes: extraSections(ofExtras).map(({ type }) => type),
      hasPictures: ofGallery !== null && ofGallery.length > 0,
      t,
    }),
  );
  const timetable = timetableAddress(club.timetable_url, embeds);
  const ownTimetable = (await classes).includes(club.id) ? `${path}/horario` : null;
  const visited = await visits;
  const visit = club.is_under_construction || visited.includes(club.id) ? `${path}/visita` : null;
  const { phone } = await owner;
  // What comes late is not told.
  const { value: known } = await whenInTime(context, rates);
  const priceRange = Array.isArray(known)
    ? priceRangeOf(
        known.map((rate) => rate.price),
        t,
      )
    : null;
  return {
    club,
    now,
    today,
    opening,
    coming,
    special,
    priceRange,
    rates,
    extras,
    gallery,
    entries,
    timetable,
    ownTimetable,
    visit,
    phone,
    siteUrl,
    path,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  // After a failed read there is nothing to tell; the boundary gives the page its title. So does what comes late.
  if (!loaderData || "late" in loaderData) return [];
  const { club, siteUrl, path, phone, priceRange, special } = loaderData;
  const image = safeSource(club.hero_image) ?? safeSource(club.image);
  const { title, description } = clubWords(club, t);
  return pageMeta({
    t,
    title: pageTitle(title),
    description,
    siteUrl,
    path,
    image,
    card: {
      kind: "club",
      name: club.name,
      line: [club.district, hoursInShort(club, t)].filter(Boolean).join(" · "),
    },
    jsonLd: clubStructuredData(club, {
      url: `${siteUrl}${path}`,
      image,
      telephone: isPlaceholder(phone) ? null : phone,
      priceRange,
      coming: special,
    }),
    crumbs: [
      { name: "Clubs", path: "/clubs" },
      { name: club.name, path },
    ],
  });
}

export default function ClubRoute({ loaderData }: Route.ComponentProps) {
  return (
    <LateDetail
      value={"late" in loaderData ? loaderData.late : loaderData}
      loading="Cargando club..."
      title={({ club }) => club.name}
      problem={(error) => <FailurePage error={error} />}
    >
      {(page) => <ClubPage {...page} />}
    </LateDetail>
  );
}

type ClubPageProps = Awaited<ReturnType<typeof readClubPage>>;

function ClubPage({ club, now, today, coming, rates, extras, gallery, entries, ...facts }: ClubPageProps) {
  return (
    <>
      <ClubHero club={club} />
      <ClubFacts club={club} coming={coming.filter(({ date }) => date > today)} {...facts} />
      <Deferred value={entries} loading={<div className="page-index__blank" />}>
        {(found) => <PageIndex entries={found} />}
      </Deferred>
      <Deferred value={rates} loading={<RatesLoading club={club} />}>
        {(list) => <RatesSection club={club} rates={list} now={now} />}
      </Deferred>
      <Deferred value={extras} loading={null}>
        {(list) => <Extras extras={list} />}
      </Deferred>
      <Services club={club} />
      <Deferred value={gallery} loading={<GalleryLoading />}>
        {(images) => <Gallery clubName={club.name} images={images} />}
      </Deferred>
      <ClubFoot club={club} opening={facts.opening.opening} phone={facts.phone} />
    </>
  );
}
