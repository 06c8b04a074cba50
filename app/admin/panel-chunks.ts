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
  const hasStyles = bringsStyles(id, graph);
  // A page names the styles of every script that its own imports: what it shares must not drag along styles of others.
  if (hasStyles && entries.some((entry) => /\/app\/(root\.tsx|site\/)/.test(entry))) return null;
  const name = hasStyles ? "styled" : "panel";
  // Every page has what the root shows.
  if (entries.some((entry) => entry.includes("/app/root.tsx"))) return isPackage ? "packages" : name;
  const sections = new Set(entries.flatMap((entry) => sectionOf(entry) ?? []));
  const [section] = sections;
  if (section === undefined) return null;
  // What one page alone has comes with its own entry.
  if (entries.length === 1) return null;
  if (sections.size === 1) return section === "document" ? name : `${name}-${section}`;
  const size = module.code?.length ?? 0;
  // What the dashboard shares opens the panel: smaller than the head of an answer, it comes with the rest.
  if (sections.has("dashboard") && size < 1100) return isPackage ? "packages" : name;
  if (sections.size <= 3 && !sections.has("layout")) {
    // A line or two, in need of nothing.
    if (size < 450 && module.importedIds.length === 0) return name;
    // What no more than three sections have is none of the others' business.
    return [name, ...[...sections].filter((own) => own !== "record").sort()].join("-");
  }
  if (isPackage) return "packages";
  // What opens the panel, what nearly every list has, and what some pages have that stay open as a form.
  if (sections.has("layout") || sections.has("dashboard")) return name;
  return `${name}-${sections.size > 8 || !id.includes("/app/admin/") ? "lists" : "forms"}`;
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
