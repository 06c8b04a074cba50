import { ArrowRight, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { Club } from "#app/content/clubs/club.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type ButtonLook, buttonClass } from "#app/ui/links/button-class.ts";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { StandIn } from "#app/ui/pictures/stand-in.tsx";
import { useText } from "#app/ui/use-text.ts";
import { type ClubClick, clubsClubClick } from "#domain/clubs/club-link.ts";
import { hasOwnStatus } from "#domain/clubs/has-own-status.ts";
import type { OpenStatus } from "#domain/clubs/open-status.ts";
import { shownSource } from "#domain/links/link-safety.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { ClubStatus } from "../club-status.tsx";
import { NoticeButton, NoticeForm } from "./notice-button.tsx";
import { OpenLine } from "./open-line.tsx";
import "./club-tile.css";

interface ClubTileProps {
  club: Club;
  /** How wide it stands in the layout, as in `<img sizes>`. */
  sizes: string;
  priority?: boolean;
  /** Whether it is open; null where nobody knows. */
  opening?: OpenStatus | null;
  /** What the whole tile leads to, where that is not the club's page. */
  action?: ReactNode;
}

/** A club on /clubs; what `Ver Club` does is `domain/club-link`'s decision, and other than on the home page. */
export function ClubTile({ club, sizes, priority = false, opening = null, action }: ClubTileProps) {
  const t = useText();
  const isWorks = club.is_under_construction;
  const image = shownSource(club.image);
  return (
    <article className={`club-tile relative column tall zooms ${isWorks ? "club-tile--works" : ""}`}>
      <div className={`frame ${isWorks ? "ratio-16x9" : "ratio-4x3"}`}>
        {image && (
          <Picture
            src={image}
            alt={club.alt ?? ""}
            lang={contentLang(club, "alt")}
            width={1200}
            height={isWorks ? 1500 : 900}
            sizes={sizes}
            crop={isWorks ? "4x5" : "4x3"}
            priority={priority}
          />
        )}
        <StandIn letters="9F" />
      </div>
      <div className="corner row gap-8 wraps">
        {(!opening || hasOwnStatus(club, t)) && <ClubStatus club={club} />}
        {club.tag && (
          <Badge tone="gold" lang={contentLang(club, "tag")}>
            {club.tag}
          </Badge>
        )}
      </div>
      <div className="column grow pad-top measure">
        <h2 className="club-tile__name wide">{club.name}</h2>
        {opening && <OpenLine clubId={club.id} status={opening} className="above" />}
        {isWorks && club.opens && (
          <p className="above-12 small muted" lang={contentLang(club, "opens")}>
            {club.opens}
          </p>
        )}
        {club.address && (
          <p className="row top above-12 small muted" data-address="">
            <Icon of={MapPin} size={18} />
            {club.address}
          </p>
        )}
        <div className="push-down pad-top">
          {action ?? (
            <SeeClub click={clubsClubClick(club)} club={club} {...(isWorks && { variant: "line", size: "md" })} />
          )}
        </div>
      </div>
    </article>
  );
}

function SeeClub({ click, club, ...look }: { click: ClubClick; club: Club } & ButtonLook) {
  const t = useText();
  const label = (
    <>
      {t("Ver Club")}
      <span className="sr-only"> {club.name}</span>
    </>
  );
  const arrow = <Icon of={ArrowRight} size={18} />;
  if (click.kind === "notice") {
    return (
      <>
        <NoticeButton club={club} notice={click.notice} className={buttonClass(look)}>
          {label}
          {arrow}
        </NoticeButton>
        <NoticeForm club={club} />
      </>
    );
  }
  const leaves = click.kind === "new-tab";
  return (
    <LinkButton {...look} href={click.to} external={leaves}>
      {label}
      {!leaves && arrow}
    </LinkButton>
  );
}
