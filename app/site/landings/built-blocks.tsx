import type { Club, ClubName } from "#app/content/clubs/club.ts";
import type { BlockSources } from "#app/content/site/blocks/block-sources.ts";
import type { Block } from "#app/content/site/blocks/blocks.ts";
import { Island } from "#app/islands/island.tsx";
import { useText } from "#app/ui/use-text.ts";
import type { BlockParts } from "#app/views/landings/blocks/block-props.ts";
import { LandingBlocks } from "#app/views/landings/blocks/landing-blocks.tsx";
import { clubAddress } from "#domain/clubs/find-club.ts";
import { MessageForm } from "../contact/message-form.tsx";
import { episodeAddress } from "../ninecast/episode-address.ts";
import { EpisodeStage } from "../ninecast/episode-stage.tsx";
import { stageSlots } from "../ninecast/stage-slots.tsx";
import { OpeningForm } from "../visits/opening-form.tsx";
import { blockSheets } from "./block-sheets.ts";

interface BuiltBlocksProps {
  blocks: readonly Block[];
  sources: BlockSources;
  now: Date;
  owner: string;
  /** To choose from in a form that is about none in particular. */
  clubNames: readonly ClubName[];
  videoOrigin: string;
}

export function BuiltBlocks({ owner, clubNames, videoOrigin, ...shown }: BuiltBlocksProps) {
  const t = useText();
  const parts: BlockParts = {
    form: (club, nth) => <DeskForm nth={nth} club={club} clubs={club ? [club] : clubNames} owner={owner} />,
    player: (id, link) => {
      const page = link(episodeAddress({ youtube_id: id, has_captions: true }, videoOrigin, t.language));
      return <Island name="episode-stage" of={EpisodeStage} props={{}} slots={stageSlots(t, videoOrigin, page)} />;
    },
  };
  return (
    <>
      {blockSheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      <LandingBlocks {...shown} parts={parts} />
    </>
  );
}

interface DeskFormProps {
  nth: number;
  club: Club | null;
  clubs: readonly ClubName[];
  owner: string;
}

/** Of a club that is not open yet its opening notice, else a message to the house. Both are answered by their own page. */
function DeskForm({ nth, club, clubs, owner }: DeskFormProps) {
  const own = nth === 0 ? "" : `-${nth + 1}`;
  return (
    <div className="room slim" data-surface="cal">
      {club?.is_under_construction ? (
        <OpeningForm id={`aviso${own}`} clubPath={clubAddress(club.id)} owner={owner} answer={undefined} />
      ) : (
        <MessageForm id={`contacto${own}`} clubs={clubs} club={club?.id ?? null} owner={owner} answer={undefined} />
      )}
    </div>
  );
}
