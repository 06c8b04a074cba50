import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { panelChunks } from "./app/admin/panel-chunks.ts";
import { inlineScripts } from "./app/islands/inline-scripts.ts";
import { statedBrowsers } from "./scripts/setup/stated-browsers.ts";

// The site and the panel. What public pages run is built by itself: vite.islands.config.ts.
export default defineConfig({
  plugins: [reactRouter(), panelChunks(), inlineScripts(statedBrowsers())],
  // Without the entries, the first touch of an island in development finds new dependencies and reloads the page.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.{ts,tsx}"] },
  // Loading a package of 1,700 icons to draw thirty costs the server 17 MB and half of its start.
  ssr: { noExternal: ["lucide-react"] },
  // What runs in browsers; the server's build is for the runtime that is pinned.
  environments: { client: { build: { target: statedBrowsers() } } },
  build: { manifest: true, assetsInlineLimit: 0, modulePreload: false },
});
