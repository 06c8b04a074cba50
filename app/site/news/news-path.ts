/** The address of a page of the news; the first has none but the section's. */
export function newsPath(page: number): string {
  return page === 1 ? "/9ftoday" : `/9ftoday?pagina=${page}`;
}
