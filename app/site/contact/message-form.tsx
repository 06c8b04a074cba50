import type { ClubName } from "#app/content/clubs/club.ts";
import { Field } from "#app/ui/field.tsx";
import { Button } from "#app/ui/links/button.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { useText } from "#app/ui/use-text.ts";
import { subjects, trialSubject } from "#domain/requests/request-forms.ts";
import { Chips } from "../requests/chips.tsx";
import { AnswerWay, contactProblems, MessageText } from "../requests/contact-fields.tsx";
import { DataNotice, NameInput, Problems, Trap } from "../requests/form-parts.tsx";
import type { RequestAnswer } from "../requests/request-answer.ts";
import "../requests/request-form.css";

interface MessageFormProps {
  /** Told apart on one page: begins the ids. */
  id?: string;
  /** Empty while they are not known: a message needs no club. */
  clubs: readonly Pick<ClubName, "id" | "name">[];
  /** Where the visitor came from. */
  club: string | null;
  owner: string;
  answer: RequestAnswer | undefined;
}

/** No native validation: the words are ours, and one summary says all that is missing. */
export function MessageForm({ id = "contacto", clubs, club, owner, answer }: MessageFormProps) {
  const t = useText();
  const chosen = answer?.typed.club ?? club ?? "";
  const subject = answer?.typed.tema;
  const offered = subject === trialSubject ? ([trialSubject, ...subjects] as const) : subjects;
  return (
    <SiteForm className="request-form stack gap-24" method="post" action="/contact" noValidate>
      <Problems answer={answer} fields={contactProblems(id)} />
      <Chips legend={t("¿Sobre qué es?")} name="tema" options={offered} chosen={subject ?? subjects[0]} />
      <div className="cols cols-6-6 gap-20">
        <Field id={`${id}-club`} label="Club">
          {(control) => (
            <select {...control} className="input" name="club" defaultValue={chosen} key={`${clubs.length} ${chosen}`}>
              {clubs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value="">{t("Ninguno en concreto")}</option>
            </select>
          )}
        </Field>
        <NameInput id={`${id}-nombre`} maxLength={200} answer={answer} />
      </div>
      <MessageText id={id} answer={answer} />
      <div className="cols cols-6-6 gap-20">
        <AnswerWay id={id} answer={answer} />
      </div>
      <Trap />
      <div className="cols cols-auto gap-16 middle">
        <DataNotice owner={owner}>{t("Usamos estos datos solo para contestarte.")}</DataNotice>
        <Button type="submit">{t("Enviar mensaje")}</Button>
      </div>
    </SiteForm>
  );
}
