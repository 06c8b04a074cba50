import type { FormEvent, ReactNode } from "react";
import { Button } from "../../ui/links/button.tsx";
import { ChangesLink } from "../history/history-link.tsx";
import type { PlanningParts } from "../plans/use-planning.tsx";
import type { SectionPath } from "../sections.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { DraftForm } from "./draft-form.ts";
import { KeptDraftNotice } from "./kept-draft-notice.tsx";
import { SaveButton } from "./save-button.tsx";
import { SeenTogether } from "./seen-together.tsx";

interface CardFormProps<Draft extends object> {
  title: string;
  about: string;
  /** The words of its save button. */
  save: string;
  form: DraftForm<Draft>;
  /** Whose history it has, where its page shows none. */
  section?: SectionPath;
  /** At the foot: where it shows. */
  aside?: ReactNode;
  /** What it keeps for later, where it does. */
  planning?: PlanningParts | null;
  children: ReactNode;
}

/** A form that stays on its page as a card and is saved by itself. */
export function CardForm<Draft extends object>({
  title,
  about,
  save,
  form,
  aside,
  planning,
  section,
  children,
}: CardFormProps<Draft>) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isDirty) void form.submit();
  };
  return (
    <>
      <form ref={form.ref} className="panel-box panel-card" aria-label={title} noValidate onSubmit={submit}>
        <div>
          <h2>{title}</h2>
          <p>{about}</p>
        </div>
        <KeptDraftNotice kept={form.kept} />
        {planning?.notice}
        {children}
        <div className="dialog__foot">
          <SeenTogether form={form} />
          {section && <ChangesLink section={section} />}
          {aside}
          {form.isDirty && (
            <Button size="compact" variant="line" onClick={form.discard}>
              Descartar
            </Button>
          )}
          {planning?.button}
          <SaveButton isSaving={form.isSaving} isIdle={!form.isDirty}>
            {save}
          </SaveButton>
        </div>
        <ConflictDialog form={form} />
      </form>
      {/* It has a form of its own, which cannot stand in this one. */}
      {planning?.dialog}
    </>
  );
}
