import type { ClubName } from "../../../content/clubs/club.ts";
import type { Option } from "../../../content/entity.ts";

export function clubOptions(clubs: readonly Pick<ClubName, "id" | "name">[]): Option[] {
  return clubs.map(({ id, name }) => ({ value: id, text: name }));
}
