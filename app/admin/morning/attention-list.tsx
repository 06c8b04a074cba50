import { Globe } from "lucide-react";
import { Link } from "react-router";
import type { Attention } from "#domain/panel/attention.ts";
import { buttonClass } from "../../ui/links/button-class.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { sectionAt } from "../sections.ts";
import { MorningCard } from "./morning-card.tsx";

/** What waits for somebody, the most pressing first; each line leads to where it is done. Null: it could not be asked. */
export function AttentionList({ found }: { found: readonly Attention[] | null }) {
  const empty = found
    ? "Todo está en orden."
    : "No se ha podido comprobar. Recarga la página para intentarlo de nuevo.";
  return (
    <MorningCard id="attention" title="Qué pide atención" empty={found && found.length > 0 ? "" : empty}>
      <ul className="parted">
        {found?.map(({ text, detail, path, action }) => (
          <li key={text}>
            {/* Pages of the site are whole documents. */}
            <Link className="hovers row pad" to={path} reloadDocument={!path.startsWith("/admin")}>
              <Icon of={sectionAt(path.split(/[?#]/, 1)[0] ?? "")?.icon ?? Globe} size={20} />
              <b className="breaks grow">
                {text}
                {detail && <small>{detail}</small>}
              </b>
              <span className={buttonClass({ variant: "line", size: "compact" })}>{action}</span>
            </Link>
          </li>
        ))}
      </ul>
    </MorningCard>
  );
}
