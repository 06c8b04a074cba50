import { readClubs } from "#app/data/clubs/clubs.ts";
import { backendContext, nowContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useText } from "#app/ui/use-text.ts";
import { pageSize } from "#domain/lists/paging.ts";
import { checkMessage } from "#domain/requests/request-forms.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { withOpening } from "../clubs/with-opening.ts";
import { ChatStatus } from "../contact/chat-status.tsx";
import { ClubSchedule } from "../contact/club-schedule.tsx";
import { WriteSection } from "../contact/write-section.tsx";
import { fixedPageMeta } from "../fixed-page-meta.ts";
import { PhotoHero } from "../layout/photo-hero.tsx";
import { readOr } from "../read-or.ts";
import { readOwner } from "../read-owner.ts";
import { readWords } from "../read-words.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/contact.ts";

const photo = { src: "/images/contacto-hero.jpg", width: 2000, height: 900 };

/** From which club, and whether a message has just been sent. */
export const handle: RouteHandle = { query: ["club", "enviado"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const report = context.get(renderReportContext);
  const { siteUrl, embeds } = context.get(siteConfigContext);
  const now = context.get(nowContext);
  const owner = readOwner(context);
  const words = readWords(context, "contact");
  const reading = readOr(report, "clubs", readClubs(context.get(backendContext), 1, pageSize), null);
  const clubs = withOpening(context, reading, now, textAt(request));
  const asked = new URL(request.url).searchParams;
  return {
    siteUrl,
    clubs,
    chatScriptUrl: embeds.chatScriptUrl,
    owner: await owner,
    words: await words,
    club: asked.get("club"),
    isSent: asked.has("enviado"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const checked = checkMessage(Object.fromEntries(form));
  return receiveRequest({ form, context, checked, sentTo: "/contact?enviado=1" });
}

export const meta = (args: Route.MetaArgs) => fixedPageMeta("contact", args);

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { clubs, chatScriptUrl, owner, club, isSent } = loaderData;
  const { phone, email } = owner;
  return (
    <>
      <PhotoHero title={t("Contacta Con Nosotros")} photo={photo} isDark>
        <ChatStatus scriptUrl={chatScriptUrl} phone={phone} email={email} />
      </PhotoHero>
      <WriteSection clubs={clubs} club={club} owner={owner} isSent={isSent} answer={actionData} />
      <Deferred value={clubs} loading={<Loading className="wrap section">Cargando horarios...</Loading>}>
        {(list) => <ClubSchedule list={list} phone={phone} email={email} />}
      </Deferred>
    </>
  );
}
