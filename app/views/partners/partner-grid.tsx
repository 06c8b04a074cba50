import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Partner } from "#app/content/publications/partner.ts";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ownFileAddress } from "#domain/files/own-file.ts";
import { safeLink, shownSource } from "#domain/links/link-safety.ts";
import "./partner-grid.css";

export function PartnerGrid({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul className="partner-grid halves stack gap-0 above-block">
      {partners.map((partner) => (
        <li key={partner.id}>
          <PartnerLink partner={partner}>
            <PartnerLogo partner={partner} />
          </PartnerLink>
        </li>
      ))}
    </ul>
  );
}

function PartnerLink({ partner, children }: { partner: Partner; children: ReactNode }) {
  const t = useText();
  const href = safeLink(partner.link_url);
  if (href === null) return <div className="partner-grid__cell centred relative tall ratio-3x2 breaks">{children}</div>;
  return (
    <SiteLink
      className="partner-grid__cell centred relative tall ratio-3x2 breaks"
      href={href}
      {...(partner.is_external && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {children}
      {partner.is_external && (
        <>
          <Icon of={ArrowUpRight} size={16} className="partner-grid__away muted" />
          <span className="sr-only">{t(" (se abre en otra pestaña)")}</span>
        </>
      )}
    </SiteLink>
  );
}

function PartnerLogo({ partner: { name, logo_url } }: { partner: Partner }) {
  const logo = shownSource(ownFileAddress(logo_url ?? ""));
  return (
    <>
      {logo && <Picture src={logo} alt={name} width={480} height={112} sizes="240px" />}
      <span className="title-2 partner-grid__name">{name}</span>
    </>
  );
}
