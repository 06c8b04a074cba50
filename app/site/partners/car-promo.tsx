import { ArrowDown } from "lucide-react";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { useText } from "#app/ui/use-text.ts";
import "./car-promo.css";

interface CarPromoProps {
  /** Euros a month, whole. */
  monthly: number;
  photo: string;
}

/** The first view: what it costs a month, as large as it reads. */
export function CarPromo({ monthly, photo }: CarPromoProps) {
  const t = useText();
  return (
    <section className="car-promo gap-0 cols cols-7-5 screenful" aria-labelledby="oferta" data-surface="noche">
      <div className="frame ratio-4x3 as-high">
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
      <div className="car-promo__words column gap-24 measure room">
        <BackLink href="/partners">{t("Volver a Partners")}</BackLink>
        <div className="stack starts gap-24 push-down">
          <h1 className="car-promo__title thin titular--3" id="oferta">
            {t("Tu próximo coche por")}{" "}
            <b className="cifra own-line">
              {monthly} €<span>{t("/mes")}</span>
            </b>
          </h1>
          <p className="lead">{t("Una oferta de Alpine Madrid Sur, partner de NINE FITNESS.")}</p>
          <LinkButton href="#solicitud">
            {t("Pedir información")}
            <Icon of={ArrowDown} size={18} />
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
