import { siteConfigContext } from "#app/load-context.ts";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { carMonthlyPrice } from "#domain/partners/car-monthly-price.ts";
import { checkCarLead } from "#domain/requests/request-forms.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { fixedPageMeta } from "../fixed-page-meta.ts";
import { CarFeatures } from "../partners/car-features.tsx";
import { CarForm } from "../partners/car-form.tsx";
import { CarPromo } from "../partners/car-promo.tsx";
import { readOwner } from "../read-owner.ts";
import { readWords } from "../read-words.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import type { Route } from "./+types/partner-promo.ts";
import "../partners/car-promo.css";

/** The offer that the page advertises, in euros a month (public-site §2, /partners). */
const photo = "/images/alpine-madrid-sur.jpg";

/** Whether a request has just been sent. */
export const handle: RouteHandle = { query: ["enviada"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl, embeds } = context.get(siteConfigContext);
  const [{ companyName }, words] = await Promise.all([readOwner(context), readWords(context, "car-offer")]);
  const isSent = new URL(request.url).searchParams.has("enviada");
  return { siteUrl, formUrl: embeds.partnerFormUrl, owner: companyName, isSent, words };
}

/** A request for the dealer's offer, where no form of the dealer's is configured. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const checked = checkCarLead(Object.fromEntries(form));
  return receiveRequest({ form, context, checked, sentTo: "/partners/alpine-madrid-sur?enviada=1" });
}

export const meta = (args: Route.MetaArgs) =>
  fixedPageMeta("car-offer", args, {
    crumbs: [
      { name: "Partners", path: "/partners" },
      { name: "Alpine Madrid Sur", path: "/partners/alpine-madrid-sur" },
    ],
  });

export default function PartnerPromo({ loaderData: { formUrl, owner, isSent }, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <CarPromo monthly={carMonthlyPrice} photo={photo} />
      <section className="section" aria-labelledby="como-funciona" data-surface="blanco">
        <div className="wrap">
          <Titular id="como-funciona">{t("Así funciona")}</Titular>
          <CarFeatures />
        </div>
      </section>
      <section className="section" id="solicitud" aria-labelledby="pide-informacion" data-surface="cal">
        <div className="wrap cols cols-5-7">
          <div className="measure">
            <Titular id="pide-informacion">{t("Pide información")}</Titular>
            <p className="narrow above-28 small muted">
              {t(
                "Oferta del concesionario Alpine Madrid Sur. Las condiciones no figuran en esta página: consúltalas con ellos antes de contratar.",
              )}
            </p>
          </div>
          <div>
            <CarForm url={formUrl} owner={owner} isSent={isSent} answer={actionData} />
          </div>
        </div>
      </section>
    </>
  );
}
