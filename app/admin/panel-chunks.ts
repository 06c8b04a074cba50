import type { Plugin, Rolldown } from "vite";

/**
 * One script for what several sections of the panel share, and one for the rest of each. By itself the bundler makes one
 * per set of routes: a hundred for a section, of which the headers alone are 30 kB (decision 0075).
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
  const module = graph.getModuleInfo(id);
  if (!module || module.isEntry || id.endsWith(".css")) return null;
  const isPackage = id.includes("/node_modules/");
  // A package that comes later stays by itself.
  if (isPackage && comesLater(id, graph)) return null;
  const entries = entriesOf(id, graph);
  // Every page has what the root shows.
  if (entries.some((entry) => entry.includes("/app/root.tsx"))) {
    if (isPackage) return "packages";
    return bringsStyles(id, graph) ? null : "shared";
  }
  // A page names the styles of every script that its own imports: what it shares must not drag along styles of others.
  const isShared = entries.some((entry) => entry.includes("/app/site/"));
  if (isShared && bringsStyles(id, graph)) return null;
  const name = isShared ? "shared" : "panel";
  const sections = new Set(entries.flatMap((entry) => sectionOf(entry) ?? []));
  const [section] = sections;
  if (section === undefined) return null;
  // What one page alone has comes with its own entry. The document has the panel's styles: in another script than those
  // it would import its entry, which imports it.
  if (entries.length === 1) return null;
  if (sections.size === 1) return section !== "document" ? `${name}-${section}` : isShared ? name : null;
  // What the dashboard shares opens the panel: smaller than the head of an answer, it comes with the rest.
  if (sections.has("dashboard") && (module.code?.length ?? 0) < 1100) return isPackage ? "packages" : name;
  // What no more than three sections have is none of the others' business.
  if (sections.size <= 3 && !sections.has("layout")) return chunkOfFew(module, sections, isShared, graph);
  if (isPackage) return "packages";
  // What opens the panel, what nearly every list has, and what some pages have that stay open as a form.
  if (isShared || sections.has("layout") || sections.has("dashboard")) return name;
  return sections.size > 8 || !id.includes("/app/admin/") ? "panel-lists" : "panel-forms";
}

/** What two or three sections have; with what pages of the site ask for unless it drags along a script of the panel. */
function chunkOfFew(
  { code, importedIds }: Rolldown.ModuleInfo,
  sections: ReadonlySet<string>,
  isShared: boolean,
  graph: Rolldown.ChunkingContext,
): string {
  // A line or two, in need of nothing.
  if ((code?.length ?? 0) < 300 && importedIds.length === 0) return "shared";
  const isForAll = isShared || importedIds.every((it) => /^(shared|packages)/.test(chunkOf(it, graph) ?? ""));
  const own = [...sections].filter((section) => section !== "record");
  return [isForAll ? "shared" : "panel", ...own.sort()].join("-");
}

/**
 * By the folders of `app/admin`; a club's gallery and what comes before the panel opens are places of their own, and one
 * is what tells what changed in every table, in the words of its form.
 */
function sectionOf(entry: string): string | undefined {
  if (/\/routes\/(login|forgotten-password|new-password)\./.test(entry)) return "login";
  if (/\/admin\/(activity|calendar|history)\//.test(entry)) return "record";
  return /\/clubs\/gallery-/.test(entry) ? "gallery" : section.exec(entry)?.[1];
}

const section = /\/app\/admin\/(?:resources\/|routes\/)?([^/.]+)/;

function bringsStyles(id: string, graph: Rolldown.ChunkingContext): boolean {
  const imported = new Set([id]);
  for (const it of imported) for (const next of graph.getModuleInfo(it)?.importedIds ?? []) imported.add(next);
  return [...imported].some((text) => text.endsWith(".css"));
}

/** Whether somebody asks for the module only when it is needed. */
function comesLater(id: string, graph: Rolldown.ChunkingContext): boolean {
  return (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
}

/** The entries that import a module, themselves or through others; not those that a package which comes later is for. */
function entriesOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const users = new Set([id]);
  for (const user of users) {
    if (user.includes("/node_modules/") && comesLater(user, graph)) continue;
    for (const it of graph.getModuleInfo(user)?.importers ?? []) users.add(it);
  }
  return [...users].filter((user) => graph.getModuleInfo(user)?.isEntry);
}
