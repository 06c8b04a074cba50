import browserslist from "browserslist";

/** What styles and scripts of the site cannot do without, as caniuse.com names it; popovers are asked for by `since`. */
const needed = [
  "css-nesting",
  "css-has",
  "css-cascade-layers",
  "css-color-function",
  "viewport-unit-variants",
  "dialog",
];

/** The first versions with popovers, which caniuse's data leave out (MDN, "Popover API"). */
const since: Record<string, number> = { chrome: 114, edge: 114, firefox: 125, safari: 17, ios_saf: 17 };

/** How the bundler calls those that it calls otherwise. */
const bundlerNames: Record<string, string> = { ios_saf: "ios" };

/**
 * The oldest browsers that package.json promises (`browserslist`), as the bundler asks for them: newer syntax is
 * rewritten for these. Throws where one of them lacks what the site needs, or its needs are not known.
 */
export function statedBrowsers(stated = browserslist()): string[] {
  for (const feature of needed) {
    const able = new Set(browserslist(`supports ${feature}`));
    const unable = stated.filter((text) => !able.has(text));
    if (unable.length > 0) throw new Error(`package.json promises ${unable.join(", ")}, without ${feature}.`);
  }
  const oldest = new Map<string, number>();
  for (const it of stated) {
    const [name = "", version = ""] = it.split(" ");
    const number = Number.parseFloat(version);
    if (!(number >= (since[name] ?? Number.POSITIVE_INFINITY)))
      throw new Error(`package.json promises ${it}, without popover.`);
    oldest.set(name, Math.min(number, oldest.get(name) ?? number));
  }
  return [...oldest].map(([name, version]) => `${bundlerNames[name] ?? name}${version}`);
}
