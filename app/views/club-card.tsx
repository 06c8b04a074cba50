import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { Club } from "#app/content/clubs/club.ts";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { StandIn } from "#app/ui/pictures/stand-in.tsx";
import { wideLetters } from "#app/ui/titles/wide-letters.ts";
import { useText } from "#app/ui/use-text.ts";
import { type ClubClick, homeClubClick } from "#domain/clubs/club-link.ts";
import { hasOwnStatus } from "#domain/clubs/has-own-status.ts";
import type { OpenStatus } from "#domain/clubs/open-status.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { ClubStatus } from "./club-status.tsx";
import { NoticeButton, NoticeForm } from "./clubs/notice-button.tsx";
import { OpenLine } from "./clubs/open-line.tsx";
import "./club-card.css";
import "#app/ui/pictures/on-pictures.css";

interface ClubCardProps {
  club: Club;
  /** Whether it is open; null where nobody knows. */
  opening?: OpenStatus | null;
}

/** A club in the home page's selector; what pressing it does is `domain/club-link`'s decision. */
export function ClubCard({ club, opening = null }: ClubCardProps) {
  const t = useText();
  const click = homeClubClick(club);
  const longest = club.name.split(/\s+/).reduce((most, word) => Math.max(most, wideLetters(word, 0.9)), 8);
  return (
    <article className="club-card relative measure zooms">
      <div className="corner stack gap-8 starts">
        {opening && (
          <div className="club-card__open" data-surface="blanco">
            <OpenLine clubId={club.id} status={opening} className="caption" isWatched />
          </div>
        )}
        {(!opening || hasOwnStatus(club, t)) && <ClubStatus club={club} />}
      </div>
      <div className="frame ratio-3x4 scrim">
        {club.image && (
          <Picture
            src={club.image}
            alt={club.alt ?? ""}
            lang={contentLang(club, "alt")}
            width={900}
            height={1200}
            sizes="(min-width: 48rem) 400px, 300px"
            crop="3x4"
          />
        )}
        <StandIn letters="9F" />
      </div>
      <div className="club-card__words slim">
        <h3 className="club-card__name wide" style={{ "--n": longest }}>
          <ClubAction click={click} club={club} />
        </h3>
        <p className="growing-line row spread club-card__rule small gap-16 above">
          <span lang={contentLang(club, "subtitle")}>{club.subtitle}</span>
          <Icon of={click.kind === "new-tab" ? ArrowUpRight : ArrowRight} size={22} />
        </p>
      </div>
      {click.kind === "notice" && <NoticeForm club={club} />}
    </article>
  );
}

/** A link where there is somewhere to go; a button where there is only something to say. */
function ClubAction({ click, club }: { click: ClubClick; club: Club }) {
  const t = useText();
  if (click.kind === "notice") {
    return (
      <NoticeButton club={club} notice={click.notice}>
        {club.name}
      </NoticeButton>
    );
  }
  const tab = click.kind === "new-tab" && { target: "_blank", rel: "noopener noreferrer" };
  return (
    <SiteLink href={click.to} draggable={false} {...tab}>
      {club.name}
      {tab && <span className="sr-only"> {t("(se abre en otra pestaña)")}</span>}
    </SiteLink>
  );
}
