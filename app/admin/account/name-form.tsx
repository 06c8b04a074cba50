import { type FormEvent, useState } from "react";
import { secondFactorToasts } from "#texts/admin/second-factor-toasts.ts";
import { listColleagues, setMyName } from "../../data/people/colleagues.ts";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { usePress } from "../session/attempt.ts";
import { browserClient } from "../session/browser-client.ts";
import { perform } from "../session/perform.ts";

/** What colleagues call whoever is signed in; null when it cannot be read. */
export async function readMyName(): Promise<string | null> {
  return (await listColleagues(browserClient())).find((colleague) => colleague.is_me)?.name ?? null;
}

export function NameForm({ name }: { name: string }) {
  const [typed, setTyped] = useState(name);
  const [isBusy, press] = usePress();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    await press(secondFactorToasts.nameFailed, async () => {
      await perform(["update", "sessions"], (client) => setMyName(client, typed));
      showToast(secondFactorToasts.named);
    });
  };
  return (
    <form className="panel-box panel-card panel-card--narrow" onSubmit={save} aria-labelledby="my-name">
      <div>
        <h2 id="my-name">Tu nombre</h2>
        <p>Así te ve el equipo en la bandeja. Quien visita la web no lo ve.</p>
      </div>
      <label className="field">
        <span className="field__label">Nombre</span>
        <input
          className="input"
          autoComplete="name"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button size="compact" type="submit" busy={isBusy} disabled={typed.trim() === ""}>
        Guardar nombre
      </Button>
    </form>
  );
}
