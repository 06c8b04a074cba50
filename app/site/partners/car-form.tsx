import { wakes } from "#app/islands/wakes.ts";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ConsentRequest } from "../consent/consent-request.tsx";
import { CarLeadForm, type CarLeadFormProps } from "./car-lead-form.tsx";
import "./car-promo.css";

interface CarFormProps extends CarLeadFormProps {
  /** The dealer's form; while none is configured our own stands there. */
  url: string | null;
}

/**
 * The dealer's own form. `bringCarForm` asks for it when it comes near the screen and the visitor allows it; what it
 * then shows is beyond us: hence the link below, which is all there is without scripts.
 */
export function CarForm({ url, owner, isSent, answer }: CarFormProps) {
  const t = useText();
  if (url === null) {
    return <CarLeadForm owner={owner} isSent={isSent} answer={answer} />;
  }
  return (
    <>
      <div
        className="frame foreign-frame car-form__frame below with-scripts"
        {...wakes("third-party")}
        data-brings="car"
      >
        <Loading>{t("Cargando formulario...")}</Loading>
        <p role="status" hidden>
          {t("El formulario no se ha cargado. Ábrelo en otra pestaña.")}
        </p>
        <ConsentRequest purpose="forms" address={url} />
        <iframe data-src={url} title={t("Formulario de solicitud de Alpine Madrid Sur")} />
      </div>
      <TextLink href={url} external>
        {t("Abrir el formulario en otra pestaña")}
      </TextLink>
    </>
  );
}
