import { Check, type LucideIcon, Plus } from "lucide-react";
import type { Club } from "#app/content/clubs/club.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { sectionIds } from "./index-entries.ts";
import "./club-page.css";

/** What the fee includes and what costs extra; nothing where staff have listed neither. */
export function Services({ club }: { club: Club }) {
  const t = useText();
  const { included_services: included, additional_services: additional } = club;
  if (included.length + additional.length === 0) return null;
  return (
    <section className="section" id={sectionIds.services} aria-labelledby="servicios-titulo">
      <div className="wrap cols cols-5-7">
        <Titular className="measure" id="servicios-titulo">
          {t("Servicios")}
        </Titular>
        <div className="cols">
          <ServiceColumns
            title={t("Incluido en tu cuota")}
            services={included}
            icon={Check}
            lang={contentLang(club, "included_services")}
          />
          <ServiceColumns
            title={t("Servicios Adicionales")}
            services={additional}
            icon={Plus}
            lang={contentLang(club, "additional_services")}
          />
        </div>
      </div>
    </section>
  );
}

interface ServiceColumnsProps {
  title: string;
  services: string[];
  icon: LucideIcon;
  lang: string | undefined;
}

function ServiceColumns({ title, services, icon, lang }: ServiceColumnsProps) {
  const t = useText();
  if (services.length === 0) return null;
  return (
    <div>
      <div className="apart below row baseline wraps spread">
        <h3 className="title-1">{title}</h3>
        <p className="small muted">
          {services.length === 1 ? t("1 servicio") : t("{count} servicios", { count: services.length })}
        </p>
      </div>
      <ul className="services__list lined" lang={lang}>
        {services.map((service) => (
          <li key={service} className="row gap-16">
            <Icon of={icon} size={20} className="still accent" />
            {service}
          </li>
        ))}
      </ul>
    </div>
  );
}
