/** Whether anything of cleaned HTML is to be seen. */
export function hasContent(cleaned: string): boolean {
  return /<img\b/.test(cleaned) || cleaned.replace(/<[^>]*>|&nbsp;|\s/g, "") !== "";
}
