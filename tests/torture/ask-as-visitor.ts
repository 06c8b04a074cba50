import type { Backend } from "#backend/backend.ts";

/** As an anonymous visitor, whatever key the site was given. */
export function askAsVisitor({ fetch: ask, publishableKey }: Pick<Backend, "fetch" | "publishableKey">): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set("apikey", publishableKey);
    request.headers.set("authorization", `Bearer ${publishableKey}`);
    return ask(request);
  };
}
