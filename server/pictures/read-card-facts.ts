import { type CardKind, cardTags } from "#shared/share-card.ts";

/** What the card of a page shows. */
export interface CardFacts {
  title: string;
  /** What stands small below it. */
  line: string;
  kind: CardKind;
  /** Bucket and name of a picture that this server resizes; null for a page without one. */
  picture: { bucket: string; name: string } | null;
}

/** What a page of ours says in its head of the card it wants; null for a page that wants none. */
export function readCardFacts(html: string): CardFacts | null {
  const head = html.slice(0, html.indexOf("</head>"));
  const title = contentOf(head, `property="og:title"`)
    ?.replace(/\s*\|\s*NINE FITNESS$/, "")
    .trim();
  if (!title || !contentOf(head, `property="og:image"`)?.includes("/cards/")) return null;
  const say = (tag: keyof typeof cardTags) => contentOf(head, `name="${cardTags[tag]}"`) ?? "";
  const [, bucket, name] = /^([\w-]{1,64})\/(.{1,512})$/.exec(say("picture")) ?? [];
  return {
    title: say("name") || title,
    line: say("line"),
    kind: kinds.find((kind) => kind === say("kind")) ?? "page",
    picture: bucket && name ? { bucket, name: decodeURIComponent(name) } : null,
  };
}

const kinds: readonly CardKind[] = ["page", "club", "week", "legal"];

/** React writes a tag's attributes in the order of the object it was given; ours begin with what they are. */
function contentOf(head: string, attribute: string): string | null {
  const [, content] = new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(head) ?? [];
  return content === undefined ? null : decodeEntities(content);
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|(amp|lt|gt|quot));/gi, (_, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (named[name] ?? ""),
  );
}
