import { CalendarCheck, Mail, Phone } from "lucide-react";
import type { Club } from "#app/content/clubs/club.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { Reach } from "#app/views/company/reach.tsx";
import type { LegalOwner } from "#domain/company/legal-owner.ts";
import type { PageOf } from "#domain/lists/paging.ts";
import type { RequestAnswer } from "../requests/request-answer.ts";
import { RequestSent } from "../requests/request-sent.tsx";
import { MessageForm } from "./message-form.tsx";
import "./contact.css";

interface WriteSectionProps {
  clubs: PageOf<Club> | null | Promise<PageOf<Club> | null>;
  club: string | null;
  owner: LegalOwner;
  isSent: boolean;
  answer: RequestAnswer | undefined;
}

/** A message to the house, and the ways that need no form. */
export function WriteSection({ clubs, club, owner, isSent, answer }: WriteSectionProps) {
  const t = useText();
  const form = { club, owner: owner.companyName, answer };
  return (
    <section className="wrap section cols cols-4-8" id="mensaje" aria-labelledby={isSent ? "enviado" : "deja-mensaje"}>
      <div className="measure">
        <Titular id="deja-mensaje" stacked>
          {t("Deja tu mensaje")}
        </Titular>
        <p className="narrow above-20 muted">{t("Lo lee alguien del club que elijas.")}</p>
        <ul className="lined narrow strong above-20">
          <li className="row press">
            <Icon of={Phone} size={20} className="accent" />
            <Reach scheme="tel" value={owner.phone} />
          </li>
          <li className="row press">
            <Icon of={Mail} size={20} className="accent" />
            <Reach scheme="mailto" value={owner.email} />
          </li>
          {/* Where no club takes visits, the page behind it says so and leads back here. */}
          <li className="row press">
            <Icon of={CalendarCheck} size={20} className="accent" />
            <SiteLink href="/visita">{t("Reserva una visita")}</SiteLink>
          </li>
        </ul>
      </div>
      <div className="room slim" data-surface="cal">
        {isSent && !answer ? (
          <RequestSent
            id="enviado"
            title={t("Mensaje enviado")}
            again={{ text: t("Escribir otro"), href: "/contact#mensaje" }}
          >
            <p className="reads">{t("Lo tenemos. Te contestamos por donde nos has dicho.")}</p>
          </RequestSent>
        ) : (
          <Deferred value={clubs} loading={<MessageForm clubs={[]} {...form} />}>
            {(list) => <MessageForm clubs={list?.items ?? []} {...form} />}
          </Deferred>
        )}
      </div>
    </section>
  );
}
