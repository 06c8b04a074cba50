import { ArrowRight } from "lucide-react";
import type { Club } from "#app/content/clubs/club.ts";
import type { Rate } from "#app/content/clubs/rate.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { useText } from "#app/ui/use-text.ts";
import { safeSource } from "#domain/links/link-safety.ts";
import { ratePrice } from "#domain/rates/price.ts";
import type { RateGroup } from "#domain/rates/rate-group.ts";
import { cheapestRate, currentPrice } from "#domain/rates/rate-offer.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { PlainText } from "#texts/translate.ts";
import "./rates/rate-steps.css";
import "#app/ui/pictures/on-pictures.css";

interface ExperienceLinkProps {
  group: RateGroup;
  name: string;
  rates: readonly Rate[];
  club: Club;
  now: Date;
}

const words: Record<RateGroup, PlainText> = {
  "9f": "Sala, clases y entrenadores. Todo el club, a cualquier hora.",
  space: "Lo anterior y el circuito de agua: sauna, vapor, piscina fría y sala de descanso.",
};

/** One of the two halves of the choice: a photograph, the name of the experience, what it costs at least. */
export function ExperienceLink({ group, name, rates, club, now }: ExperienceLinkProps) {
  const t = useText();
  const picture = group === "9f" ? "/images/experiencia-9f.jpg" : safeSource(club.image);
  const split = name.lastIndexOf(" ");
  return (
    <a
      className={`stage experience slim ${group === "space" ? "experience--water" : ""}`}
      href={`#tarifas-${group}`}
      data-surface="noche"
    >
      <span className="stage__picture">
        {picture && (
          <Picture src={picture} alt="" width={1200} height={1200} sizes="(min-width: 64rem) 50vw, 100vw" crop="4x5" />
        )}
      </span>
      <span className="room">
        <span className="experience__name own-line">
          <span className="thin own-line">{name.slice(0, split)} </span>
          <b className={group === "space" ? "wide own-line as-written" : "wide own-line"}>{name.slice(split + 1)}</b>
        </span>
        <span className="lead own-line above-20">{t(words[group])}</span>
        <span className="growing-line row spread experience__foot pad-top gap-20 above-28">
          <From rates={rates} now={now} />
          <Icon of={ArrowRight} size={26} />
        </span>
      </span>
    </a>
  );
}

function From({ rates, now }: Pick<ExperienceLinkProps, "rates" | "now">) {
  const t = useText();
  const cheapest = cheapestRate(rates, now);
  if (!cheapest) return <span>{t("Agotado por ahora")}</span>;
  const periodIs = contentLang(cheapest, "price_period");
  return (
    <span>
      {t("Desde")} <b>{ratePrice(currentPrice(cheapest, now).price, t)}</b>{" "}
      {periodIs ? <span lang={periodIs}>{cheapest.price_period}</span> : cheapest.price_period}
    </span>
  );
}
