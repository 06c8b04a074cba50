import { Check, Info, X } from "lucide-react";
import { useId } from "react";
import type { Rate } from "#app/content/clubs/rate.ts";
import type { Writable } from "#app/content/stored-row.ts";
import { wakes } from "#app/islands/wakes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { OldPrice, Price } from "#app/ui/price.tsx";
import { useText } from "#app/ui/use-text.ts";
import { safeLink } from "#domain/links/link-safety.ts";
import { ratePrice } from "#domain/rates/price.ts";
import { currentPrice, isSoldOut, type OfferedRate, placesLeft } from "#domain/rates/rate-offer.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { madridLongDate } from "#domain/time/madrid-time.ts";
import { type PurchaseLabel, PurchaseLink } from "./purchase-link.tsx";
import "./rate-card.css";

type ShownRate = Omit<Writable<Rate>, "club_id" | "group" | "display_order"> & Pick<OfferedRate, "past">;

interface RateCardProps {
  rate: ShownRate;
  /** The moment for which price and offer are shown. */
  now: Date;
  label?: PurchaseLabel | undefined;
  /** Turns the card to night; one of a list at most. */
  featured?: boolean;
}

/** A rate in five rows that a list aligns (title, price, services, notes, button); alone it stands as well. */
export function RateCard({ rate, now, label = "Comprar", featured = false }: RateCardProps) {
  return (
    <article className="rate-card stack gap-0 relative slim breaks" {...(featured && { "data-surface": "noche" })}>
      <div className="below-20">
        {rate.claim && (
          <Badge tone="gold" className="rate-card__claim" lang={contentLang(rate, "claim")}>
            {rate.claim}
          </Badge>
        )}
        {rate.title && (
          <h3 className="title-1" lang={contentLang(rate, "title")}>
            {rate.title}
          </h3>
        )}
        {rate.subtitle && (
          <p className="small muted" lang={contentLang(rate, "subtitle")}>
            {rate.subtitle}
          </p>
        )}
      </div>
      <RatePrice rate={rate} now={now} />
      <RateServices rate={rate} />
      <RateNotes rate={rate} now={now} />
      <PurchaseLink
        href={safeLink(rate.url)}
        label={label}
        of={rate.title}
        ofLang={contentLang(rate, "title")}
        soldOut={isSoldOut(rate)}
        full
      />
    </article>
  );
}

function RatePrice({ rate, now }: { rate: ShownRate; now: Date }) {
  const t = useText();
  const { price, oldPrice } = currentPrice(rate, now);
  return (
    <p className={`row ends wraps below-20 ${isSoldOut(rate) ? "muted" : ""}`}>
      <Price className="titular--2">{ratePrice(price, t)}</Price>
      <span className="stack gap-0 small muted">
        {oldPrice !== null && <OldPrice>{ratePrice(oldPrice, t)}</OldPrice>}
        <span lang={contentLang(rate, "price_period")}>{rate.price_period}</span>
      </span>
    </p>
  );
}

function RateServices({ rate }: { rate: ShownRate }) {
  const t = useText();
  const { included_services: included, not_included_services: missing } = rate;
  const missingIs = contentLang(rate, "not_included_services");
  return (
    <div className="ruled-top pad-top">
      {included.length + missing.length > 0 && (
        <ul className="stack">
          {included.map((service) => (
            <li key={service} className="row top small" lang={contentLang(rate, "included_services")}>
              <Icon of={Check} size={18} className="accent" />
              <span>{service}</span>
            </li>
          ))}
          {missing.map((service) => (
            <li key={service} className="row top small muted">
              <Icon of={X} size={18} />
              <span>
                <span className="sr-only">{t("No incluye:")} </span>
                {missingIs ? <span lang={missingIs}>{service}</span> : service}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RateNotes({ rate, now }: { rate: ShownRate; now: Date }) {
  const t = useText();
  const { endsAt } = currentPrice(rate, now);
  const places = placesLeft(rate, t);
  return (
    <div className="rate-card__notes stack gap-4 caption muted">
      {rate.description && (
        <p className="lines" lang={contentLang(rate, "description")}>
          {rate.description}
        </p>
      )}
      {(endsAt || places) && !isSoldOut(rate) && (
        <p className="apart accent row wraps strong">
          {endsAt && <span>{t("Oferta hasta el {endsAt}", { endsAt: madridLongDate(endsAt, t) })}</span>}
          {places && <span>{places}</span>}
        </p>
      )}
      {rate.starter_pack_details && (
        <StarterPack lang={contentLang(rate, "starter_pack_details")}>{rate.starter_pack_details}</StarterPack>
      )}
    </div>
  );
}

/** What comes with a rate at the start: the browser's own popover on click and touch, `enhanceStarterPack` on hover and focus. */
function StarterPack({ lang, children }: { lang: string | undefined; children: string }) {
  const t = useText();
  const id = useId();
  return (
    <div className="starter-pack" {...wakes("starter-pack")}>
      <button
        type="button"
        className="row inline left gap-8 press caption strong ink"
        popoverTarget={id}
        popoverTargetAction="show"
      >
        <Icon of={Info} size={16} />
        {t("Qué incluye el Starter Pack")}
      </button>
      <div id={id} popover="auto" className="starter-pack__text small lines breaks" data-surface="blanco" lang={lang}>
        {children}
      </div>
    </div>
  );
}
