import type { CSSProperties } from "react";
import type { Club } from "#app/content/clubs/club.ts";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { StandIn } from "#app/ui/pictures/stand-in.tsx";
import { wideBearing, wideInk } from "#app/ui/titles/wide-letters.ts";
import { useText } from "#app/ui/use-text.ts";
import { ClubStatus } from "#app/views/club-status.tsx";
import { safeSource } from "#domain/links/link-safety.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import "./club-page.css";

/** The club's photograph with its name across it; only a club under construction says its state here. */
export function ClubHero({ club }: { club: Club }) {
  const t = useText();
  const picture = safeSource(club.hero_image) ?? safeSource(club.image);
  return (
    <section className="stage club-hero" data-surface="noche" aria-label={club.name}>
      <div className="stage__picture">
        {picture && (
          <Picture
            src={picture}
            alt={club.alt ?? ""}
            lang={contentLang(club, "alt")}
            width={2400}
            height={1200}
            sizes="max(100vw, 156vh)"
            upright={{ crop: "4x5", sizes: "max(100vw, 63vh)", width: 1200 }}
            priority
          />
        )}
        <StandIn letters="9F" />
      </div>
      <div className="wrap stage__top">
        <BackLink href="/clubs" className="club-hero__back screen-only">
          {t("Volver a Clubs")}
        </BackLink>
      </div>
      <div className="wrap room">
        {club.is_under_construction && <ClubStatus club={club} className="below-20" />}
        <p className="thin titular--3">{club.brand_line?.trim() || "NINE FITNESS"}</p>
        <div className="measure">
          <h1 className="club-hero__name wide" style={nameSize(club.name)}>
            {club.name}
          </h1>
        </div>
      </div>
    </section>
  );
}

const longestLine = 9;

/** A name fills its column on one line; a long one goes down word by word, sized by the widest of them. */
function nameSize(name: string): CSSProperties {
  const whole = wideInk(name);
  const widest = Math.max(...name.split(/\s+/).map(wideInk));
  const isLong = whole > longestLine;
  return {
    // The width of the name in ems of its own size.
    "--ink": (isLong ? widest : whole).toFixed(3),
    "--b": wideBearing(name),
  };
}
