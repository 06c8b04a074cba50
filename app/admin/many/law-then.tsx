import { dateInWords } from "#domain/time/moment-in-words.ts";
import { LawNotice } from "../fields/law-notice.tsx";
import type { PlannedRow } from "./planned-row.ts";
import { usePriceLaw } from "./use-price-law.ts";

interface LawThenProps {
  table: { name: string };
  plans: readonly PlannedRow[];
  nameOf: (row: PlannedRow["row"]) => string;
  /** ISO text. */
  begin: string;
}

/** What the law will say of announced reductions when they begin: of which rows another earlier price than is typed. */
export function LawThen({ table, plans, nameOf, begin }: LawThenProps) {
  const lawOf = usePriceLaw(table, plans, begin);
  const told = plans.flatMap((plan) => {
    const advice = lawOf(plan);
    return advice ? [{ id: plan.row.id, name: nameOf(plan.row), advice }] : [];
  });
  const warned = told.filter(({ advice }) => advice.warning);
  if (told.length === 0) return null;
  if (warned.length === 0) {
    const text = `El ${dateInWords(begin)} la web podrá enseñar el precio anterior que se guarda.`;
    return <LawNotice advice={{ warning: "", text }} />;
  }
  return (
    <ul className="half-high scrolls above-12" aria-label={`Lo que dirá la ley el ${dateInWords(begin)}`}>
      {warned.map(({ id, name, advice }) => (
        <li key={id}>
          {name}
          <LawNotice advice={advice} />
        </li>
      ))}
    </ul>
  );
}
