import type { ComponentProps, ReactNode } from "react";
import { Field } from "#app/ui/field.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { useText } from "#app/ui/use-text.ts";
import type { PlainText } from "#texts/translate.ts";
import { type RequestAnswer, trapField } from "./request-answer.ts";

interface TextInputProps extends ComponentProps<"input"> {
  id: string;
  name: string;
  label: string;
  note?: string;
  answer: RequestAnswer | undefined;
}

/** A line of text; it holds what was typed before. */
export function TextInput({ label, note, answer, ...input }: TextInputProps) {
  const { id, name } = input;
  return (
    <Field id={id} label={label} note={note} error={answer?.errors[name]}>
      {(control) => <input className="input" defaultValue={answer?.typed[name]} {...input} {...control} />}
    </Field>
  );
}

type KnownInputProps = Pick<TextInputProps, "id" | "answer"> & Partial<TextInputProps>;

export function NameInput(props: KnownInputProps) {
  const t = useText();
  return <TextInput name="nombre" label={t("Nombre")} autoComplete="name" {...props} />;
}

export function PhoneInput(props: KnownInputProps) {
  const t = useText();
  return <TextInput name="telefono" label={t("Teléfono")} type="tel" autoComplete="tel" {...props} />;
}

export function EmailInput(props: KnownInputProps) {
  const words = { autoComplete: "email", autoCapitalize: "none", spellCheck: false };
  return <TextInput name="email" label="Email" type="email" {...words} {...props} />;
}

interface ProblemsProps {
  answer: RequestAnswer | undefined;
  /** The fields of the form in their order: where each is, and what is to be done there. */
  fields: readonly { name: string; id: string; todo: string }[];
}

const counted: readonly PlainText[] = ["una cosa", "dos cosas", "tres cosas", "cuatro cosas"];

/** Above the form: what is missing, each with the way to it; or why nothing could be saved. */
export function Problems({ answer, fields }: ProblemsProps) {
  const t = useText();
  if (!answer) return null;
  const wrong = fields.filter(({ name }) => answer.errors[name] !== undefined);
  if (wrong.length === 0 && !answer.failure) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was made anew to say this; browsers do it where the address names no part.
    <div className="notice notice--bad small" role="alert" tabIndex={-1} autoFocus>
      {answer.failure ? (
        <>
          <b>{t.known(answer.failure.title)}</b> {t.known(answer.failure.description)}
        </>
      ) : (
        <>
          <b className="own-line">
            {t(wrong.length === 1 ? "Falta {count} para enviarlo" : "Faltan {count} para enviarlo", {
              count: t(counted[wrong.length - 1] ?? "varias cosas"),
            })}
          </b>
          <ul className="row wraps apart">
            {wrong.map(({ name, id, todo }) => (
              <li key={name}>
                <a className="underlined" href={`#${id}`}>
                  {t.known(todo)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The field that no person sees or reaches; its name is one that programs like to fill in. */
export function Trap() {
  const t = useText();
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {t("No escribas aquí")}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What is done with the data, beside the button that sends them (GDPR, art. 13). */
export function DataNotice({ owner, children }: { owner: string; children: ReactNode }) {
  const t = useText();
  return (
    <p className="caption muted links">
      {children} {t("Responsable: {owner}.", { owner: owner.replace(/\.$/, "") })}{" "}
      <SiteLink href="/politica-de-privacidad" target="_blank" rel="noopener">
        {t("Qué hacemos con tus datos y cómo borrarlos")}
        <span className="sr-only"> {t("(se abre en otra pestaña)")}</span>
      </SiteLink>
    </p>
  );
}
