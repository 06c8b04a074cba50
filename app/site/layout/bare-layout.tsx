import { Outlet } from "react-router";
import { headerContent } from "#app/content/site/site-content.ts";
import { readHeaderContent } from "#app/data/site/header.ts";
import { nowContext, readOnceContext, renderReportContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { pageLinks } from "#app/ui/links/page-links.ts";
import { useText } from "#app/ui/use-text.ts";
import { safeSource } from "#domain/links/link-safety.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { readOr } from "../read-or.ts";
import { readOwner } from "../read-owner.ts";
import { whenInTime } from "../when-in-time.ts";
import type { Route } from "./+types/bare-layout.ts";
import { CookieCard } from "./cookie-card.tsx";
import { copyrightYear } from "./copyright-year.ts";
import { Footer } from "./footer.tsx";
import { readNotice } from "./read-notice.ts";

export const handle: RouteHandle = { hydrate: false };

export const links = () => pageLinks;

export async function loader({ context }: Route.LoaderArgs) {
  const report = context.get(renderReportContext);
  const owner = readOwner(context);
  const reading = context.get(readOnceContext)("header content", readHeaderContent);
  const content = readOr(report, "header content", reading, headerContent([]));
  const [{ value: logoWhite }, { value: isLawful }] = await Promise.all([
    whenInTime(
      context,
      content.then((entry) => safeSource(entry.logoWhite)),
    ),
    whenInTime(context, readNotice(context)),
  ]);
  const { year, endsAt } = copyrightYear(context.get(nowContext));
  report.expiresAt(endsAt);
  return { owner: await owner, year, logoWhite, isLawful };
}

/** Round the pages that bring logos of their own: no header, but banner and footer (architecture 34). */
export default function BareLayout({ loaderData: { owner, year, logoWhite, isLawful } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <a className="skip-link" href="#contenido">
        {t("Saltar al contenido")}
      </a>
      {/* Its script runs where it stands: it does not come later. */}
      <CookieCard isLawful={isLawful === true} />
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      <Deferred value={logoWhite} loading={<Footer owner={owner} logo={null} year={year} />}>
        {(logo) => <Footer owner={owner} logo={logo} year={year} />}
      </Deferred>
    </>
  );
}
