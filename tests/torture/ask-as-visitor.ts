import type { Backend } from "#backend/backend.ts";

/** As an anonymous visitor, whatever key the site was given; as the site will be at a moment, where one is named. */
export function askAsVisitor(
  { fetch: ask, publishableKey }: Pick<Backend, "fetch" | "publishableKey">,
  moment?: string,
  draft?: string,
): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set("apikey", publishableKey);
    request.headers.set("authorization", `Bearer ${publishableKey}`);
    return moment === undefined ? ask(request) : ask(request, { address: "", moment, draft });
  };
}
