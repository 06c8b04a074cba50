import { wakes } from "#app/islands/wakes.ts";
import { Loading } from "#app/ui/loading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { CarLeadForm, type CarLeadFormProps } from "./car-lead-form.tsx";
import "./car-promo.css";

interface CarFormProps extends CarLeadFormProps {
  /** The dealer's form; while none is configured our own stands there. */
  url: string | null;
}

const frameTitle = "Formulario de solicitud de Alpine Madrid Sur";

/**
 * The dealer's own form. `enhanceCarForm` asks for it when it comes near the screen; what it then shows is beyond us:
 * hence the link below.
 */
export function CarForm({ url, owner, isSent, answer }: CarFormProps) {
  if (url === null) {
    return <CarLeadForm owner={owner} isSent={isSent} answer={answer} />;
  }
  return (
    <>
      <div className="car-form__frame" {...wakes("car-form")}>
        <Loading>Cargando formulario...</Loading>
        <p role="status" hidden>
          El formulario no se ha cargado. Ábrelo en otra pestaña.
        </p>
        <iframe data-src={url} title={frameTitle} />
        <noscript>
          <iframe src={url} title={frameTitle} />
        </noscript>
      </div>
      <TextLink href={url} external>
        Abrir el formulario en otra pestaña
      </TextLink>
    </>
  );
}
