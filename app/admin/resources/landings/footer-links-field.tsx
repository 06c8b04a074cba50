import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import type { LandingPageDraft } from "../../../content/site/landing-pages.ts";
import { Field } from "../../../ui/field.tsx";
import { Button } from "../../../ui/links/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { IconButton } from "../../../ui/pictures/icon-button.tsx";
import { fieldOf } from "../../fields/field-of.ts";
import type { FormHandle } from "../../form/form-handle.ts";

export function FooterLinksField({ form }: { form: FormHandle<LandingPageDraft> }) {
  const texts = useRef<(HTMLInputElement | null)[]>([]);
  const addButton = useRef<HTMLButtonElement>(null);
  const { footerLinks: links } = form.draft;
  const change = (at: number, part: { text: string } | { url: string }) =>
    form.set(
      "footerLinks",
      links.map((link, place) => (place === at ? { ...link, ...part } : link)),
    );
  const add = () => {
    flushSync(() => form.set("footerLinks", [...links, { text: "", url: "" }]));
    texts.current[links.length]?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => form.set("footerLinks", links.toSpliced(at, 1)));
    addButton.current?.focus();
  };
  return (
    <Field {...fieldOf(form, "footerLinks")} isGroup>
      {() => (
        <div className="stack gap-8 starts">
          {links.map(({ text, url }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links have no name but their place, and may be equal.
            <div className="link-entry row wraps top gap-8 full" key={at}>
              <input
                ref={(text) => {
                  texts.current[at] = text;
                }}
                className="input"
                aria-label={`Texto del enlace ${at + 1}`}
                placeholder="Texto"
                autoComplete="off"
                value={text}
                onChange={(event) => change(at, { text: event.target.value })}
              />
              <input
                className="input"
                aria-label={`Dirección del enlace ${at + 1}`}
                placeholder="https://"
                inputMode="url"
                autoComplete="off"
                value={url}
                onChange={(event) => change(at, { url: event.target.value })}
              />
              <IconButton compact danger icon={X} label={`Quitar enlace ${at + 1}`} onClick={() => remove(at)} />
            </div>
          ))}
          <Button size="compact" variant="line" ref={addButton} onClick={add}>
            <Icon of={Plus} size={17} />
            Añadir enlace
          </Button>
        </div>
      )}
    </Field>
  );
}
