import { useState } from "react";
import { failed } from "#texts/admin/section-toasts.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { attempt } from "../session/attempt.ts";
import { renewSecret } from "./calendar-commands.ts";

/** The address of one's calendar for other programs: shown once, since its digest alone is kept. */
export function SubscribeDialog({ onDismiss }: { onDismiss: () => void }) {
  const [address, setAddress] = useState<string | null>(null);
  const renew = () =>
    attempt(failed, async () => {
      setAddress(`${location.origin}/calendario/${await renewSecret()}.ics`);
    });
  return (
    <Dialog title="Suscribirse al calendario" width={560} onDismiss={onDismiss}>
      <div className="dialog__body">
        <p>
          Google, Apple y Outlook pueden enseñar este calendario. La dirección es secreta: quien la tiene ve lo que tú
          ves aquí. Una nueva deja sin efecto la anterior.
        </p>
        {address && (
          <Field id="calendar-address" label="Dirección" hint="Cópiala ahora: no se vuelve a enseñar.">
            {(control) => (
              <input
                {...control}
                className="input"
                readOnly
                value={address}
                onFocus={(event) => event.target.select()}
              />
            )}
          </Field>
        )}
      </div>
      <footer className="dialog__foot">
        <Button size="compact" onClick={() => void renew()}>
          {address ? "Crear otra" : "Crear una dirección"}
        </Button>
      </footer>
    </Dialog>
  );
}
