import { data, redirect } from "react-router";
import type { Partner } from "#app/content/publications/partner.ts";
import { isTooMany, sendProposal } from "#app/data/inbox/proposals.ts";
import { listPartners } from "#app/data/publications/partners.ts";
import { backendContext, renderReportContext, siteConfigContext, visitorContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { checkProposal } from "#domain/partners/proposal.ts";
import { proposalFailed, tooManyProposals } from "#texts/site/proposal-texts.ts";
import { tooSoon } from "#texts/site/request-texts.ts";
import { fixedPageMeta } from "../fixed-page-meta.ts";
import { PhotoHero } from "../layout/photo-hero.tsx";
import { PartnerList, PartnerListLoading } from "../partners/partner-list.tsx";
import { answerProposal } from "../partners/proposal-answer.ts";
import { ProposalCall } from "../partners/proposal-call.tsx";
import { readOr } from "../read-or.ts";
import { readOwner } from "../read-owner.ts";
import { readWords } from "../read-words.ts";
import type { Route } from "./+types/partners.ts";

/** An office shares one address; a flood has it too. */
const mostProposals = 10;
const withinMs = 10 * 60_000;

const photo = { src: "/images/partners-hero.jpg", width: 2000, height: 900 };

/** Null partners could not be read: the page says so and stands. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const reading = listPartners(context.get(backendContext));
  const partners = readOr<Partner[] | null>(context.get(renderReportContext), "partners", reading, null);
  const [{ companyName }, words] = await Promise.all([readOwner(context), readWords(context, "partners")]);
  return { siteUrl, partners, owner: companyName, words };
}

/** A proposal, sent by the browser itself or by the dialog's script. The framework has refused other origins by now. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const checked = checkProposal(Object.fromEntries(form));
  if (!checked.isValid) return data(answerProposal(form), { status: 400 });
  if (context.get(visitorContext).hurries) return data(answerProposal(form, tooSoon), { status: 429 });
  if (!(await context.get(visitorContext).mayDo("send a proposal", mostProposals, withinMs))) {
    return data(answerProposal(form, tooManyProposals), { status: 429 });
  }
  try {
    await sendProposal(context.get(backendContext), checked.proposal);
  } catch (error) {
    // The database has limits of its own, for all visitors together.
    if (isTooMany(error)) return data(answerProposal(form, tooManyProposals), { status: 429 });
    context.get(renderReportContext).unexpected(error);
    return data(answerProposal(form, proposalFailed), { status: 503 });
  }
  return redirect("/partners/propuesta-enviada", 303);
}

export const meta = (args: Route.MetaArgs) => fixedPageMeta("partners", args);

export default function PartnersPage({ loaderData: { partners, owner }, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <PhotoHero title={t("Entrenamos con los mejores")} photo={photo}>
        <p className="lead">{t("Marcas que miran el rendimiento como nosotros: menos ruido, más oficio.")}</p>
      </PhotoHero>
      <section className="section" aria-labelledby="nuestros-partners" data-surface="blanco">
        <div className="wrap">
          <Titular id="nuestros-partners">{t("Nuestros partners")}</Titular>
          <Deferred value={partners} loading={<PartnerListLoading />}>
            {(list) => <PartnerList partners={list} />}
          </Deferred>
        </div>
      </section>
      <ProposalCall answer={actionData} owner={owner} />
    </>
  );
}
