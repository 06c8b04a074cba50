import { wakes } from "#app/islands/wakes.ts";
import { SiteLink } from "#app/ui/links/site-link.tsx";

/**
 * Leads to where cookies are chosen; its behaviour shows the same in a dialog over the page. Its code
 * comes only when somebody reaches for it.
 */
export function CookieSettingsLink({ className, children }: { className?: string; children: string }) {
  return (
    <span {...wakes("cookie-settings", { later: true })}>
      <SiteLink className={className} href="/politica-de-cookies#configurar" data-replay>
        {children}
      </SiteLink>
    </span>
  );
}
