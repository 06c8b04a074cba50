import { isAllowedEmbed } from "#domain/links/is-allowed-embed.ts";
import { safeLink } from "#domain/links/link-safety.ts";
import type { EmbedAddresses } from "#shared/site-config.ts";

/** Where a club's timetable is: fit to be embedded, only to be linked to, or nowhere yet. */
export type TimetableAddress = { kind: "embed" | "link"; url: string } | { kind: "none" };

/** The club's own timetable, else the one configured for all; only allowed origins may stand inside the page. */
export function timetableAddress(
  own: string | null,
  { timetableUrl, allowedOrigins }: Pick<EmbedAddresses, "timetableUrl" | "allowedOrigins">,
): TimetableAddress {
  const url = safeLink(own) ?? timetableUrl;
  if (url === null) return { kind: "none" };
  return { kind: isAllowedEmbed(url, allowedOrigins) ? "embed" : "link", url };
}
