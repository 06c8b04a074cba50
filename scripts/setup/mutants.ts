/** One rule, made wrong: the text that stands once in the file, and what takes its place. */
export interface Mutant {
  file: string;
  from: string;
  to: string;
}

const of = (file: string, ...changes: [from: string, to: string][]): Mutant[] =>
  changes.map(([from, to]) => ({ file, from, to }));

/** Forty rules that cost money, trust or data when they are wrong. */
export const mutants: readonly Mutant[] = [
  ...of(
    "domain/rates/prior-price.ts",
    ["Date.parse(said.offer_ends_at) <= now", "Date.parse(said.offer_ends_at) < now"],
    ["oldPrice ?? said.price", "said.price"],
  ),
  ...of(
    "domain/rates/rate-offer.ts",
    ["rate.is_sold_out || rate.available_slots === 0", "rate.is_sold_out"],
    ["filter((rate) => !isSoldOut(rate))", "filter(() => true)"],
  ),
  ...of("domain/rates/rate-group.ts", ["groupRates(rates).length > 1", "groupRates(rates).length > 0"]),
  ...of(
    "domain/rates/price.ts",
    ["before > price ? before", "before >= price ? before"],
    ["digits.length > 4", "digits.length > 3"],
  ),
  ...of("domain/text/decimal.ts", ["{1,3}(\\.\\d{3})+", "{1,3}(\\.\\d{2})+"]),
  ...of(
    "domain/merch/purchase.ts",
    ["inStock.length > 0 && !isChosen", "!isChosen"],
    ["size !== null && inStock.includes(size)", "size !== null"],
    ["isOutOfStock(product) ?", "!isOutOfStock(product) ?"],
  ),
  ...of("domain/merch/stock.ts", ["product.stock[size] > 0", "product.stock[size] >= 0"]),
  ...of(
    "domain/clubs/club-link.ts",
    ["club.is_under_construction && !isRetiro", "club.is_under_construction"],
    ["club.is_under_construction || !club.is_internal", "!club.is_internal"],
    ["club.is_under_construction && leavesSite", "leavesSite && club.is_internal"],
    ["isHttpLink(link) || !isBareWord(link)", "isHttpLink(link)"],
  ),
  ...of(
    "domain/clubs/opening-hours.ts",
    ["to <= latestEndOfNight", "to < latestEndOfNight"],
    ["to <= 24 * 60", "to < 24 * 60"],
  ),
  ...of("domain/clubs/day-hours.ts", ["if (day || holiday)", "if (day)"]),
  ...of("domain/clubs/open-status.ts", ["opening.to <= now", "opening.to < now"]),
  ...of(
    "domain/links/link-safety.ts",
    ['|| trimmed.startsWith("//")', ""],
    ["/[\\p{Cc}\\\\]/u.test(trimmed)", "/[\\\\]/.test(trimmed)"],
    ["otherSafeScheme.test(safe) ||", ""],
  ),
  ...of("domain/links/youtube-id.ts", ["if (!hosts.has(url.hostname)) return null;", ""]),
  ...of("domain/text/slug.ts", ["/^[a-z0-9]+(-[a-z0-9]+)*$/", "/^[a-z0-9-]+$/"]),
  ...of("domain/files/renames-for-order.ts", ["if (names.includes(to)) return null;", ""]),
  ...of("domain/text/to-csv.ts", ["[=+\\-@＝", "[=+\\-＝"]),
  ...of(
    "domain/lists/ordering.ts",
    ["new Set(numbers).size < numbers.length", "new Set(numbers).size > numbers.length"],
    [".reduce((highest, row) => Math.max(highest, row.display_order), 0) + 1", ".length + 1"],
  ),
  ...of(
    "domain/time/publication.ts",
    ["Date.parse(article.publication_date) > now", "Date.parse(article.publication_date) >= now"],
    ["return one.id < other.id", "return one.id > other.id"],
  ),
  ...of("domain/time/madrid-time.ts", ["[2, 1].map", "[1, 2].map"]),
  ...of("domain/pages/header-menu.ts", ["place ?? links.length, 0, today", "links.length, 0, today"]),
  ...of("domain/partners/proposal.ts", ["Array.from(sent).length >", "sent.length >"]),
  ...of("shared/networks-of.ts", ["name: name(d, 64), times: 1", "name: name(d, 64), times: 2"]),
  ...of("shared/gate.ts", ["this.#inside >= atOnce + mayWait", "this.#inside > atOnce + mayWait"]),
  ...of("server/http/client-address.ts", ["while (isTrusted(address, proxies) &&", "while ("]),
  ...of("server/http/rate-limit.ts", ["current.count <= limit", "current.count < limit"]),
  ...of(
    "server/pages/cache/page-cache.ts",
    ['if (state === "partial") this.#partial.keep(key, page, epoch);\n    else if (source', "if (source"],
    ["epoch === this.#epoch && page.expiresAt > Date.now()) this.#keep", "page.expiresAt > Date.now()) this.#keep"],
  ),
  ...of("server/answers/send.ts", ["ifNoneMatch !== undefined && status === 200 &&", "ifNoneMatch !== undefined &&"]),
];
