import { listedPrice } from "#domain/rates/price.ts";
import type { PriorPriceAdvice } from "#domain/rates/prior-price-advice.ts";
import { LawNotice } from "../fields/law-notice.tsx";
import type { PlannedRow } from "./planned-row.ts";
import { usePriceLaw } from "./use-price-law.ts";

interface PlanProps {
  table: { name: string };
  plans: readonly PlannedRow[];
  nameOf: (row: PlannedRow["row"]) => string;
  name: string;
  isPrice: boolean;
  /** The field that keeps the price of before. */
  earlier: string | undefined;
}

export function Plan({ table, plans, nameOf, name, isPrice, earlier }: PlanProps) {
  const lawOf = usePriceLaw(table, plans);
  const more = plans.length - mostShown;
  return (
    <section aria-label="Así queda">
      <div className="row wraps spread below">
        <h3>Así queda</h3>
        {isPrice && <p className="muted figures">{totals(plans, name)}</p>}
      </div>
      <table className="many-plan plain-table plain-table--figures">
        <thead>
          <tr>
            <th scope="col">Fila</th>
            <th scope="col">Ahora</th>
            <th scope="col">Después</th>
            {isPrice && <th scope="col">Diferencia</th>}
          </tr>
        </thead>
        <tbody>
          {plans.slice(0, mostShown).map((plan) => (
            <PlanLines
              key={plan.row.id}
              {...{ plan, name, isPrice, earlier }}
              named={nameOf(plan.row)}
              law={lawOf(plan)}
            />
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{`Y ${more} más, con el mismo cambio.`}</p>}
    </section>
  );
}

interface PlanLinesProps extends Pick<PlanProps, "name" | "isPrice" | "earlier"> {
  plan: PlannedRow;
  named: string;
  law: PriorPriceAdvice | null;
}

function PlanLines({ plan, named, law, name, isPrice, earlier }: PlanLinesProps) {
  const { row, before, after, told, fault } = plan;
  const kept = earlier !== undefined && earlier !== name ? told?.[earlier] : undefined;
  return (
    <>
      <tr>
        <th className="strong" scope="row">
          {named}
          {typeof kept === "number" && <small>{`Precio anterior: ${listedPrice(kept)}`}</small>}
          {fault && <span className="field__error">{fault}</span>}
        </th>
        <td>{told ? <s>{before}</s> : before}</td>
        <td>{fault ? after : told ? <mark>{after}</mark> : "Igual"}</td>
        {isPrice && <td>{told && difference(Number(told[name]) - Number(row[name]))}</td>}
      </tr>
      {law && (
        <tr>
          <td colSpan={4} className="many-plan__law">
            <LawNotice advice={law} />
          </td>
        </tr>
      )}
    </>
  );
}

const difference = (euros: number) => `${euros < 0 ? "−" : "+"}${listedPrice(Math.abs(euros))}`;

function totals(plans: readonly PlannedRow[], name: string): string {
  const sum = (of: (plan: PlannedRow) => unknown) => plans.reduce((all, plan) => all + Number(of(plan) ?? 0), 0);
  const after = sum(({ row, told }) => (told ?? row)[name]);
  return `De ${listedPrice(sum(({ row }) => row[name]))} a ${listedPrice(after)} en total`;
}

const mostShown = 300;
