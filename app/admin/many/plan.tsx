import { listedPrice } from "#domain/rates/price.ts";
import type { PlannedRow } from "./planned-row.ts";

interface PlanProps {
  plans: readonly PlannedRow[];
  nameOf: (row: PlannedRow["row"]) => string;
  name: string;
  isPrice: boolean;
}

/** What becomes of each row. */
export function Plan({ plans, nameOf, name, isPrice }: PlanProps) {
  const more = plans.length - mostShown;
  return (
    <section aria-label="Así queda">
      <div className="many-plan__head">
        <h3>Así queda</h3>
        {isPrice && <p>{totals(plans, name)}</p>}
      </div>
      <table className="many-plan">
        <thead>
          <tr>
            <th scope="col">Fila</th>
            <th scope="col">Ahora</th>
            <th scope="col">Después</th>
            {isPrice && <th scope="col">Diferencia</th>}
          </tr>
        </thead>
        <tbody>
          {plans.slice(0, mostShown).map(({ row, before, after, told, fault }) => (
            <tr key={row.id}>
              <th scope="row">
                {nameOf(row)}
                {fault && <span className="field__error">{fault}</span>}
              </th>
              <td>{told ? <s>{before}</s> : before}</td>
              <td>{fault ? after : told ? <mark>{after}</mark> : "Igual"}</td>
              {isPrice && <td>{told && difference(Number(told[name]) - Number(row[name]))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{`Y ${more} más, con el mismo cambio.`}</p>}
    </section>
  );
}

const difference = (euros: number) => `${euros < 0 ? "−" : "+"}${listedPrice(Math.abs(euros))}`;

function totals(plans: readonly PlannedRow[], name: string): string {
  const sum = (of: (plan: PlannedRow) => unknown) => plans.reduce((all, plan) => all + Number(of(plan) ?? 0), 0);
  const after = sum(({ row, told }) => (told ?? row)[name]);
  return `De ${listedPrice(sum(({ row }) => row[name]))} a ${listedPrice(after)} en total`;
}

const mostShown = 300;
