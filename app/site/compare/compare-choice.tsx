import { Button } from "#app/ui/links/button.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { useText } from "#app/ui/use-text.ts";
import { columnNames } from "#domain/rates/compare.ts";
import type { Language } from "#shared/language.ts";
import "#app/ui/field.css";

interface CompareChoiceProps {
  /** Everything that can stand in a column, by its key. */
  all: readonly { key: string; name: string; lang?: Language | undefined }[];
  chosen: readonly { key: string }[];
  /** What else the address says: the club whose rates they are, or that clubs are compared. */
  about: { name: string; value: string };
  onlyDifferences: boolean;
}

/** Which columns there are, as a form that works without script; what is equal is hidden by styles alone. */
export function CompareChoice({ all, chosen, about, onlyDifferences }: CompareChoiceProps) {
  const t = useText();
  return (
    <SiteForm className="compare-choice" method="get" action="/comparar-tarifas">
      <input type="hidden" name={about.name} value={about.value} />
      {all.length > 2 &&
        columnNames.slice(0, all.length).map((name, index) => (
          <label key={name} className="field">
            <span className="sr-only">{t("Columna {number}", { number: index + 1 })}</span>
            <select className="input" name={name} defaultValue={chosen[index]?.key ?? ""}>
              {index === 2 && <option value="">{t("Ninguna más")}</option>}
              {all.map((entry) => (
                <option key={entry.key} value={entry.key} lang={entry.lang}>
                  {entry.name}
                </option>
              ))}
            </select>
          </label>
        ))}
      <label className="compare-choice__same">
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
