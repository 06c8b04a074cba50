/** The place of an event in the list, for links to it. */
export function eventAnchor({ id }: { id: string }): string {
  return `evento-${id}`;
}
