import { Picture } from "#app/ui/pictures/picture.tsx";
import { StandIn } from "#app/ui/pictures/stand-in.tsx";
import { Price } from "#app/ui/price.tsx";
import { useText } from "#app/ui/use-text.ts";
import { safeLink, shownSource } from "#domain/links/link-safety.ts";
import { ratePrice } from "#domain/rates/price.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { PurchaseLink } from "../rates/purchase-link.tsx";
import { Features, type ShownExtra } from "./extra-list.tsx";
import "./extra-list.css";

/** Premium services as cards, for a dark ground. */
export function PremiumList({ extras }: { extras: readonly (ShownExtra & { id: string })[] }) {
  return (
    <ul className="thirds gap-grid above-block">
      {extras.map((extra) => (
        <li key={extra.id} className="stack slim">
          <PremiumCard extra={extra} />
        </li>
      ))}
    </ul>
  );
}

/** One premium service: its words above, price and way to buy at the foot. */
function PremiumCard({ extra }: { extra: ShownExtra }) {
  const t = useText();
  const picture = shownSource(extra.image_url);
  return (
    <article className="premium card column gap-8 breaks">
      {picture && (
        <div className="frame premium__picture ratio-16x9">
          <Picture
            src={picture}
            alt=""
            width={960}
            height={540}
            crop="16x9"
            sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw"
          />
          <StandIn letters="9F" />
        </div>
      )}
      <h3 className="title-1" lang={contentLang(extra, "title")}>
        {extra.title}
      </h3>
      {extra.subtitle && (
        <p className="small" lang={contentLang(extra, "subtitle")}>
          {extra.subtitle}
        </p>
      )}
      {extra.notes && (
        <p className="small muted lines" lang={contentLang(extra, "notes")}>
          {extra.notes}
        </p>
      )}
      <Features of={extra} />
      <div className="push-down pad-top row gap-16 wraps spread">
        <Price className="titular--3">{ratePrice(extra.price, t)}</Price>
        <PurchaseLink
          href={safeLink(extra.purchase_url)}
          label="Comprar"
          of={extra.title}
          ofLang={contentLang(extra, "title")}
          size="md"
        />
      </div>
    </article>
  );
}
