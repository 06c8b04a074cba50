import { useText } from "#app/ui/use-text.ts";
import { RateList } from "../../rates/rate-list.tsx";
import { type BlockProps, clubNamed } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

/** The rates of a club, as its page shows them. */
export function RatesBlock({ block, sources, now }: BlockProps<"rates">) {
  const t = useText();
  const club = clubNamed(sources, block.club);
  const rates = club ? (sources.rates[club.id] ?? []) : [];
  if (!club || rates.length === 0) return null;
  return (
    <BlockSection block={block} title={t("Tarifas de {clubName}", { clubName: club.name })}>
      <RateList rates={rates} now={now} />
    </BlockSection>
  );
}
