import { type FormEvent, useState } from "react";
import { failed } from "#texts/admin/section-toasts.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { attempt } from "../session/attempt.ts";
import { nameFault } from "./view-commands.ts";

interface ViewNameProps {
  id: string;
  label: string;
  button: string;
  name?: string;
  /** Throws when it is refused. */
  onName: (name: string) => Promise<void>;
}

/** A name for a view; one that is taken is said in its field. */
export function ViewName({ id, label, button, name = "", onName }: ViewNameProps) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = async () => {
      await onName(typed.trim());
      setTyped("");
      setError(undefined);
    };
    await attempt(failed, name, (refused) => {
      const fault = nameFault(refused, typed.trim());
      if (fault) setError(fault);
      return fault ? null : undefined;
    });
  };
  return (
    <form className="ends row wraps gap-8 pad-y" noValidate onSubmit={(event) => void submit(event)}>
      <Field id={id} label={label} error={error}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={60}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button size="compact" variant="line" type="submit">
        {button}
      </Button>
    </form>
  );
}
