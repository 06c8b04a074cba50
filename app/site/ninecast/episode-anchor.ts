/** The place of an episode on its page, for links to it. */
export function episodeAnchor({ id }: { id: string }): string {
  return `episodio-${id}`;
}
