import { useText } from "#app/ui/use-text.ts";
import { currentPrice, isSoldOut } from "#domain/rates/rate-offer.ts";
import { RateList } from "../../rates/rate-list.tsx";
import { type BlockProps, clubNamed } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

export function OffersBlock({ block, sources, now }: BlockProps<"offers">) {
  const t = useText();
  const offers = block.clubs.flatMap((id) => {
    const club = clubNamed(sources, id);
    const rates = (club ? (sources.rates[club.id] ?? []) : []).filter(
      (rate) => currentPrice(rate, now).oldPrice !== null && !isSoldOut(rate),
    );
    return club && rates.length > 0 ? { club, rates } : [];
  });
  if (offers.length === 0) return null;
  return (
    <BlockSection block={block} title={t("Ofertas")}>
      {offers.map(({ club, rates }, at) => (
        <div key={club.id} className={at > 0 ? "above-block" : undefined}>
          {block.clubs.length > 1 && <p className="title-2 below-20">{club.name}</p>}
          <RateList rates={rates} now={now} />
        </div>
      ))}
    </BlockSection>
  );
}
