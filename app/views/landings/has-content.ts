export function hasContent(cleaned: string): boolean {
  return /<img\b/.test(cleaned) || cleaned.replace(/<[^>]*>|&nbsp;|\s/g, "") !== "";
}
