import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { panelChunks } from "./app/admin/panel-chunks.ts";
import { panelManifest } from "./app/admin/panel-manifest.ts";
import { withoutUnusedClients } from "./app/admin/without-unused-clients.ts";
import { iconByIcon } from "./app/islands/icon-by-icon.ts";
import { inlineScripts } from "./app/islands/inline-scripts.ts";
import { islandGraph } from "./app/islands/island-graph.ts";
import { plainImports } from "./app/islands/plain-imports.ts";
import { plainIcons } from "./app/ui/plain-icons.ts";
import { withoutStyleParser } from "./app/views/landings/without-style-parser.ts";

export default defineConfig({
  plugins: [
    reactRouter(),
    panelChunks(),
    panelManifest(),
    withoutUnusedClients(),
    inlineScripts(),
    iconByIcon(),
    islandGraph(),
    plainImports(),
    plainIcons(),
    withoutStyleParser(),
  ],
  // Without the entries, the first touch of an island in development finds new dependencies and reloads the page.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.{ts,tsx}"] },
  // Loading a package of 1,700 icons to draw thirty costs the server 17 MB and half of its start.
  ssr: { noExternal: ["lucide-react"] },
  build: {
    // The server reads the hashed name of the islands' entry in the manifest.
    manifest: true,
    assetsInlineLimit: 0,
    // Its helper is a tenth of a public page's script; the router preloads the panel's modules by itself.
    modulePreload: false,
  },
  // A second client entry beside React Router's own: arrays are merged, the framework's inputs stay.
  environments: {
    client: {
      build: {
        // A name that two scripts share would be a third one otherwise.
        rolldownOptions: {
          input: ["app/islands/loader.client.ts"],
          // Behaviours are named in the loader, which every page has: a name in their address is paid for by all visitors.
          output: {
            chunkFileNames: ({ facadeModuleId }) =>
              /\/enhance-[^/]+$/.test(facadeModuleId ?? "") ? "assets/[hash].js" : "assets/[name]-[hash].js",
          },
          optimization: { inlineConst: { mode: "all", pass: 2 } },
        },
      },
    },
  },
});
