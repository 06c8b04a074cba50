import { Button } from "#app/ui/links/button.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { useText } from "#app/ui/use-text.ts";
import { columnNames } from "#domain/rates/compare.ts";
import type { Language } from "#shared/language.ts";

export interface ColumnChoices {
  /** Everything that can stand in a column, by its key. */
  all: readonly { key: string; name: string; lang?: Language | undefined }[];
  chosen: readonly { key: string }[];
}

const form = "compare-choice";

interface ColumnSelectProps extends ColumnChoices {
  /** Which of the columns. */
  index: number;
}

/** What stands in a column, as the name of it: sent with the form above the table, which it belongs to. */
export function ColumnSelect({ all, chosen, index }: ColumnSelectProps) {
  const t = useText();
  return (
    <select
      className="compare__name title-2"
      form={form}
      name={columnNames[index]}
      defaultValue={chosen[index]?.key ?? ""}
      aria-label={t("Columna {number}", { number: index + 1 })}
    >
      {index === 2 && <option value="">{t("Ninguna más")}</option>}
      {all.map((entry) => (
        <option key={entry.key} value={entry.key} lang={entry.lang}>
          {entry.name}
        </option>
      ))}
    </select>
  );
}

interface CompareChoiceProps extends ColumnChoices {
  /** What else the address says: the club whose rates they are, or that clubs are compared. */
  about: { name: string; value: string };
  onlyDifferences: boolean;
}

/**
 * The rest of the form, which works without script: what is equal is hidden by styles alone, and these bring the button
 * to the foot of the screen once a column is to be another.
 */
export function CompareChoice({ all, chosen, about, onlyDifferences }: CompareChoiceProps) {
  const t = useText();
  return (
    <SiteForm id={form} className="compare-choice apart-12 row wraps spread" method="get" action="/comparar-tarifas">
      <input type="hidden" name={about.name} value={about.value} />
      {all.length > 2 && chosen.length === 2 && <ColumnSelect {...{ all, chosen }} index={2} />}
      <label className="row press nowrap">
        <input type="checkbox" name="cambia" value="1" defaultChecked={onlyDifferences} />
        {t("Solo lo que cambia")}
      </label>
      {all.length > 2 && (
        <Button type="submit" variant="line" size="md">
          {t("Comparar")}
        </Button>
      )}
    </SiteForm>
  );
}
