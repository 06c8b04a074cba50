import type { ComponentType } from "react";
import type { Block, BlockName } from "#app/content/site/blocks/blocks.ts";
import { asksForSomething, type BlockProps } from "./block-props.ts";
import { ButtonsBlock } from "./buttons-block.tsx";
import { ClubsBlock } from "./clubs-block.tsx";
import { CountdownBlock } from "./countdown-block.tsx";
import { FormBlock } from "./form-block.tsx";
import { HeroBlock } from "./hero-block.tsx";
import { OffersBlock } from "./offers-block.tsx";
import { PicturesBlock } from "./pictures-block.tsx";
import { QuestionsBlock } from "./questions-block.tsx";
import { RatesBlock } from "./rates-block.tsx";
import { TestimonialsBlock } from "./testimonials-block.tsx";
import { TextBlock } from "./text-block.tsx";
import { TimetableBlock } from "./timetable-block.tsx";
import { VideoBlock } from "./video-block.tsx";
import "./landing-blocks.css";

/** How each kind of block is shown. */
const views: { readonly [Name in BlockName]: ComponentType<BlockProps<Name>> } = {
  hero: HeroBlock,
  text: TextBlock,
  pictures: PicturesBlock,
  buttons: ButtonsBlock,
  questions: QuestionsBlock,
  video: VideoBlock,
  rates: RatesBlock,
  offers: OffersBlock,
  clubs: ClubsBlock,
  timetable: TimetableBlock,
  testimonials: TestimonialsBlock,
  form: FormBlock,
  countdown: CountdownBlock,
};

interface LandingBlocksProps extends Omit<BlockProps<BlockName>, "block" | "nth"> {
  blocks: readonly Block[];
}

/** The blocks of a page, one below the other; one that has nothing to show is left out. */
export function LandingBlocks({ blocks, ...shown }: LandingBlocksProps) {
  const counted = blocks.filter(
    (block) =>
      (block.kind === "hero" && block.heading.trim() !== "") ||
      (block.kind === "form" && asksForSomething(block, shown.sources)),
  );
  return blocks.map((block, at) => {
    // The view of a kind takes blocks of that kind; TypeScript cannot follow that for all of them at once.
    const View = views[block.kind] as ComponentType<BlockProps<BlockName>>;
    const nth = counted.filter(({ kind }) => kind === block.kind).indexOf(block);
    // biome-ignore lint/suspicious/noArrayIndexKey: ids are typed by hand in the JSON, and may be equal
    return <View key={`${block.id} ${at}`} block={block} nth={nth} {...shown} />;
  });
}
