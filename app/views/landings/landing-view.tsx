import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { StandIn } from "#app/ui/pictures/stand-in.tsx";
import { columnWidth } from "#app/ui/titles/column-width.ts";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { contrastRatio } from "#domain/pages/colour-contrast.ts";
import { contentLang, ownLang } from "#domain/text/content-lang.ts";
import type { LandingLink, ShownLanding } from "./shown-landing.ts";
import "#app/ui/styles/prose.css";
import "./landing.css";

interface LandingViewProps {
  landing: ShownLanding;
  /** Above the title, on the page's own ground. */
  crumbs?: ReactNode;
  /** The ways to send it on, where it is public. */
  share?: ReactNode;
  /** What it is built of, where it has blocks. */
  blocks?: ReactNode;
}

/** A landing page from title to its own foot; its logos stand above it (`<LandingLogos>`). */
export function LandingView({ landing, crumbs, share, blocks }: LandingViewProps) {
  const body = landing.blocks.length > 0 ? <Built landing={landing} blocks={blocks} /> : <Written landing={landing} />;
  return (
    <div className="landing breaks" data-surface="blanco" style={pageColours(landing)}>
      {crumbs && <div className="wrap below-28">{crumbs}</div>}
      {body}
      {share && <div className="wrap below-28">{share}</div>}
      <LandingFoot {...landing.footer} />
    </div>
  );
}

/** A page of blocks: without a hero of its own that says so, its title stands above them. */
function Built({ landing, blocks }: Pick<LandingViewProps, "landing" | "blocks">) {
  const { title, titleOf, colours } = landing;
  const isTitled = landing.blocks.some((block) => block.kind === "hero" && block.heading.trim());
  return (
    <>
      {!isTitled && (
        <div className="wrap" style={{ color: colours.title ?? undefined }} lang={contentLang(landing, titleOf)}>
          <Titular as="h1" size={2}>
            {title}
          </Titular>
        </div>
      )}
      {blocks}
    </>
  );
}

function Written({ landing }: { landing: ShownLanding }) {
  const t = useText();
  const { title, subtitle, image, button, sectionTitle, paragraphs, infoBox, colours } = landing;
  return (
    <>
      <div className={`wrap section-end cols ${image ? "cols-6-6" : ""}`}>
        <div className="landing__words stack gap-24 starts slim measure">
          <div
            className="full"
            style={{ color: colours.title ?? undefined }}
            lang={contentLang(landing, landing.titleOf)}
          >
            <Titular as="h1" size={2} stacked>
              {title}
            </Titular>
          </div>
          {subtitle && (
            <p className="lead" lang={contentLang(landing, "mainSubtitle")}>
              {subtitle}
            </p>
          )}
          {button && (
            <LinkButton href={button.href} external={button.isExternal}>
              <span lang={contentLang(landing, "buttonText")}>{button.text}</span>
            </LinkButton>
          )}
        </div>
        {image && (
          <div className="frame ratio-4x3">
            <Picture
              src={image}
              alt=""
              width={1600}
              height={1200}
              sizes={`(min-width: 64rem) ${columnWidth(6)}, ${columnWidth(12)}`}
              crop="4x3"
              priority
            />
            <StandIn letters="9F" />
          </div>
        )}
      </div>
      {(paragraphs.length > 0 || infoBox || sectionTitle) && (
        <div className="wrap section-end cols cols-7-5 top">
          <div className="slim measure">
            {sectionTitle && (
              <Titular className="below-28" lang={contentLang(landing, "sectionTitle")}>
                {sectionTitle}
              </Titular>
            )}
            <Prose lang={contentLang(landing, landing.textOf)}>
              {paragraphs.map((html) => (
                <CleanHtml key={html} html={html} />
              ))}
            </Prose>
          </div>
          {infoBox && (
            <aside
              className="crowned card prose"
              data-surface="blanco"
              style={boxColours(landing)}
              aria-label={t("Información")}
              lang={contentLang(landing, "infoBoxContent")}
            >
              <CleanHtml html={infoBox} />
            </aside>
          )}
        </div>
      )}
    </>
  );
}

function CleanHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `shownLanding` has cleaned it
  return <div className="landing__html prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Colours that staff chose take the place of the surface's own; buttons are the text's colour turned round. */
function pageColours({ colours: { background, text } }: ShownLanding) {
  if (text === null) return undefined;
  const ground = background ?? "var(--color-blanco)";
  return { "--bg": ground, ...written(text, background), "--cta-bg": text, "--cta-fg": ground };
}

/** The box is a surface of its own: without colours it has the design's pair, whatever the page around it wears. */
function boxColours({ colours: { boxBackground, boxText } }: ShownLanding) {
  if (boxText === null) return undefined;
  return { "--bg-2": boxBackground ?? "var(--color-blanco)", ...written(boxText, boxBackground) };
}

/** Everything that is written, in the one colour that reads on its ground; gold lines where they are no fainter than on white. */
function written(text: string, ground: string | null) {
  const line = "color-mix(in oklab, currentColor 28%, transparent)";
  const isGoldFaint = ground !== null && contrastRatio(gold, ground) < contrastRatio(gold, "#ffffff");
  return { "--fg": text, "--fg-2": text, "--line": line, "--focus": text, ...(isGoldFaint && { "--accent": text }) };
}

const gold = "#d4af37";

/** What a landing page adds to the site's foot, right above it: its links, and a logo that stands for the house's. */
function LandingFoot({ links, logo }: { links: LandingLink[]; logo: string | null }) {
  const t = useText();
  if (links.length === 0 && logo === null) return null;
  return (
    <div className="landing__end" data-surface="noche">
      <div className="wrap row wraps spread small">
        {logo && <img className="logo" src={logo} alt="" width={160} height={48} loading="lazy" />}
        {links.length > 0 && (
          <ul className="row wraps apart" aria-label={t("Enlaces de esta página")}>
            {links.map(({ text, href, isExternal }) => (
              <li key={`${text} ${href}`}>
                <SiteLink
                  className="quiet-link row press"
                  href={href}
                  {...(isExternal && { target: "_blank", rel: "noopener noreferrer" })}
                >
                  <span lang={ownLang(t)}>{text}</span>
                  {isExternal && <span className="sr-only"> {t("(se abre en otra pestaña)")}</span>}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Prose({ lang, children }: { lang: string | undefined; children: ReactNode }) {
  return (
    <div className="prose" lang={lang}>
      {children}
    </div>
  );
}
