import { defineConfig } from "vite";
import { statedBrowsers } from "./scripts/setup/stated-browsers.ts";

// What public pages run: one loader, and what it brings when a part of a page wakes (decision 0165). It is built by
// itself, beside React Router's own build: its scripts are not cut in pieces by what they share with the panel.
export default defineConfig({
  publicDir: false,
  // A library's build leaves both alone: React for development, and blanks.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    target: statedBrowsers(),
    outDir: "build/client",
    emptyOutDir: false,
    manifest: ".vite/islands.json",
    modulePreload: false,
    // The page has their styles already, since the server rendered the same component.
    cssCodeSplit: false,
    // Scripts import scripts here, and no styles: a library's build wraps them in none of Vite's own loader of both.
    lib: { entry: "app/islands/loader.client.ts", formats: ["es"] },
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        minify: true,
        comments: false,
        entryFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash].[ext]",
        // The loader, which every page has, names the behaviours that it may bring: short names.
        chunkFileNames: ({ facadeModuleId }) =>
          /\/enhance-[^/]+$/.test(facadeModuleId ?? "") ? "assets/[hash].js" : "assets/[name]-[hash].js",
      },
      optimization: { inlineConst: { mode: "all", pass: 2 } },
    },
  },
});
