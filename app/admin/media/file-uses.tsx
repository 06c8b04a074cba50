import { Link } from "react-router";
import type { FileUse } from "../../content/media-file.ts";
import { placeOfUse } from "./place-of-use.ts";

export function FileUses({ uses }: { uses: readonly FileUse[] }) {
  return (
    <ul>
      {uses.map((use) => {
        const { words, section, to } = placeOfUse(use);
        return (
          <li className="row press ruled" key={`${use.place}/${use.table_name}/${use.row_id}/${use.column_name}`}>
            <Link className="row press strong underlined" to={to}>
              {words}
            </Link>
            <span className="fine muted push">{section}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What keeps a file from being removed: versions alone do not. */
export const keepsIt = ({ place }: FileUse): boolean => place !== "version";
