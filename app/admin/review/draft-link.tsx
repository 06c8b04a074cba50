import { Link2 } from "lucide-react";
import { useState } from "react";
import { dateInWords } from "#domain/time/moment-in-words.ts";
import { neutral, type ToastText } from "#texts/toast-text.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { endDraftLinks, openDraft, type ReviewedRow } from "./review-commands.ts";
import { takeFocus } from "./take-focus.ts";

interface DraftLinkProps {
  of: ReviewedRow;
  /** Until when the last one is good. */
  link: string | null;
  run: (work: Promise<void>, done: ToastText) => Promise<boolean>;
}

/** How a draft is shown to somebody without an account. */
export function DraftLink({ of, link, run }: DraftLinkProps) {
  const [address, setAddress] = useState("");
  const make = async () => setAddress(`${location.origin}/vista/${await openDraft(of)}`);
  const end = async () => {
    await endDraftLinks(of);
    setAddress("");
  };
  return (
    <>
      {address && (
        <Field
          id="draft-link"
          label="Enlace al borrador"
          hint="Cópialo ahora: lo abre cualquiera que lo tenga, sin cuenta."
        >
          {(control) => (
            <input
              {...control}
              className="input"
              readOnly
              ref={takeFocus}
              value={address}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      )}
      {link && <p className="field__hint">Hay un enlace a este borrador. Caduca el {dateInWords(link)}.</p>}
      <span className="row wraps gap-8">
        {!address && (
          <Button
            size="compact"
            variant="line"
            onClick={() => void run(make(), neutral("Enlace hecho", "Caduca a los siete días, o cuando lo termines."))}
          >
            <Icon of={Link2} size={17} />
            Enseñar con un enlace
          </Button>
        )}
        {link && (
          <Button size="compact" variant="text" onClick={() => void run(end(), neutral("Enlace terminado"))}>
            Terminar el enlace
          </Button>
        )}
      </span>
    </>
  );
}
