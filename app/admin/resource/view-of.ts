/** What of a long list an address asks for (`list-address.ts`), in one text; empty where it asks for nothing special. */
export function viewOf({ searchParams }: URL): string {
  return ["buscar", "orden", "ver", "desde", "hasta"].map((text) => searchParams.get(text)).join("");
}
