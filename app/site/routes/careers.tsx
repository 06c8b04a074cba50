import { pageTitle } from "#app/domain/pages/page-title.ts";
import { siteConfigContext } from "#app/load-context.ts";
import { Titular } from "#app/ui/titular.tsx";
import { CareersForm } from "../careers/careers-form.tsx";
import { PhotoHero } from "../layout/photo-hero.tsx";
import { pageMeta } from "../page-meta.ts";
import { readOwner } from "../read-owner.ts";
import type { Route } from "./+types/careers.ts";
import "../careers/careers.css";

const photo = { src: "/images/trabaja-hero.jpg", width: 2000, height: 900 };

export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, embeds } = context.get(siteConfigContext);
  const { careersScriptUrl: scriptUrl, careersFormId: formId } = embeds;
  const { phone, email } = await readOwner(context);
  return { siteUrl, form: { scriptUrl, formId, phone, email } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle("Trabaja en 9F"),
    description:
      "Únete al equipo de los clubs NINE FITNESS de Madrid: cuéntanos quién eres y en qué te gustaría trabajar.",
    siteUrl: loaderData.siteUrl,
    path: "/careers",
    image: photo.src,
  });
}

export default function CareersPage({ loaderData: { form } }: Route.ComponentProps) {
  return (
    <>
      <PhotoHero title="Trabaja en 9F" stacked={false} photo={photo} isDark />
      <section className="wrap careers" aria-labelledby="familia">
        <div>
          <Titular id="familia">Únete a la Familia 9F</Titular>
          <p className="careers__intro">
            Buscamos a quien se aprende el nombre de la gente, mira la técnica antes que el peso y deja la sala mejor de
            como la encontró.
          </p>
          <p className="careers__intro">
            Entrenadores, recepción, clases, fisioterapia, mantenimiento: cuéntanos quién eres y lo que sabes hacer. Lo
            leemos todo.
          </p>
        </div>
        <div data-surface="cal">
          <CareersForm {...form} />
        </div>
      </section>
    </>
  );
}
