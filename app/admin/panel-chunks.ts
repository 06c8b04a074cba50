import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

/**
 * One script for what several sections of the panel share and one for the rest of each. By itself the bundler makes one
 * per set of routes: a hundred for a section, of which the headers alone are 30 kB.
 */
export function panelChunks(): Plugin {
  const groups = [{ name: chunkOf, debugName: "panel", includeDependenciesRecursively: false }];
  const rollupOptions = {
    // Entries may export more than React Router asks them for: what they share may come to lie in one of them.
    preserveEntrySignatures: "allow-extension",
    output: { codeSplitting: { groups } },
  } as const;
  return { name: "panel-chunks", config: () => ({ environments: { client: { build: { rollupOptions } } } }) };
}

/** What a module imports has its users and more, so that no two of these scripts import each other. */
function chunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return "react";
  if (graph.getModuleInfo(id)?.isEntry) return null;
  // They stand in the place of packages (`withoutUnusedClients`, `plainIcons`), which are made of them.
  if (/\/(session\/(later-auth|later-functions|later-storage|once-here)|ui\/create-plain-icon)\.ts$/.test(id))
    return "packages";
  // A module of the islands' own graph.
  if (id.endsWith("?island")) return islandsOf(id, graph).length > 1 ? "island-parts" : null;
  const entries = entriesOf(id, graph);
  // Public pages may ask for it: it stays as small as it is, in one script with what comes for the same reason.
  if (entries.some((it) => it.includes("/app/islands/"))) return onlyWakerOf(id, graph);
  // Every page has what the root shows, styles included.
  if (entries.some((it) => it.includes("/app/root.tsx"))) return id.includes("/node_modules/") ? "packages" : "shared";
  if (id.endsWith(".css")) return null;
  // A page names the styles of every script that its own imports: what it shares must not drag along styles of others.
  const isShared = entries.some((it) => it.includes("/app/site/"));
  if (isShared && bringsStyles(id, graph)) return null;
  const name = isShared ? "shared" : "panel";
  const sections = new Set(entries.flatMap((it) => placeOf(it) ?? []));
  const [section] = sections;
  if (sections.size === 0) return isOfForms(id, graph) ? `${name}-forms` : null;
  // Its entry has the panel's styles: in another script than those it would import its entry, which imports it.
  if (sections.size === 1 && section === "document") return null;
  if (sections.size === 1 && section !== "layout") return `${name}-${section}`;
  // The dashboard looks into sections one by one: what it shares with one of them is nothing to the others.
  const isForAll = sections.has("layout") || sections.has("document");
  if (!isShared && !isForAll && sections.size === 2 && sections.has("dashboard")) return "panel-overview";
  // News and answers are what an AI drafts.
  if (!isShared && sections.size === 2 && sections.has("articles") && sections.has("inbox")) return "panel-ai";
  // What is used where people are answered, and not where content is written.
  if (!isShared && [...sections].every((it) => deskSections.has(it))) return "panel-desk";
  // Lists bring their forms later: what no list needs before stays out of what every section loads.
  if (!isForAll && ![...sections].some((it) => listSections(graph).has(it))) return `${name}-forms`;
  // Packages change more seldom: after most releases they are in the browser's cache.
  return id.includes("/node_modules/") ? "packages" : name;
}

/** By the folders of `app/admin`; with them those that share something with one of them alone. */
const deskSections = new Set([
  ...["company", "inbox", "people", "positions", "privacy", "templates", "timetable", "visits"],
  ...["account", "login"],
]);

const moduleAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const list = moduleAt("./resource/resource-list.tsx");
/** What somebody fills in, with or without a draft of it. */
const forms = ["./form/use-draft-form.ts", "./form/form-handle.ts"].map(moduleAt);

/** The sections that open with a list and nothing else: their forms come later. */
function listSections(graph: Rolldown.ChunkingContext): Set<string> {
  const sectionsOf = (id: string) => entriesOf(id, graph).flatMap((it) => placeOf(it) ?? []);
  return new Set(sectionsOf(list)).difference(new Set(forms.flatMap(sectionsOf)));
}

/** Whether several parts of the panel that come later share it. */
function isOfForms(id: string, graph: Rolldown.ChunkingContext): boolean {
  const users = new Set([id]);
  for (const user of users) for (const it of graph.getModuleInfo(user)?.importers ?? []) users.add(it);
  const later = [...users].filter((it) => graph.getModuleInfo(it)?.dynamicImporters.length);
  // What a second factor is asked with is no form of rows.
  return later.length > 1 && later.every((it) => /\/app\/admin\/(?!second-factor\/)/.test(it));
}

/** The islands that import a module of their own graph, themselves or through others. */
function islandsOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const users = new Set([id]);
  for (const user of users) for (const it of graph.getModuleInfo(user)?.importers ?? []) users.add(it);
  return [...users].filter((it) => graph.getModuleInfo(it)?.dynamicImporters.length);
}

function bringsStyles(id: string, graph: Rolldown.ChunkingContext): boolean {
  const imported = new Set([id]);
  for (const it of imported) for (const next of graph.getModuleInfo(it)?.importedIds ?? []) imported.add(next);
  return [...imported].some((it) => it.endsWith(".css"));
}

/**
 * What comes before the panel opens is one place: none of it belongs into what every section loads. A club's gallery is
 * a place of its own, which the list of clubs does without.
 */
function placeOf(entry: string): string | undefined {
  if (/\/routes\/(login|forgotten-password|new-password)\./.test(entry)) return "login";
  return /\/clubs\/gallery-/.test(entry) ? "gallery" : place.exec(entry)?.[1];
}

const place = /\/app\/admin\/(?:resources\/|routes\/)?([^/.]+)/;

/** The name of the one module that a page's loader imports later for this one's sake; null when there are several. */
function onlyWakerOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const users = new Set([id]);
  for (const user of users) for (const it of graph.getModuleInfo(user)?.importers ?? []) users.add(it);
  if ([...users].some((it) => it.includes("/app/islands/"))) return null;
  const [waker, ...others] = [...users].filter((it) => graph.getModuleInfo(it)?.dynamicImporters.length);
  // The waker itself keeps its own script: as part of another it would need the bundler's runtime.
  if (!waker || waker === id || others.length > 0) return null;
  return `for-${/([^/]+)\.tsx?$/.exec(waker)?.[1]}`;
}

/** Whether a module runs in public pages: what it imports later must not come to lie in a script of the panel. */
function isOfPages(id: string, graph: Rolldown.ChunkingContext): boolean {
  return /\/app\/islands\/|\?island$/.test(id) || entriesOf(id, graph).some((it) => it.includes("/app/islands/"));
}

/** The entries that import a module, themselves or through others; of what runs in public pages also those that do it later. */
function entriesOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const users = new Set([id]);
  for (const user of users) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(user) ?? {};
    const later = dynamicImporters.filter((it) => isOfPages(it, graph));
    for (const it of [...importers, ...later]) users.add(it);
  }
  return [...users].filter((it) => graph.getModuleInfo(it)?.isEntry);
}
