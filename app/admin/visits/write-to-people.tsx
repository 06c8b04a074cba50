import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { answerLanguage, type LetterToVisitor, languageName, visitorLang } from "#domain/requests/visitor-language.ts";
import { type Language, publishedLanguages } from "#shared/language.ts";
import { visitToasts } from "#texts/admin/visit-toasts.ts";
import type { Waiting } from "../../data/clubs/opening-notices.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { LinkButton } from "../../ui/links/link-button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { attempt } from "../session/attempt.ts";
import { writeTo } from "./visit-commands.ts";

interface WriteToPeopleProps {
  title: string;
  people: readonly Waiting[];
  /** What is proposed to be written. */
  letterFor: (language: Language) => LetterToVisitor;
  /** Nobody sends mail here now. */
  isMailOff: boolean;
  /** Her mail is on its way, or `words` were written to her from another program. */
  onTold: (request: string, words: string) => Promise<void>;
  onClose: () => void;
}

/**
 * One mail each, so that nobody sees the others, in the language in which she asked. Where the site sends none the desk does,
 * and says so.
 */
export function WriteToPeople({ title, people, letterFor, isMailOff: isOff, onTold, onClose }: WriteToPeopleProps) {
  const groups = byLanguage(people);
  const [letters, setLetters] = useState(() => new Map(groups.map(({ language }) => [language, letterFor(language)])));
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<number | null>(null);
  const letterOf = (language: Language) => letters.get(language) ?? letterFor(language);
  const write = async (event: FormEvent) => {
    event.preventDefault();
    if (told !== null || (!isOff && groups.some((group) => letterOf(group.language).words.trim() === ""))) return;
    setTold(0);
    const isDone = await attempt(visitToasts.saveFailed, async () => {
      for (const [at, { id: request, language }] of people.entries()) {
        const { subject, words } = letterOf(answerLanguage(language));
        if (!isOff) await writeTo(request, subject, words);
        await onTold(request, words);
        setTold(at + 1);
      }
      showToast(visitToasts.written(people.length));
      onClose();
      return true;
    });
    if (!isDone) setTold(null);
    // Who is left is still to be told.
    await revalidate();
  };
  const those = people.length === 1 ? "1 persona" : `${people.length} personas`;
  return (
    <Dialog title={title} width={620} onDismiss={onClose}>
      <form className="dialog__form column" onSubmit={write} noValidate>
        <div className="dialog__body">
          {groups.map(({ language, people: some }) => (
            <LetterFields
              key={language}
              group={groups.length > 1 ? `En ${languageName(language)} · ${some.length}` : null}
              lang={visitorLang(language)}
              letter={letterOf(language)}
              onChange={(letter) => setLetters(new Map(letters).set(language, letter))}
            />
          ))}
          {isOff ? (
            <p>
              La web no envía correo ahora (falta SMTP o está parado). Ábrelo en tu programa de correo, con todos en
              copia oculta, y di después que ya está.
            </p>
          ) : (
            <p>
              {people.length === 1
                ? "Un correo."
                : `${people.length} correos, uno a cada persona: nadie ve a los demás.`}
            </p>
          )}
        </div>
        <footer className="dialog__foot">
          {isOff ? (
            groups.map(({ language, people: some }) => (
              <LinkButton key={language} size="compact" variant="line" href={mailAddress(some, letterOf(language))}>
                Abrir en mi correo{groups.length > 1 && ` (${languageName(language)})`}
              </LinkButton>
            ))
          ) : (
            <Button size="compact" variant="line" onClick={onClose}>
              Ahora no
            </Button>
          )}
          <Button size="compact" type="submit" busy={told !== null}>
            {told !== null
              ? `${isOff ? "Apuntando" : "Enviando"} ${told + 1} de ${people.length}…`
              : isOff
                ? `Ya he escrito a ${those}`
                : `Escribir a ${those}`}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

interface LetterFieldsProps {
  /** Whom it is for, where there are several. */
  group: string | null;
  lang: string | undefined;
  letter: LetterToVisitor;
  onChange: (letter: LetterToVisitor) => void;
}

function LetterFields({ group, lang, letter, onChange }: LetterFieldsProps) {
  return (
    <fieldset className="next stack packed gap-16">
      {group && <legend className="field__label">{group}</legend>}
      <label className="field">
        <span className="field__label">Asunto</span>
        <input
          className="input"
          lang={lang}
          value={letter.subject}
          maxLength={200}
          onChange={(event) => onChange({ ...letter, subject: event.target.value })}
        />
      </label>
      <label className="field">
        <span className="field__label">Texto</span>
        <textarea
          className="input"
          lang={lang}
          rows={9}
          value={letter.words}
          onChange={(event) => onChange({ ...letter, words: event.target.value })}
        />
      </label>
    </fieldset>
  );
}

const byLanguage = (people: readonly Waiting[]) =>
  publishedLanguages
    .map((language) => ({ language, people: people.filter((person) => answerLanguage(person.language) === language) }))
    .filter((group) => group.people.length > 0);

function mailAddress(people: readonly Waiting[], { subject, words }: LetterToVisitor): string {
  const bcc = people.map(({ email }) => encodeURIComponent(email)).join(",");
  return `mailto:?bcc=${bcc}&subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`;
}
