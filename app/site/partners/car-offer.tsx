import { ArrowDown } from "lucide-react";
import { BackLink } from "#app/ui/back-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import "./car-promo.css";

interface CarOfferProps {
  /** Euros a month, whole. */
  monthly: number;
  photo: string;
}

/** The first view: what it costs a month, as large as it reads. */
export function CarOffer({ monthly, photo }: CarOfferProps) {
  return (
    <section className="car-offer" aria-labelledby="oferta" data-surface="noche">
      <div className="frame car-offer__photo">
        <Picture
          src={photo}
          alt=""
          width={2400}
          height={1350}
          sizes="(min-width: 64rem) max(58vw, 130vh), 100vw"
          upright={{ crop: "4x3", sizes: "100vw", width: 1080 }}
          priority
        />
      </div>
      <div className="car-offer__words">
        <BackLink href="/partners">Volver a Partners</BackLink>
        <div className="car-offer__foot">
          <h1 className="car-offer__title" id="oferta">
            Tu próximo coche por{" "}
            <b className="cifra">
              {monthly} €<span>/mes</span>
            </b>
          </h1>
          <p className="lead">Una oferta de Alpine Madrid Sur, partner de NINE FITNESS.</p>
          <LinkButton href="#solicitud">
            Pedir información
            <Icon of={ArrowDown} size={18} />
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
