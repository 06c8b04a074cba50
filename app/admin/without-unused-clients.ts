import type { Plugin } from "vite";

// Where packages are: of the panel's scripts it goes into theirs (`panelChunks`).
const folder = "\0/node_modules/unused-clients/";

/** What stands in a package's place: no more than what is called without anybody asking for it. */
const unused: Readonly<Record<string, string>> = {
  // Channels over a socket: a session that is renewed or ends is told to it.
  "@supabase/realtime-js": "export class RealtimeClient { async setAuth() {} }",
  // Catalogues of analytics buckets.
  "iceberg-js": "export class IcebergRestCatalog {}",
};

/**
 * supabase-js brings clients of services that the panel never asks: 15 kB of what each section loads first (decision
 * 0171). Only the browser goes without.
 */
export function withoutUnusedClients(): Plugin {
  return {
    name: "without-unused-clients",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id) => (id in unused ? folder + id : null),
    load: (id) => (id.startsWith(folder) ? unused[id.slice(folder.length)] : null),
  };
}
