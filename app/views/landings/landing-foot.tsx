import type { LandingLink } from "./shown-landing.ts";
import "./landing.css";

/** A landing page's own foot: its links, and a logo if it has one. */
export function LandingFoot({ links, logo }: { links: LandingLink[]; logo: string | null }) {
  if (links.length === 0 && logo === null) return null;
  return (
    <div className="wrap">
      <div className="landing__foot">
        {logo && <img src={logo} alt="" width={160} height={48} loading="lazy" />}
        {links.length > 0 && (
          <ul aria-label="Enlaces de esta página">
            {links.map(({ text, href, isExternal }) => (
              <li key={`${text} ${href}`}>
                <a
                  className="quiet-link"
                  href={href}
                  {...(isExternal && { target: "_blank", rel: "noopener noreferrer" })}
                >
                  {text}
                  {isExternal && <span className="sr-only"> (se abre en otra pestaña)</span>}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
