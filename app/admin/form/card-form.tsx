import type { FormEvent, ReactNode } from "react";
import { Button } from "../../ui/links/button.tsx";
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
  /** At the foot: where it shows. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form that stays on its page as a card and is saved by itself. */
export function CardForm<Draft extends object>({ title, about, save, form, aside, children }: CardFormProps<Draft>) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isDirty) void form.submit();
  };
  return (
    <form ref={form.ref} className="panel-box panel-card" aria-label={title} noValidate onSubmit={submit}>
      <div>
        <h2>{title}</h2>
        <p>{about}</p>
      </div>
      <KeptDraftNotice kept={form.kept} />
      {children}
      <div className="panel-card__foot">
        <SeenTogether form={form} />
        {aside}
        {form.isDirty && (
          <Button size="compact" variant="line" onClick={form.discard}>
            Descartar
          </Button>
        )}
        <SaveButton isSaving={form.isSaving} isIdle={!form.isDirty}>
          {save}
        </SaveButton>
      </div>
      <ConflictDialog form={form} />
    </form>
  );
}
