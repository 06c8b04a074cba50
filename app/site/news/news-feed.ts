/** The feed of 9FToday; apart from what writes it, which lists need not load. */
export const newsFeed = { type: "application/rss+xml", title: "9FToday", path: "/9ftoday/rss.xml" } as const;
