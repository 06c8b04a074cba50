import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

// Where packages are: of the panel's scripts it goes into theirs (`panelChunks`).
const folder = "\0/node_modules/unused-clients/";

/** What stands in a package's place: no more than what is called without anybody asking for it. */
export const unused: Readonly<Record<string, string>> = {
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
  // React Router's search for routes that a page links to: the table of the panel's is there from the start.
  "react-router/lib/dom/ssr/fog-of-war.js": `const none = () => undefined;
    export const isFogOfWarEnabled = () => false, URL_LIMIT = 7680;
    export { none as getManifestPath, none as getManifestPathsParam, none as getPartialManifest,
      none as getPatchRoutesOnNavigationFunction, none as getPathsWithAncestors, none as handleClientVersionMismatch,
      none as shouldUseInitialRouteDiscovery, none as useFogOFWarDiscovery };`,
  "react-router/lib/dom/ssr/route-discovery.js": `const none = () => undefined;
    export class RouteDiscoveryRuntime {}
    export { none as getCustomPatchRoutesOnNavigationFunction, none as useCustomRouteDiscovery, none as useRouteDiscovery };`,
  // What tells of its work to whoever is handed to it: nobody is (`entry.client.tsx`).
  "react-router/lib/router/instrumentation.js": `const none = () => undefined;
    export { none as consumeInstrumentationClientResultMetaReceiver, none as getRouteInstrumentationUpdates,
      none as instrumentClientSideRouter, none as instrumentHandler, none as instrumentationResultMetaContext };`,
};

/** What of ours stands in a package's place where supabase-js asks for it: it brings the package when that is used. */
const later: Readonly<Record<string, string>> = {
  "@supabase/auth-js": "./session/later-auth.ts",
  "@supabase/functions-js": "./session/later-functions.ts",
  "@supabase/storage-js": "./session/later-storage.ts",
};

/**
 * supabase-js brings clients of services that the panel never asks: 19 kB of what each section loads first (decision
 * 0171), and others that it asks later: 26 kB (decision 0371); React
 * Router brings what this house does not use (decision 0470). Only the browser goes without.
 */
export function withoutUnusedClients(): Plugin {
  return {
    name: "without-unused-clients",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer = "") {
      const name = nameOf(id, importer);
      if (name in unused) return folder + name;
      const ours = importer.includes("/@supabase/supabase-js/") ? later[name] : undefined;
      return ours ? fileURLToPath(new URL(ours, import.meta.url)) : null;
    },
    load: (id) => (id.startsWith(folder) ? unused[id.slice(folder.length)] : null),
  };
}

/** What is asked for: of a package's own modules, the package and the path in it. */
function nameOf(id: string, importer: string): string {
  if (!id.startsWith(".")) return id;
  if (importer.includes("/@supabase/auth-js/")) return `@supabase/auth-js/${id.slice(2)}`;
  const [, from] = /\/node_modules\/react-router\/dist\/production\/(.+)$/.exec(importer) ?? [];
  return from ? posix.join("react-router", posix.dirname(from), id) : id;
}
