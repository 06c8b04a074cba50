import { X } from "lucide-react";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { IconButton } from "#app/ui/pictures/icon-button.tsx";
import { useText } from "#app/ui/use-text.ts";
import { MenuList } from "#app/views/layout/menu-list.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import type { CallToAction, ShownLink } from "./shown-links.ts";
import "./header.css";

interface MobileMenuProps {
  links: ShownLink[];
  callToAction: CallToAction;
  logo: string | null;
}

/**
 * The full-screen menu: a popover, which opens, closes and obeys Escape without any script; `enhanceHeader` keeps the
 * focus inside.
 */
export function MobileMenu({ links, callToAction, logo }: MobileMenuProps) {
  const t = useText();
  return (
    <dialog id="menu" className="dialog dialog--whole menu" popover="auto" aria-label={t("Menú")} data-surface="noche">
      <div className="menu__top row spread still">
        <SiteLink href="/" aria-label={t("NINE FITNESS, inicio")}>
          <Logo ground="dark" src={logo} />
        </SiteLink>
        <IconButton icon={X} label={t("Cerrar menú")} plain popoverTarget="menu" popoverTargetAction="hide" />
      </div>
      <MenuList links={links} />
      <LanguageSwitch className="row press below" />
      <LinkButton className="still" href={callToAction.href} variant="gold" full>
        <span lang={callToAction.lang}>{callToAction.text}</span>
      </LinkButton>
    </dialog>
  );
}
