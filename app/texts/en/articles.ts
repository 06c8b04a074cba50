/** What an article says around its text. */
export const articles = {
  "Volver a 9FToday": "Back to 9FToday",
  "Por {author}": "By {author}",
  "Publicado el": "Published on",
} as const;
