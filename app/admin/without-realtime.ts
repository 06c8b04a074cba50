import type { Plugin } from "vite";

// Where packages are: of the panel's scripts it goes into theirs (`panelChunks`).
const none = "\0/node_modules/no-realtime";

/**
 * supabase-js brings a client for channels over a socket, which the panel opens none of: 13 kB of what each section
 * loads first. Only the browser goes without.
 */
export function withoutRealtime(): Plugin {
  return {
    name: "without-realtime",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id) => (id === "@supabase/realtime-js" ? none : null),
    // What supabase-js calls by itself: a session that is renewed or ends is told to the socket.
    load: (id) => (id === none ? "export class RealtimeClient { async setAuth() {} }" : null),
  };
}
