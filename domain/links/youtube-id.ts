const shape = /^[\w-]{11}$/;
const hosts = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "www.youtube-nocookie.com",
  "youtube-nocookie.com",
]);

/**
 * The eleven characters that name a video, out of whatever staff paste: a short link, a watch link, a short, a live or
 * embed address, or the id itself. Null when there is none.
 */
export function youtubeId(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? "";
  if (shape.test(trimmed)) return trimmed;
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null) return null;
  const [first, second] = url.pathname.split("/").filter(Boolean);
  if (url.hostname === "youtu.be") return idOrNull(first);
  if (!hosts.has(url.hostname)) return null;
  return idOrNull(/^(embed|shorts|live|v)$/.test(first ?? "") ? second : url.searchParams.get("v"));
}

/** The address that plays the video at once inside a page, in the host's variant that stores nothing beforehand. */
export function autoplayEmbed(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`;
}

function idOrNull(text: string | null | undefined): string | null {
  return text && shape.test(text) ? text : null;
}
