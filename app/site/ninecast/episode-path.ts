export function episodePath({ slug }: { slug: string }): string {
  return `/ninecast/${encodeURIComponent(slug)}`;
}

/** The address of what is said in it, where somebody has written that down. */
export function transcriptPath(episode: { slug: string }): string {
  return `${episodePath(episode)}/transcripcion`;
}
