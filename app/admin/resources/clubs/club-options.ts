import type { ClubName } from "../../../content/clubs/club.ts";
import type { Option } from "../../../content/entity.ts";

/** The clubs to choose one from. */
export function clubOptions(clubs: readonly Pick<ClubName, "id" | "name">[]): Option[] {
  return clubs.map(({ id, name }) => ({ value: id, text: name }));
}
