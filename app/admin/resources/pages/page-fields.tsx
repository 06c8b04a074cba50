import { fixedPageOf } from "#domain/pages/fixed-pages.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import { inSpanish } from "#texts/translate.ts";
import type { ClubName } from "../../../content/clubs/club.ts";
import { type PageWordsDraft, pageWords } from "../../../content/site/page-words.ts";
import { FieldGroup } from "../../fields/field-group.tsx";
import { SearchGroup } from "../../fields/search-group.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

interface PageFieldsProps {
  form: FormHandle<PageWordsDraft>;
  /** One of the clubs, for what is said of each. */
  club: Pick<ClubName, "id" | "name">;
}

export function PageFields({ form, club }: PageFieldsProps) {
  const page = fixedPageOf(form.draft.page);
  if (!page) return <p className="muted">Esta página ya no existe.</p>;
  const words = fixedPageWords(page, pageWords.preview(form.draft), inSpanish, { club: club.name });
  // As they are written: with the place of the club's name.
  const house = page.made(inSpanish, "{club}");
  return (
    <>
      <FieldGroup title={page.name}>
        {page.isPerClub ? (
          <p className="field__hint">
            Vale para todos los clubs: donde escribas {"{club}"} va el nombre de cada uno. Abajo, el ejemplo de{" "}
            {club.name}.
          </p>
        ) : (
          <p className="field__hint">Está en {page.path}</p>
        )}
      </FieldGroup>
      <SearchGroup words={words} path={page.path.replace("{club}", club.id)} picture={page.picture ?? null}>
        <TextField form={form} name="seo_title" note="opcional" hint={`Vacío: ${house.title}`} />
        <TextArea form={form} name="seo_description" note="opcional" rows={2} hint={`Vacío: ${house.description}`} />
      </SearchGroup>
    </>
  );
}
