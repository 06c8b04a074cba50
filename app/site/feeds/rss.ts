import { escapeXml } from "#domain/text/escape-xml.ts";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import { madridTimestamp } from "#domain/time/madrid-timestamp.ts";

/** A name of an element with what stands in it: a text, other elements, or nothing but its attributes. */
export type Element = { name: string; attributes?: Record<string, string>; holds?: string | readonly Element[] };

interface Channel {
  /** `en-GB` */
  locale: string;
  title: string;
  description: string;
  /** The whole address of the page that the feed belongs to. */
  link: string;
  /** The whole address of the feed. */
  self: string;
  image: string;
  /** When the newest of it was last changed, as ISO text; null when there is nothing in it. */
  changedAt: string | null;
  more?: readonly Element[];
}

interface Entry {
  title: string;
  link: string;
  /** The same for ever, or readers show it twice. */
  id: string;
  publishedAt: string;
  /** Where it is not that of the feed: what nobody has translated. */
  locale?: string | null;
  more: readonly Element[];
}

const namespaces = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
  "xmlns:media": "http://search.yahoo.com/mrss/",
};

/** A feed (RSS 2.0, rssboard.org) of entries, the newest first. Texts are plain and are escaped here. */
export function rssFeed(channel: Channel, entries: readonly Entry[]): string {
  const { locale, title, description, link, self, image, changedAt, more = [] } = channel;
  const whole: Element = {
    name: "channel",
    holds: [
      { name: "title", holds: title },
      { name: "link", holds: link },
      { name: "description", holds: description },
      { name: "language", holds: locale },
      ...(changedAt ? [{ name: "lastBuildDate", holds: rssMoment(changedAt) }] : []),
      { name: "atom:link", attributes: { href: self, rel: "self", type: "application/rss+xml" } },
      {
        name: "image",
        holds: [
          { name: "url", holds: image },
          { name: "title", holds: title },
          { name: "link", holds: link },
        ],
      },
      ...more,
      ...entries.map(item),
    ],
  };
  const rss: Element = { name: "rss", attributes: { version: "2.0", ...namespaces }, holds: [whole] };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(rss)}`;
}

/** How a feed is sent; readers that know nothing of RSS at least show it. */
export const rssHeaders = { "content-type": "application/rss+xml; charset=utf-8", "x-robots-tag": "noindex" };

function item({ title, link, id, publishedAt, locale, more }: Entry): Element {
  return {
    name: "item",
    holds: [
      { name: "title", holds: title },
      { name: "link", holds: link },
      { name: "guid", attributes: { isPermaLink: "false" }, holds: id },
      { name: "pubDate", holds: rssMoment(publishedAt) },
      ...(locale ? [{ name: "dc:language", holds: locale }] : []),
      ...more,
    ],
  };
}

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `Wed, 01 Jul 2026 08:00:00 +0200` (RFC 822), on the clock of Madrid. */
export function rssMoment(moment: string): string {
  const [date = "", time = ""] = madridTimestamp(moment).split("T");
  const [year, month, day] = toMadridLocal(moment).slice(0, 10).split("-");
  const weekday = days[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const offset = time.slice(8).replace(":", "");
  return `${weekday}, ${day} ${months[Number(month) - 1]} ${year} ${time.slice(0, 8)} ${offset}`;
}

function xmlOf({ name, attributes = {}, holds = [] }: Element): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = `<${name}${written.join("")}`;
  if (typeof holds === "string") return `${open}>${escapeXml(holds)}</${name}>\n`;
  return holds.length === 0 ? `${open}/>\n` : `${open}>\n${holds.map(xmlOf).join("")}</${name}>\n`;
}
