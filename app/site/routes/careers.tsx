import { listClubNames } from "#app/data/clubs/clubs.ts";
import { listOpenPositions } from "#app/data/publications/positions.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { mostCvBytes } from "#domain/requests/cv-fault.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { ApplicationSection } from "../careers/application-section.tsx";
import { CareersForm, type CareersFormProps } from "../careers/careers-form.tsx";
import { OpenPositions } from "../careers/open-positions.tsx";
import { receiveApplication } from "../careers/receive-application.ts";
import { fixedPageMeta } from "../fixed-page-meta.ts";
import { PhotoHero } from "../layout/photo-hero.tsx";
import { readOr } from "../read-or.ts";
import { readOwner } from "../read-owner.ts";
import { readWords } from "../read-words.ts";
import type { RequestAnswer } from "../requests/request-answer.ts";
import type { Route } from "./+types/careers.ts";
import "../careers/careers.css";

const photo = { src: "/images/trabaja-hero.jpg", width: 2000, height: 900 };

/** Which position was chosen, and whether an application has just been sent; a CV has its room. */
export const handle: RouteHandle = { query: ["enviada", "puesto"], largestForm: mostCvBytes + 2 ** 18 };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl, embeds } = context.get(siteConfigContext);
  const { careersScriptUrl: scriptUrl, careersFormId: formId } = embeds;
  const [{ phone, email, companyName }, words] = await Promise.all([readOwner(context), readWords(context, "careers")]);
  if (scriptUrl !== null) return { siteUrl, words, form: { scriptUrl, formId, phone, email } };
  const client = context.get(backendContext);
  const report = context.get(renderReportContext);
  const [positions, clubs] = await Promise.all([
    readOr(report, "positions", listOpenPositions(client), []),
    readOr(report, "clubs", listClubNames(client), []),
  ]);
  const asked = new URL(request.url).searchParams;
  return {
    siteUrl,
    words,
    desk: { positions, clubs, owner: companyName, chosen: asked.get("puesto"), isSent: asked.has("enviada") },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return receiveApplication(await request.formData(), context);
}

export const meta = (args: Route.MetaArgs) => fixedPageMeta("careers", args);

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <PhotoHero title={t("Trabaja en 9F")} stacked={false} photo={photo} isDark />
      {loaderData.form ? <ExternalForm {...loaderData.form} /> : <OwnDesk {...loaderData.desk} answer={actionData} />}
    </>
  );
}

type DeskProps = NonNullable<Route.ComponentProps["loaderData"]["desk"]> & { answer: RequestAnswer | undefined };

function OwnDesk({ positions, clubs, owner, chosen, isSent, answer }: DeskProps) {
  const id = answer ? answer.typed.puesto : chosen;
  const position = positions.find((entry) => entry.id === id) ?? null;
  return (
    <>
      <OpenPositions positions={positions} clubs={clubs} chosen={position?.id ?? null} />
      <ApplicationSection position={position} clubs={clubs} owner={owner} isSent={isSent} answer={answer} />
    </>
  );
}

function ExternalForm(form: CareersFormProps) {
  const t = useText();
  return (
    <section className="wrap section cols cols-5-7" aria-labelledby="familia">
      <div className="measure">
        <Titular id="familia">{t("Únete a la Familia 9F")}</Titular>
        <p className="lead above-20">
          {t(
            "Buscamos a quien se aprende el nombre de la gente, mira la técnica antes que el peso y deja la sala mejor de como la encontró.",
          )}
        </p>
        <p className="lead above-20">
          {t(
            "Entrenadores, recepción, clases, fisioterapia, mantenimiento: cuéntanos quién eres y lo que sabes hacer. Lo leemos todo.",
          )}
        </p>
      </div>
      <div data-surface="cal">
        <CareersForm {...form} />
      </div>
    </section>
  );
}
