/** The feed of NineCast; apart from what writes it, which the page need not load. */
export const episodesFeed = { type: "application/rss+xml", title: "NineCast", path: "/ninecast/rss.xml" } as const;
