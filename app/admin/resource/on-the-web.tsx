import { ArrowUpRight } from "lucide-react";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { WebPlace } from "./resource.ts";

/** The way to where a row shows, or the reasons why it does not. */
export function OnTheWeb({ place }: { place: WebPlace }) {
  if (place.hiddenBecause.length > 0) {
    return (
      <div>
        <p>No se ve en la web:</p>
        <ul className="bullets">
          {place.hiddenBecause.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <a className="panel-link" href={place.path} target="_blank" rel="noopener">
      Ver en la web
      <Icon of={ArrowUpRight} size={16} />
    </a>
  );
}
