import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { findPasswordFaults, type PasswordFaults, weakPassword } from "#domain/panel/find-password-faults.ts";
import { accountToasts } from "#texts/admin/auth-toasts.ts";
import { changePassword } from "../../data/people/auth.ts";
import { Field } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { focusFirstError } from "../form/form-errors.ts";
import { SaveButton } from "../form/save-button.tsx";
import { codeOf, sayWhy } from "../form/say-why.ts";
import { browserClient } from "../session/browser-client.ts";
import { PasswordInput } from "../session/password-input.tsx";
import { withSession } from "../session/with-session.ts";

export function PasswordForm() {
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const show = (found: PasswordFaults) => {
    flushSync(() => setFaults(found));
    focusFirstError(form.current);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? "");
    const found = findPasswordFaults(text("current"), text("password"), text("repeated"));
    if (Object.keys(found).length > 0) return show(found);
    setFaults({});
    setSaving(true);
    try {
      await withSession(() => changePassword(browserClient(), text("password"), text("current")));
      form.current?.reset();
      showToast(accountToasts.passwordChanged);
    } catch (error) {
      const code = codeOf(error);
      if (code === "invalid_credentials") show({ current: "Esta no es tu contraseña actual." });
      else if (code === "weak_password") show({ password: weakPassword(error) });
      else if (code === "same_password") show({ password: "Es la misma que tienes ahora." });
      else showToast(accountToasts.passwordFailed(sayWhy(error)));
    }
    setSaving(false);
  };

  return (
    <form className="panel-box panel-card panel-card--narrow" ref={form} noValidate onSubmit={submit}>
      <div>
        <h2>Contraseña</h2>
        <p>Al cambiarla, en tus otros dispositivos tendrás que volver a entrar.</p>
      </div>
      <Field id="field-current" name="current" label="Contraseña actual" error={faults.current}>
        {(control) => <PasswordInput control={control} autoComplete="current-password" />}
      </Field>
      <Field
        id="field-password"
        name="password"
        label="Contraseña nueva"
        hint="Al menos 12 caracteres."
        error={faults.password}
      >
        {(control) => <PasswordInput control={control} autoComplete="new-password" />}
      </Field>
      <Field id="field-repeated" name="repeated" label="Contraseña nueva, otra vez" error={faults.repeated}>
        {(control) => <PasswordInput control={control} autoComplete="new-password" />}
      </Field>
      <div className="dialog__foot">
        <SaveButton isSaving={isSaving}>Cambiar contraseña</SaveButton>
      </div>
    </form>
  );
}
