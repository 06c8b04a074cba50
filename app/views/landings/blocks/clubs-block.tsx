import { ClubCard } from "../../club-card.tsx";
import type { BlockProps } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

export function ClubsBlock({ block, sources }: BlockProps<"clubs">) {
  const clubs = sources.clubs.filter(({ id }) => block.clubs.includes(id));
  if (clubs.length === 0) return null;
  return (
    <BlockSection block={block}>
      <ul className="row wraps gap-grid">
        {clubs.map((club) => (
          <li key={club.id}>
            <ClubCard club={club} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
