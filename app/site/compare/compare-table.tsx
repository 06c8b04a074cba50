import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import type { Cell, ComparedSection } from "#domain/rates/compare.ts";

interface CompareTableProps {
  /** What is compared, said to who hears it. */
  caption: string;
  /** The heads of the columns, each with its way to buy; `badge` stands above it. */
  heads: readonly { key: string; badge?: ReactNode; head: ReactNode; isFeatured?: boolean }[];
  sections: readonly ComparedSection[];
}

/**
 * Columns side by side with a head that stays, but for its badges; on a phone the third is left out, and rows say their
 * name above.
 */
export function CompareTable({ caption, heads, sections }: CompareTableProps) {
  return (
    <table className="compare">
      <caption className="sr-only">{caption}</caption>
      <thead>
        {heads.some(({ badge }) => badge) && (
          <tr className="compare__badges">
            <td />
            {heads.map(({ key, badge, isFeatured }) => {
              const Cell = badge ? "th" : "td";
              return (
                <Cell key={key} {...(badge && { scope: "col" })} {...(isFeatured && { "data-surface": "noche" })}>
                  {badge}
                </Cell>
              );
            })}
          </tr>
        )}
        <tr>
          <td />
          {heads.map(({ key, head, isFeatured }) => (
            <th key={key} scope="col" {...(isFeatured && { "data-surface": "noche" })}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, rows }) => (
        <tbody key={title} {...(rows.every(({ isSame }) => isSame) && { "data-same": "" })}>
          <tr className="compare__title ruled">
            <th colSpan={heads.length + 1} scope="rowgroup">
              {title}
            </th>
          </tr>
          {rows.map(({ label, cells, isSame }) => (
            <tr key={label.text} className="ruled" {...(isSame && { "data-same": "" })}>
              <th scope="row" lang={label.lang}>
                {label.text}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index]?.key} {...(heads[index]?.isFeatured && { "data-featured": "" })}>
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function CellText({ cell }: { cell: Cell }) {
  const t = useText();
  if (cell === null) return <Icon of={Minus} size={18} />;
  if (typeof cell === "object") return <span lang={cell.lang}>{cell.text}</span>;
  return (
    <>
      {cell ? <Icon of={Check} size={18} className="accent" /> : <Icon of={Minus} size={18} />}
      <span className="sr-only">{cell ? t("Sí") : t("No")}</span>
    </>
  );
}
