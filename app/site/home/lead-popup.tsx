import { ArrowRight } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Button } from "#app/ui/links/button.tsx";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { trialSubject } from "#domain/requests/request-forms.ts";
import { ConsentRequest } from "../consent/consent-request.tsx";
import { AnswerWay } from "../requests/contact-fields.tsx";
import { DataNotice, NameInput, Trap } from "../requests/form-parts.tsx";
import "./home.css";
import "../requests/request-form.css";

export interface LeadPopupProps {
  /** Address of the external form; without one a small form of our own stands there. */
  formUrl: string | null;
  /** Staff want visits booked here, which goes before any form. */
  offersVisit?: boolean;
  /** The company that answers for the data. */
  owner: string;
  photo: string | null;
}

/** Opened by `enhanceLeadPopup`, 5 s after load and once per session. The form's host hears nothing before that. */
export function LeadPopup({ formUrl, offersVisit = false, owner, photo }: LeadPopupProps) {
  const t = useText();
  return (
    <Dialog className="lead-popup crowned" aria-labelledby="popup-title" data-surface="blanco" {...wakes("lead-popup")}>
      <div className="frame only-wide">
        {photo && <Picture src={photo} alt="" width={900} height={1200} sizes="384px" crop="3x4" />}
      </div>
      <div className="dialog__body">
        <Titular id="popup-title" size={3} className="dialog__title" tabIndex={-1}>
          {t("Ven a probar un día")}
        </Titular>
        <p className="narrow above-12 below-20 muted">
          {offersVisit
            ? t("Elige club, día y hora, y ven a verlo con alguien del equipo. Sin compromiso.")
            : formUrl
              ? t("Déjanos tu email y te reservamos una visita con entrenador.")
              : t("Déjanos cómo avisarte y te reservamos una visita con entrenador.")}
        </p>
        {offersVisit ? (
          <LinkButton href="/visita">{t("Reserva tu visita")}</LinkButton>
        ) : formUrl ? (
          <LeadForm url={formUrl} />
        ) : (
          <OwnForm owner={owner} />
        )}
      </div>
    </Dialog>
  );
}

/** Goes to the desk as a message; /contact answers, and keeps what was typed when something is missing. */
function OwnForm({ owner }: { owner: string }) {
  const t = useText();
  return (
    <SiteForm className="request-form stack gap-24" method="post" action="/contact">
      <input type="hidden" name="tema" value={trialSubject} />
      <input type="hidden" name="mensaje" value="Quiero ir a probar un día." />
      <NameInput id="prueba-nombre" required maxLength={200} answer={undefined} />
      <AnswerWay id="prueba" answer={undefined} />
      <Trap />
      <Button type="submit">{t("Quiero probar")}</Button>
      <DataNotice owner={owner}>{t("Usamos estos datos solo para reservarte la visita.")}</DataNotice>
    </SiteForm>
  );
}

/** What it shows is beyond us: hence the ways below when nothing comes (`loadLeadForm`). */
function LeadForm({ url }: { url: string }) {
  const t = useText();
  return (
    <div className="lead-form" data-lead-form="coming">
      <Loading className="lead-form__loading">{t("Cargando formulario...")}</Loading>
      <ConsentRequest purpose="forms" address={url} />
      <iframe data-src={url} title={t("Formulario para reservar una visita")} />
      <div className="lead-form__missing stack starts gap-20" role="status">
        <p>{t("El formulario no se ha cargado. Escríbenos y te reservamos la visita.")}</p>
        <ToContact />
        <TextLink href={url} external>
          {t("Abrir el formulario en otra pestaña")}
        </TextLink>
      </div>
    </div>
  );
}

function ToContact() {
  const t = useText();
  return (
    <LinkButton href="/contact">
      {t("Contacta con nosotros")}
      <Icon of={ArrowRight} size={18} />
    </LinkButton>
  );
}
