import type { ReactNode } from "react";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { useText } from "#app/ui/use-text.ts";
import "./landing.css";

const ours = "/logo/nine-fitness-color.svg";

interface LandingLogosProps {
  logos: readonly string[];
  /** The way to the same page in another language, where it is public. */
  language?: ReactNode;
}

/** A landing page's own logos: the first one leads home (public-site §3). Without any, the site's stands there. */
export function LandingLogos({ logos, language }: LandingLogosProps) {
  const t = useText();
  const [first = ours, second] = logos;
  return (
    <div className="landing-logos ruled" data-surface="blanco">
      <div className="wrap row gap-24">
        <SiteLink className="row press slim pull" href="/" aria-label={t("NINE FITNESS, inicio")}>
          {/* What `data-instead` says goes when it is used: in a preview, another address begins anew. */}
          <img className="logo" key={first} src={first} alt="" width={240} height={48} data-instead={ours} />
        </SiteLink>
        {second && <img className="logo" src={second} alt="" width={240} height={48} />}
        {language}
      </div>
    </div>
  );
}
