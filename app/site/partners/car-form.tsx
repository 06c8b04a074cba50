import { ArrowRight } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Reach } from "#app/views/company/reach.tsx";
import "./car-promo.css";

interface CarFormProps {
  /** The dealer's form; null while none is configured. */
  url: string | null;
  phone: string;
}

const frameTitle = "Formulario de solicitud de Alpine Madrid Sur";

/**
 * The dealer's own form. `enhanceCarForm` asks for it when it comes near the screen; what it then shows is beyond us:
 * hence the link below.
 */
export function CarForm({ url, phone }: CarFormProps) {
  if (url === null) {
    return (
      <div className="car-form__missing">
        <p className="lead">
          El formulario del concesionario todavía no está disponible. Llámanos al{" "}
          <Reach scheme="tel" value={phone} className="car-form__phone" /> o escríbenos y te ponemos en contacto.
        </p>
        <LinkButton href="/contact">
          Contacta con nosotros
          <Icon of={ArrowRight} size={18} />
        </LinkButton>
      </div>
    );
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
