import { Outlet, useLocation } from "react-router";
import { type HeaderContent, headerContent } from "#app/content/site/site-content.ts";
import { listVisibleHeaderLinks, readHeaderContent } from "#app/data/site/header.ts";
import { readTodaySetting } from "#app/data/site/settings.ts";
import { nowContext, readOnceContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { pageLinks } from "#app/ui/links/page-links.ts";
import { useText } from "#app/ui/use-text.ts";
import { safeLink, safeSource } from "#domain/links/link-safety.ts";
import { headerMenu } from "#domain/pages/header-menu.ts";
import { isTodayEnabled } from "#domain/pages/is-today-enabled.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { inLanguage, ownLanguage } from "#shared/language.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Translate } from "#texts/translate.ts";
import { readOr } from "../read-or.ts";
import { readOwner } from "../read-owner.ts";
import { whenInTime } from "../when-in-time.ts";
import type { Route } from "./+types/public-layout.ts";
import { CookieCard } from "./cookie-card.tsx";
import { copyrightYear } from "./copyright-year.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { readNotice } from "./read-notice.ts";
import { type CallToAction, shownLinks } from "./shown-links.ts";
import "./header.css";

export const handle: RouteHandle = { hydrate: false };

export const links = () => pageLinks;

export async function loader({ context }: Route.LoaderArgs) {
  const once = context.get(readOnceContext);
  const report = context.get(renderReportContext);
  const { siteUrl } = context.get(siteConfigContext);
  const owner = readOwner(context);
  const reading = Promise.all([
    readOr(report, "header content", once("header content", readHeaderContent), headerContent([])),
    readOr(report, "header links", once("header links", listVisibleHeaderLinks), []),
    readOr(report, "9FToday setting", once("setting of 9FToday", readTodaySetting), null),
    readNotice(context),
  ]);
  const { value: header } = await whenInTime(
    context,
    reading.then(([content, links, setting, isLawful]) => ({
      ...{ content, menu: headerMenu(links, isTodayEnabled(setting)), isLawful },
    })),
  );
  const { year, endsAt } = copyrightYear(context.get(nowContext));
  report.expiresAt(endsAt);
  return { siteUrl, owner: await owner, year, header };
}

/** What the header says before anybody has said otherwise. */
const unsaid = { content: headerContent([]), menu: headerMenu([], false), isLawful: false };

/** The words that the house begins with are known in each language; others are what staff wrote. */
function callToAction(content: HeaderContent, t: Translate): CallToAction {
  const text = t.known(content.ctaText);
  const lang = text === content.ctaText ? contentLang(content, "ctaText") : undefined;
  return { text, lang, href: safeLink(content.ctaPath) ?? "/clubs" };
}

export default function PublicLayout({ loaderData: { header, owner, year } }: Route.ComponentProps) {
  const t = useText();
  // The menu's addresses say no language.
  const pathname = inLanguage(useLocation().pathname, ownLanguage);
  const isHome = pathname === "/";
  const headerOf = ({ content, menu }: typeof unsaid) => (
    <Header
      links={shownLinks(menu, pathname)}
      callToAction={callToAction(content, t)}
      logoWhite={safeSource(content.logoWhite)}
      logoColor={safeSource(content.logoColor)}
      isOverPicture={isHome}
    />
  );
  return (
    <>
      <a className="skip-link" href="#contenido">
        {t("Saltar al contenido")}
      </a>
      {/* Its script runs where it stands: it does not come later. */}
      <CookieCard isLawful={!(header instanceof Promise) && header.isLawful} />
      <Deferred value={header} loading={headerOf(unsaid)}>
        {headerOf}
      </Deferred>
      <main id="contenido" className={`site-main ${isHome ? "site-main--under-header" : ""}`} tabIndex={-1}>
        <Outlet />
      </main>
      <Deferred value={header} loading={<Footer owner={owner} logo={null} year={year} />}>
        {({ content }) => <Footer owner={owner} logo={safeSource(content.logoWhite)} year={year} />}
      </Deferred>
    </>
  );
}
