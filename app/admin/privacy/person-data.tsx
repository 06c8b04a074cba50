import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { readContact } from "#domain/contact/read-contact.ts";
import { privacyToasts } from "#texts/admin/privacy-toasts.ts";
import type { PersonRecord } from "../../content/people/privacy.ts";
import { Field } from "../../ui/field.tsx";
import { focusFirstError } from "../form/form-errors.ts";
import { SaveButton } from "../form/save-button.tsx";
import { usePress } from "../session/attempt.ts";
import { PersonRecords } from "./person-records.tsx";
import { findDataOf } from "./privacy-commands.ts";

/** What was asked, and what there is of it. It is kept here and never in the address, which logs and histories keep. */
interface Found {
  contact: string;
  records: readonly PersonRecord[];
}

/** Finds everything of an e-mail or a phone: to be shown, handed over or erased (GDPR, arts. 15, 17 and 20). */
export function PersonData() {
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const [isBusy, press] = usePress();
  const [found, setFound] = useState<Found>();
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const search = async (text: string) => {
    const read = readContact(text);
    if ("fault" in read) {
      flushSync(() => setFault(read.fault));
      focusFirstError(form.current);
      return;
    }
    setFault(undefined);
    await press(privacyToasts.searchFailed, async () => {
      const records = await findDataOf(read.contact);
      setFound({ contact: read.contact, records });
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void search(typed);
  };
  return (
    <section className="panel-box panel-card" aria-labelledby="person">
      <form ref={form} noValidate onSubmit={submit} className="stack gap-16 reads">
        <div>
          <h2 id="person">Datos de una persona</h2>
          <p>Comprueba antes que quien lo pide es quien dice ser: contesta solo a ese email o a ese teléfono.</p>
        </div>
        <Field id="field-contact" name="contact" label="Email o teléfono" error={fault}>
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <p>
          <SaveButton isSaving={isBusy}>Buscar</SaveButton>
        </p>
      </form>
      <div aria-live="polite">
        {found && (
          <PersonRecords
            key={found.contact}
            {...found}
            onSearch={(contact) => {
              setTyped(contact);
              void search(contact);
            }}
            onErased={async () => {
              await Promise.all([search(found.contact), revalidate()]);
            }}
          />
        )}
      </div>
    </section>
  );
}
