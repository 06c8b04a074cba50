import { inLanguage, publishedLanguages } from "#shared/language.ts";

/** The paths of the site map of a running site, in every language: what search engines may show. */
export async function readSiteMap(url: string): Promise<string[]> {
  const parts = await placesIn(`${url}/sitemap.xml`);
  return (await Promise.all(parts.map((part) => placesIn(url + part)))).flat();
}

/** Every page that visitors can come to: those of the map, and one of each kind that is not in it. */
export async function readPublicPaths(url: string): Promise<string[]> {
  const episodes = await fetch(`${url}/ninecast`).then((response) => response.text());
  const [transcript = "/ninecast/nada/transcripcion"] = /\/ninecast\/[\w-]+\/transcripcion/.exec(episodes) ?? [];
  const unlisted = [
    ...["/partners/propuesta-enviada", "/contact?enviado=1", "/careers?enviada=1", "/p", "/no-hay"],
    ...["/club/acacias/visita", "/club/retiro/visita", "/club/acacias/cartel", "/visita/no-existe", transcript],
  ];
  const others = unlisted.flatMap((path) => publishedLanguages.map((language) => inLanguage(path, language)));
  return [...(await readSiteMap(url)), ...others];
}

async function placesIn(map: string): Promise<string[]> {
  const text = await fetch(map).then((response) => response.text());
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
