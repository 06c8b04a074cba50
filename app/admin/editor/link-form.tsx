import { type KeyboardEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { safeLink } from "#domain/links/link-safety.ts";
import { listSitePages, type SitePage } from "../../data/site/site-pages.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { browserClient } from "../session/browser-client.ts";
import { useAnswer } from "../session/use-answer.ts";

interface LinkFormProps {
  href: string;
  /** Nothing is chosen: the link needs words. */
  needsWords: boolean;
  onSet: (href: string | null, words: string) => void;
  onClose: () => void;
}

export function LinkForm({ href, needsWords, onSet, onClose }: LinkFormProps) {
  const [address, setAddress] = useState(href);
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const id = useId();
  // Without an answer addresses are typed.
  const pages = useAnswer<readonly SitePage[]>(() => listSitePages(browserClient()), null) ?? [];
  const set = () => {
    const page = pages.find(
      ({ name, path }) => path === address || name.toLowerCase() === address.trim().toLowerCase(),
    );
    const target = page?.path ?? wholeAddress(address);
    if (target === null) flushSync(() => setError("Escribe una dirección: /clubs, https://… o un correo."));
    else onSet(target, words.trim() || (page?.name ?? ""));
  };
  // It lies in the form of the text, which Enter would save.
  const setByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    set();
  };
  return (
    <Dialog title="Enlace" width={480} onDismiss={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to its fields */}
      <div className="dialog__body" onKeyDown={setByKey}>
        <Field
          id={`${id}-address`}
          label="Página o dirección"
          error={error}
          hint="Escribe el nombre de una página de la web y elígela, u otra dirección, o un correo."
        >
          {(control) => (
            <>
              <input
                className="input"
                {...control}
                list={`${id}-pages`}
                autoComplete="off"
                value={address}
                onChange={({ target }) => setAddress(target.value)}
              />
              <datalist id={`${id}-pages`}>
                {pages.map(({ path, name }) => (
                  <option key={path} value={path} label={name} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        {needsWords && (
          <Field id={`${id}-words`} label="Palabras" note="opcional" hint="Vacío, se lee la dirección.">
            {(control) => (
              <input className="input" {...control} value={words} onChange={({ target }) => setWords(target.value)} />
            )}
          </Field>
        )}
      </div>
      <footer className="dialog__foot">
        {href !== "" && (
          <Button size="compact" variant="line" onClick={() => onSet(null, "")}>
            Quitar enlace
          </Button>
        )}
        <Button size="compact" variant="line" onClick={onClose}>
          Cancelar
        </Button>
        <Button size="compact" onClick={set}>
          Poner enlace
        </Button>
      </footer>
    </Dialog>
  );
}

/** What somebody types as an address, whole: `ninefitness.es` is a web, `hola@ninefitness.es` a mail. */
function wholeAddress(typed: string): string | null {
  const address = typed.trim();
  if (/\s/.test(address)) return null;
  if (/^[^/:@]+@[^/:@]+\.\w+$/.test(address)) return `mailto:${address}`;
  if (/^(?:www\.|[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(address)) return safeLink(`https://${address}`);
  return safeLink(address);
}
