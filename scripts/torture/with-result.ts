/**
 * The page with other text between the marks of this round; what people wrote round them stays. Throws when a mark is
 * missing.
 */
export function withResult(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}: written by \`npm run torture\` -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/reliability.md has lost its marks "${begin}" and "${end}".`);
  return `${page.slice(0, from)}${begin}\n\n${content}\n\n${page.slice(to)}`;
}
