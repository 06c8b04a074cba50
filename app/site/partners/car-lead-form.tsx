import { Button } from "#app/ui/links/button.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { useText } from "#app/ui/use-text.ts";
import { AnswerWay, contactProblems, MessageText } from "../requests/contact-fields.tsx";
import { DataNotice, NameInput, Problems, Trap } from "../requests/form-parts.tsx";
import type { RequestAnswer } from "../requests/request-answer.ts";
import { RequestSent } from "../requests/request-sent.tsx";
import "../requests/request-form.css";

export interface CarLeadFormProps {
  /** The company that answers for the data. */
  owner: string;
  isSent: boolean;
  answer: RequestAnswer | undefined;
}

const path = "/partners/alpine-madrid-sur";

/** Our own form for the offer: the house passes it on to the dealer. */
export function CarLeadForm({ owner, isSent, answer }: CarLeadFormProps) {
  const t = useText();
  if (isSent && !answer) {
    return (
      <RequestSent
        id="enviada"
        title={t("Solicitud enviada")}
        again={{ text: t("Pedir otra"), href: `${path}#solicitud` }}
      >
        <p className="reads">{t("La tenemos nosotros. Se la pasamos al concesionario, que te contesta.")}</p>
      </RequestSent>
    );
  }
  return (
    <SiteForm className="request-form stack gap-24" method="post" action={path} noValidate>
      <Problems answer={answer} fields={contactProblems("coche")} />
      <NameInput id="coche-nombre" maxLength={200} answer={answer} />
      <AnswerWay id="coche" answer={answer} />
      <MessageText id="coche" answer={answer} note="opcional" />
      <Trap />
      <div className="cols cols-auto gap-16 middle">
        <DataNotice owner={owner}>
          {t("Tu solicitud nos llega a nosotros y se la pasamos a Alpine Madrid Sur, que te contesta.")}
        </DataNotice>
        <Button type="submit">{t("Pedir información")}</Button>
      </div>
    </SiteForm>
  );
}
