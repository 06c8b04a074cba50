import { wakes } from "#app/islands/wakes.ts";
import { SiteLink } from "#app/ui/links/site-link.tsx";

/** Leads to where cookies are chosen; with scripts the same stands in the dialog of `<CookieCard>` over the page. */
export function CookieSettingsLink({ className, children }: { className?: string; children: string }) {
  return (
    <span {...wakes("dialog", { later: true })}>
      <SiteLink className={className} href="/politica-de-cookies#configurar" data-opens="cookie-dialog" data-replay>
        {children}
      </SiteLink>
    </span>
  );
}
