import type { Club } from "#app/content/clubs/club.ts";
import type { Rate } from "#app/content/clubs/rate.ts";
import { Loading } from "#app/ui/loading.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { RateList } from "#app/views/rates/rate-list.tsx";
import { groupRates, hasRateGroups } from "#domain/rates/rate-group.ts";
import type { Translate } from "#texts/translate.ts";
import { sectionIds } from "../index-entries.ts";
import { CompareLink } from "./compare-link.tsx";
import { RateSteps } from "./rate-steps.tsx";

/** A club's rates: in two steps where they come in two groups, at once everywhere else, nothing where there are none. */
export function RatesSection({ club, rates, now }: { club: Club; rates: readonly Rate[]; now: Date }) {
  const t = useText();
  if (rates.length === 0) return null;
  if (hasRateGroups(rates)) return <RateSteps club={club} groups={groupRates(rates)} now={now} />;
  return (
    <section className="section" id={sectionIds.rates} aria-labelledby="tarifas-titulo">
      <div className="wrap">
        <Titular id="tarifas-titulo" className="below-block">
          {ratesTitle(club, t)}
        </Titular>
        <RateList rates={rates} now={now} />
        <CompareLink club={club} rates={rates} />
      </div>
    </section>
  );
}

/** The frame while the rates are on their way. */
export function RatesLoading({ club }: { club: Club }) {
  const t = useText();
  return (
    <section className="section">
      <div className="wrap">
        <Titular>{ratesTitle(club, t)}</Titular>
        <Loading className="above-block">{t("Cargando tarifas...")}</Loading>
      </div>
    </section>
  );
}

const ratesTitle = (club: Club, t: Translate) =>
  t("TARIFAS {clubName}", { clubName: club.name.toLocaleUpperCase("es") });
