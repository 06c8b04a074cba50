import { Link2 } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { peopleToasts } from "#texts/admin/people-toasts.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { Invitation, Person } from "../../data/people/people.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Switch } from "../../ui/switch.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { focusFirstError } from "../form/form-errors.ts";
import { SaveButton } from "../form/save-button.tsx";
import { codeOf } from "../form/say-why.ts";
import { usePress } from "../session/attempt.ts";
import { invite } from "./people-commands.ts";
import { positionIn, RoleFields } from "./role-fields.tsx";

interface InviteFormProps {
  clubs: readonly ClubName[];
  /** Who was invited before, and gets another link. */
  again: Person | undefined;
  onClose: () => void;
}

/** Gives somebody access: by mail, or with a link to be handed over. */
export function InviteForm({ clubs, again, onClose }: InviteFormProps) {
  const [fault, setFault] = useState<{ email?: string; clubs?: string }>({});
  const [isBusy, press] = usePress();
  const [link, setLink] = useState<{ email: string; address: string; wasAsked: boolean }>();
  const [asksFactor, setAsksFactor] = useState(again?.asks_factor ?? true);
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  // Talks to the browser's focus, once the dialog is open: it would be on its cross.
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input")?.focus(), []);
  const show = (problem: { email?: string; clubs?: string }) => {
    flushSync(() => setFault(problem));
    focusFirstError(form.current);
  };
  const tell = (email: string, invitation: Invitation, wasAsked: boolean) => {
    setLink("link" in invitation ? { email, address: invitation.link, wasAsked } : undefined);
    if ("elsewhere" in invitation) return showToast(peopleToasts.invitedElsewhere);
    if ("link" in invitation) return form.current?.reset();
    // A toast lives in the topmost dialog and goes with it.
    onClose();
    showToast(peopleToasts.invited(email));
  };
  const send = async (asLink: boolean) => {
    if (isBusy || !form.current) return;
    const email = String(new FormData(form.current).get("email") ?? "").trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
      return show({ email: "Escribe su email, por ejemplo nombre@ejemplo.es." });
    }
    const position = positionIn(form.current);
    if (typeof position === "string") return show({ clubs: position });
    setFault({});
    const ask = async () => {
      const invitation = await invite(email, { ...position, asksFactor, asLink });
      await revalidate();
      tell(email, invitation, asLink);
    };
    await press(peopleToasts.inviteFailed, ask, (error) => {
      if (codeOf(error) !== "email_exists") return undefined;
      show({ email: "Esta persona ya tiene acceso." });
      return null;
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };
  return (
    <>
      <div className="sheet__body grow scrolls">
        <form id="invite" className="sheet__form stack gap-16 slim" ref={form} noValidate onSubmit={submit}>
          <Field id="field-email" name="email" label="Email" hint={aboutLink} error={fault.email}>
            {(control) => (
              <input {...control} className="input" type="email" autoComplete="off" defaultValue={again?.email} />
            )}
          </Field>
          <RoleFields clubs={clubs} {...(again && { position: again })} fault={fault.clubs} />
          <Switch isOn={asksFactor} onClick={() => setAsksFactor(!asksFactor)}>
            <span>Pedir segundo factor al entrar</span>
          </Switch>
          {link && <HandOver {...link} />}
        </form>
      </div>
      <footer className="dialog__foot">
        <Button size="compact" variant="line" busy={isBusy} onClick={() => void send(true)}>
          <Icon of={Link2} size={17} /> Copiar enlace
        </Button>
        <SaveButton formId="invite" isSaving={isBusy}>
          Enviar invitación
        </SaveButton>
      </footer>
    </>
  );
}

const aboutLink = "Le llega un enlace que vale siete días y una sola vez.";

function HandOver({ email, address, wasAsked }: { email: string; address: string; wasAsked: boolean }) {
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    showToast(isCopied ? peopleToasts.linkCopied : peopleToasts.linkNotCopied);
  };
  return (
    <div className="pad sunken rounded stack gap-8 starts" role="status">
      <p>
        {!wasAsked && "Esta web no envía correos. "}Da este enlace a <strong>{email}</strong>: sirve una vez y caduca en
        7 días.
      </p>
      <p className="breaks fine">{address}</p>
      <Button size="compact" variant="line" onClick={copy}>
        Copiar enlace
      </Button>
    </div>
  );
}
