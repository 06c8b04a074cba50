import type { ReactNode } from "react";
import type { Club } from "#app/content/clubs/club.ts";
import type { BlockSources } from "#app/content/site/blocks/block-sources.ts";
import type { BlockName, BlockOf } from "#app/content/site/blocks/blocks.ts";

/** What only the public page has, and its preview stands something in for. */
export interface BlockParts {
  /** The form of the desk, for the club where one is chosen; `nth` tells those of a page apart. */
  form: (club: Club | null, nth: number) => ReactNode;
  /** What plays a video of another company, round the link that asks for it. */
  player: (id: string, link: (href: string) => ReactNode) => ReactNode;
}

export interface BlockProps<Name extends BlockName> {
  block: BlockOf<Name>;
  sources: BlockSources;
  now: Date;
  parts: BlockParts;
  /** How many of its kind stand above it: the first hero with a title says the page's, to the first form its links lead. */
  nth: number;
}

/** The club that a block names; null where none is chosen or it is gone. */
export const clubNamed = ({ clubs }: BlockSources, id: string): Club | null =>
  clubs.find((club) => club.id === id) ?? null;

/** Whether a form has something to ask: one about a club that is gone would ask for nothing. */
export const asksForSomething = ({ club }: BlockOf<"form">, sources: BlockSources): boolean =>
  club === "" || clubNamed(sources, club) !== null;
