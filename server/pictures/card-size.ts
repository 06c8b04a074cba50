/** The size of a shared link's picture that every network shows whole (Open Graph, 1.91 : 1). */
export const cardSize = { width: 1200, height: 630 };
