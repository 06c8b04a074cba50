import { Menu } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { IconButton } from "#app/ui/pictures/icon-button.tsx";
import { useText } from "#app/ui/use-text.ts";
import { menuRoom } from "#domain/pages/menu-room.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import type { CallToAction, ShownLink } from "./shown-links.ts";
import "./header.css";

export interface HeaderProps {
  links: ShownLink[];
  callToAction: CallToAction;
  logoWhite: string | null;
  logoColor: string | null;
  /** The page begins with a picture that reaches under the bar. */
  isOverPicture: boolean;
}

export function Header({ links, callToAction, logoWhite, logoColor, isOverPicture }: HeaderProps) {
  const t = useText();
  const room = menuRoom(links, callToAction.text);
  return (
    <header className={`site-header ${isOverPicture ? "site-header--over" : ""}`} {...wakes("header")}>
      <div className="wrap site-header__row row">
        <SiteLink className="site-header__logo stack middle press pull" href="/" aria-label={t("NINE FITNESS, inicio")}>
          {isOverPicture && <Logo ground="dark" src={logoWhite} shrinks className="site-header__white" />}
          <Logo ground="light" src={logoColor} shrinks className="site-header__color" />
        </SiteLink>
        <nav className="site-header__nav only-wide small nowrap" aria-label={t("Principal")}>
          <ul>
            {links.map(({ id, text, lang, href, current }, place) => (
              <li key={id} data-from={room.entries[place] ?? "never"}>
                <SiteLink href={href} lang={lang} aria-current={current}>
                  {text}
                </SiteLink>
              </li>
            ))}
            {room.all !== "lg" && (
              <li data-until={room.all ?? "never"}>
                <button type="button" popoverTarget="menu" aria-haspopup="dialog">
                  {t("Más")}
                </button>
              </li>
            )}
          </ul>
        </nav>
        <LanguageSwitch className="site-header__language small" isBrief />
        <LinkButton href={callToAction.href} size="sm">
          <span className="site-header__action clamp" lang={callToAction.lang}>
            {callToAction.text}
          </span>
        </LinkButton>
        <IconButton
          className="only-narrow"
          icon={Menu}
          label={t("Abrir menú")}
          plain
          popoverTarget="menu"
          aria-haspopup="dialog"
        />
      </div>
      <MobileMenu links={links} callToAction={callToAction} logo={logoWhite} />
    </header>
  );
}
