/** One of the widths that are made, for machines that show an episode; search engines ask for 60 × 30 at least. */
export const stillWidth = 1250;
