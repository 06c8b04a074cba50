import { Button } from "#app/ui/links/button.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { useText } from "#app/ui/use-text.ts";
import { requestTexts } from "#texts/site/request-texts.ts";
import { DataNotice, EmailInput, NameInput, Problems, Trap } from "../requests/form-parts.tsx";
import type { RequestAnswer } from "../requests/request-answer.ts";

interface OpeningFormProps {
  /** Told apart on one page: begins the ids. */
  id?: string;
  clubPath: string;
  owner: string;
  answer: RequestAnswer | undefined;
}

const problems = (id: string) => [
  { name: "nombre", id: `${id}-nombre`, todo: requestTexts.name.todo },
  { name: "email", id: `${id}-email`, todo: requestTexts.email.todo },
];

export function OpeningForm({ id = "aviso", clubPath, owner, answer }: OpeningFormProps) {
  const t = useText();
  return (
    <SiteForm className="request-form stack gap-24" method="post" action={`${clubPath}/visita`} noValidate>
      <h2 className="title-1">{t("Te avisamos cuando abra")}</h2>
      <p className="narrow small muted">
        {t("Recibirás un solo correo con la fecha, y con él podrás reservar tu visita.")}
      </p>
      <Problems answer={answer} fields={problems(id)} />
      <div className="cols cols-6-6 gap-20">
        <NameInput id={`${id}-nombre`} autoComplete="given-name" answer={answer} />
        <EmailInput id={`${id}-email`} answer={answer} />
      </div>
      <Trap />
      <p className="acts">
        <Button type="submit">{t("Avísame cuando abra")}</Button>
      </p>
      <DataNotice owner={owner}>{t("Guardamos tu email hasta la apertura y lo borramos después.")}</DataNotice>
    </SiteForm>
  );
}
