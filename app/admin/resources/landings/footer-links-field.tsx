import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import type { LandingPageDraft } from "../../../content/landing-page-input.ts";
import { Icon } from "../../../ui/icon.tsx";
import { fieldOf, PanelField } from "../../fields/panel-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

/** The links of the page's own foot, a text and an address each. */
export function FooterLinksField({ form }: { form: FormHandle<LandingPageDraft> }) {
  const box = useRef<HTMLDivElement>(null);
  const { footerLinks: links } = form.draft;
  const change = (at: number, part: { text: string } | { url: string }) =>
    form.set(
      "footerLinks",
      links.map((link, place) => (place === at ? { ...link, ...part } : link)),
    );
  const add = () => {
    flushSync(() => form.set("footerLinks", [...links, { text: "", url: "" }]));
    box.current?.querySelectorAll<HTMLElement>(".link-entry")[links.length]?.querySelector("input")?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => form.set("footerLinks", links.toSpliced(at, 1)));
    box.current?.querySelector<HTMLElement>(".list-field__add")?.focus();
  };
  return (
    <PanelField {...fieldOf(form, "footerLinks")} isGroup>
      {() => (
        <div className="list-field" ref={box}>
          {links.map(({ text, url }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links have no name but their place, and may be equal.
            <div className="link-entry" key={at}>
              <input
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
              <button
                type="button"
                className="icon-action icon-action--danger"
                aria-label={`Quitar enlace ${at + 1}`}
                onClick={() => remove(at)}
              >
                <Icon of={X} size={18} />
              </button>
            </div>
          ))}
          <button type="button" className="panel-button panel-button--line list-field__add" onClick={add}>
            <Icon of={Plus} size={17} />
            Añadir enlace
          </button>
        </div>
      )}
    </PanelField>
  );
}
