import { useNavigate } from "react-router";
import type { Club } from "../../../content/club.ts";
import { extrasPath } from "./extras-path.ts";

/** Whose offers are looked at: the choice is an address, so that it survives a reload. */
export function ClubSelect({ clubs, clubId }: { clubs: readonly Club[]; clubId: string }) {
  const navigate = useNavigate();
  return (
    <select
      className="input club-select"
      aria-label="Club"
      value={clubId}
      onChange={(event) => navigate(extrasPath(event.target.value), { replace: true, preventScrollReset: true })}
    >
      {clubs.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
