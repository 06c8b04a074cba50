import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

// Where packages are: of the panel's scripts it goes into theirs (`panelChunks`).
const folder = "\0/node_modules/unused-clients/";

/** What stands in a package's place: no more than what is called without anybody asking for it. */
const unused: Readonly<Record<string, string>> = {
  // Channels over a socket: a session that is renewed or ends is told to it.
  "@supabase/realtime-js": "export class RealtimeClient { async setAuth() {} }",
  // Catalogues of analytics buckets.
  "iceberg-js": "export class IcebergRestCatalog {}",
  // Passkeys: whoever signs in shows a password and the code of an app.
  "@supabase/auth-js/lib/webauthn": `export class WebAuthnApi {}
    export const browserSupportsWebAuthn = () => false;
    export const webAuthnAbortService = {};
    const none = () => { throw new Error("The panel knows no passkeys."); };
    export { none as createCredential, none as getCredential, none as deserializeCredentialCreationOptions,
      none as deserializeCredentialRequestOptions, none as serializeCredentialCreationResponse,
      none as serializeCredentialRequestResponse };`,
};

/** What of ours stands in a package's place where supabase-js asks for it: it brings the package when that is used. */
const later: Readonly<Record<string, string>> = {
  "@supabase/auth-js": "./session/later-auth.ts",
  "@supabase/storage-js": "./session/later-storage.ts",
};

/**
 * supabase-js brings clients of services that the panel never asks: 19 kB of what each section loads first (decision
 * 0171), and others that it asks later: 25 kB (decision 0371). Only the browser goes without.
 */
export function withoutUnusedClients(): Plugin {
  return {
    name: "without-unused-clients",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer = "") {
      const isOwn = id.startsWith("./") && importer.includes("/@supabase/auth-js/");
      const name = isOwn ? `@supabase/auth-js/${id.slice(2)}` : id;
      if (name in unused) return folder + name;
      const ours = importer.includes("/@supabase/supabase-js/") ? later[name] : undefined;
      return ours ? fileURLToPath(new URL(ours, import.meta.url)) : null;
    },
    load: (id) => (id.startsWith(folder) ? unused[id.slice(folder.length)] : null),
  };
}
