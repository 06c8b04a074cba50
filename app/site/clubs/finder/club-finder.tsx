import { LocateFixed, Search } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { buttonClass } from "#app/ui/links/button-class.ts";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { useText } from "#app/ui/use-text.ts";
import { type ClubSearch, clubSearchPath } from "#domain/clubs/search-clubs.ts";
import type { PlainText } from "#texts/translate.ts";
import "#app/ui/chip.css";
import "./club-finder.css";

const services: PlainText[] = ["Parking", "Clases", "Fisioterapia"];

/** What is looked for, as an address: a form and links, which need no script. */
export function ClubFinder({ search }: { search: ClubSearch }) {
  const t = useText();
  const { words, isOpenNow } = search;
  return (
    <search className="club-finder ruled ruled-top stack slim middle below-28 screen-only">
      <SiteForm action="/clubs" className="club-finder__form relative row gap-8 slim">
        <label className="sr-only" htmlFor="buscar-club">
          {t("Buscar club")}
        </label>
        <Icon of={Search} size={20} />
        <input
          className="input grow"
          id="buscar-club"
          type="search"
          name="q"
          defaultValue={words}
          maxLength={60}
          placeholder={t("Club, distrito, código postal o servicio")}
        />
        {isOpenNow && <input type="hidden" name="abierto" value="1" />}
        <button type="submit" className={buttonClass({ variant: "line", size: "md" }, "still")}>
          {t("Buscar")}
        </button>
      </SiteForm>
      <div className="row gap-8 wraps">
        <Chip href={clubSearchPath({ words, isOpenNow: !isOpenNow })} isOn={isOpenNow}>
          {t("Abierto ahora")}
        </Chip>
        <NearMe />
        {services.map((service) => {
          const isOn = words.toLowerCase() === service.toLowerCase();
          return (
            <Chip key={service} href={clubSearchPath({ words: isOn ? "" : service, isOpenNow })} isOn={isOn}>
              {t(service)}
            </Chip>
          );
        })}
      </div>
      <p className="club-finder__said across small" role="status" />
    </search>
  );
}

export function NearMe() {
  const t = useText();
  return (
    <button type="button" className="chip with-scripts" aria-pressed={false} {...wakes("near-me", { later: true })}>
      <Icon of={LocateFixed} size={18} />
      {t("Cerca de mí")}
    </button>
  );
}

function Chip({ href, isOn, children }: { href: string; isOn: boolean; children: string }) {
  const t = useText();
  return (
    <SiteLink className="chip" href={href} rel="nofollow" aria-current={isOn || undefined}>
      {children}
      {isOn && <span className="sr-only"> {t("(quitar)")}</span>}
    </SiteLink>
  );
}
