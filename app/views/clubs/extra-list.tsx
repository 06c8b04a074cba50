import { Check } from "lucide-react";
import type { Extra } from "#app/content/clubs/extra.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { useText } from "#app/ui/use-text.ts";
import { safeLink } from "#domain/links/link-safety.ts";
import { ratePrice } from "#domain/rates/price.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { PurchaseLink } from "../rates/purchase-link.tsx";
import "./extra-list.css";

export type ShownExtra = Pick<
  Extra,
  "title" | "subtitle" | "price" | "features" | "purchase_url" | "image_url" | "notes" | "fellBack"
>;

/** Session packs and passes as ruled rows. */
export function ExtraList({ extras }: { extras: readonly (ShownExtra & { id: string })[] }) {
  return (
    <ul className="lined above-28">
      {extras.map((extra) => (
        <li key={extra.id}>
          <ExtraRow extra={extra} />
        </li>
      ))}
    </ul>
  );
}

/** One session pack or pass: what it is, what it holds, what it costs, where to buy it. */
function ExtraRow({ extra }: { extra: ShownExtra }) {
  const t = useText();
  return (
    <article className="extra stack breaks">
      <div className="across">
        <h3 className="title-1" lang={contentLang(extra, "title")}>
          {extra.title}
        </h3>
        {extra.subtitle && (
          <p className="small muted" lang={contentLang(extra, "subtitle")}>
            {extra.subtitle}
          </p>
        )}
      </div>
      <div className="across">
        <Features of={extra} />
        {extra.notes && (
          <p className="caption muted lines" lang={contentLang(extra, "notes")}>
            {extra.notes}
          </p>
        )}
      </div>
      <Price className="titular--3">{ratePrice(extra.price, t)}</Price>
      <PurchaseLink
        href={safeLink(extra.purchase_url)}
        label="Comprar"
        of={extra.title}
        ofLang={contentLang(extra, "title")}
        variant="line"
        size="md"
      />
    </article>
  );
}

export function Features({ of: extra }: { of: ShownExtra }) {
  const { features } = extra;
  if (features.length === 0) return null;
  return (
    <ul className="stack" lang={contentLang(extra, "features")}>
      {features.map((feature) => (
        <li key={feature} className="row top small">
          <Icon of={Check} size={18} className="accent" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
