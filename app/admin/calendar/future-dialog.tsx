import { type FormEvent, useEffect, useState } from "react";
import { fromMadridLocal, toMadridLocal } from "#domain/time/madrid-time.ts";
import { momentInWords } from "#domain/time/moment-in-words.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import { formTexts } from "#texts/form-texts.ts";
import type { FutureLink } from "../../data/record/future-links.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { MomentField } from "../plans/moment-field.tsx";
import { attempt } from "../session/attempt.ts";
import { endFutureLink, listFutureLinks, openFuture } from "./future-commands.ts";

interface FutureDialogProps {
  moment: string;
  /** The page that is to be shared. */
  page: string;
  onDismiss: () => void;
}

/** The whole site as it will be at a moment: looked at, or shown to somebody without an account. */
export function FutureDialog({ moment, page, onDismiss }: FutureDialogProps) {
  const [local, setLocal] = useState(toMadridLocal(moment));
  const [path, setPath] = useState(page);
  const [error, setError] = useState<string>();
  const [address, setAddress] = useState<string | null>(null);
  const { links, load } = useLinks();
  const open = async (isShared: boolean) => {
    const at = fromMadridLocal(local);
    setError(at === null ? formTexts.date : undefined);
    if (at === null) return;
    return attempt(failed, async () => {
      const secret = await openFuture({
        moment: at,
        page: isShared && path.trim() !== "" ? path.trim() : null,
        isShared,
      });
      if (!isShared) return location.assign(`/vista/${secret}${page || "/"}`);
      setAddress(`${location.origin}/vista/${secret}${path.trim()}`);
      await load();
    });
  };
  const end = (id: string) =>
    attempt(failed, async () => {
      await endFutureLink(id);
      await load();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void open(false);
  };
  return (
    <Dialog title="Ver la web el…" width={600} onDismiss={onDismiss}>
      <form noValidate onSubmit={submit}>
        <div className="dialog__body">
          <MomentField id="future-moment" label="Día y hora" error={error} value={local} onChange={setLocal} />
          <Field id="future-page" label="Página que se comparte" note="vacío, toda la web">
            {(control) => (
              <input
                {...control}
                className="input"
                placeholder="/club/acacias"
                value={path}
                onChange={(event) => setPath(event.target.value)}
              />
            )}
          </Field>
          {address && <SharedAddress address={address} />}
          {links.length > 0 && <SharedLinks links={links} onEnd={(id) => void end(id)} />}
        </div>
        <footer className="dialog__foot">
          <Button size="compact" variant="line" onClick={() => void open(true)}>
            Compartir un enlace
          </Button>
          <Button size="compact" type="submit">
            Ver la web
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

function SharedAddress({ address }: { address: string }) {
  return (
    <Field id="future-address" label="Enlace" hint="Cópialo ahora. Caduca a los siete días, o cuando lo termines.">
      {(control) => (
        <input {...control} className="input" readOnly value={address} onFocus={(event) => event.target.select()} />
      )}
    </Field>
  );
}

function useLinks() {
  const [links, setLinks] = useState<readonly FutureLink[]>([]);
  const load = () =>
    attempt(failed, async () => {
      setLinks(await listFutureLinks());
    });
  // Asks the backend, once the dialog is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void load(), []);
  return { links, load };
}

function SharedLinks({ links, onEnd }: { links: readonly FutureLink[]; onEnd: (id: string) => void }) {
  return (
    <>
      <h3>Enlaces que valen</h3>
      <ul>
        {links.map(({ id, moment, page, expires_at }) => (
          <li key={id}>
            {page ?? "Toda la web"}, el {momentInWords(moment)} · caduca el {momentInWords(expires_at)}{" "}
            <Button size="compact" variant="text" onClick={() => onEnd(id)}>
              Terminar
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
