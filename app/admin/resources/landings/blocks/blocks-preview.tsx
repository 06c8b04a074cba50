import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import type { BlockSources } from "../../../../content/site/blocks/block-sources.ts";
import { noSources } from "../../../../content/site/blocks/block-sources.ts";
import type { Block } from "../../../../content/site/blocks/blocks.ts";
import { idsIn, readBlockSources } from "../../../../data/site/block-sources.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import type { BlockParts } from "../../../../views/landings/blocks/block-props.ts";
import { LandingBlocks } from "../../../../views/landings/blocks/landing-blocks.tsx";
import { LandingLogos } from "../../../../views/landings/landing-logos.tsx";
import { LandingView } from "../../../../views/landings/landing-view.tsx";
import type { ShownLanding } from "../../../../views/landings/shown-landing.ts";
import { PreviewFrame } from "../../../form/preview-frame.tsx";
import { browserClient } from "../../../session/browser-client.ts";
import { useAnswer } from "../../../session/use-answer.ts";
import { withSession } from "../../../session/with-session.ts";
import { selectedBlock } from "./selected-block.ts";

/** The page as visitors would see it, on a desk or a phone; a press in it opens the block's form. */
export function BlocksPreview({ landing }: { landing: ShownLanding }) {
  const [width, setWidth] = useState<"desk" | "phone">(matchMedia("(max-width: 47.99rem)").matches ? "phone" : "desk");
  const selected = selectedBlock.use();
  const sources = useBlockSources(landing.blocks);
  return (
    <div className="blocks-preview">
      <div className="row wraps spread fine muted below-16">
        <fieldset className="seg" aria-label="Ancho de la vista previa">
          <button type="button" aria-pressed={width === "desk"} onClick={() => setWidth("desk")}>
            <Icon of={Monitor} size={17} />
            Escritorio
          </button>
          <button type="button" aria-pressed={width === "phone"} onClick={() => setWidth("phone")}>
            <Icon of={Smartphone} size={17} />
            Móvil
          </button>
        </fieldset>
        <p>Pulsa un bloque para editarlo</p>
      </div>
      <div className="blocks-preview__page clip" data-width={width}>
        <PreviewFrame
          key={width}
          at={selected ? `[data-block="${CSS.escape(selected)}"]` : undefined}
          onPress={(part) => {
            const block = part.closest<HTMLElement>("[data-block]")?.dataset.block;
            if (block) selectedBlock.set(block);
          }}
        >
          <LandingLogos logos={landing.logos} />
          <LandingView
            landing={landing}
            blocks={<LandingBlocks blocks={landing.blocks} sources={sources} now={new Date()} parts={standIns} />}
          />
        </PreviewFrame>
      </div>
    </div>
  );
}

const standIns: BlockParts = {
  form: (club) => (
    <div className="centred pad-20" data-surface="cal">
      {club?.is_under_construction
        ? `Aquí sale el formulario «Te avisamos cuando abra» de ${club.name}.`
        : "Aquí sale el formulario de mensaje."}
    </div>
  ),
  player: (_id, link) => link("#"),
};

/** What the blocks show of the rest of the site; what cannot be read is left out of the preview. */
function useBlockSources(blocks: readonly Block[]): BlockSources {
  const read = () =>
    withSession(() =>
      readBlockSources(browserClient(), blocks, new Date(), (_what, part, fallback) => part.catch(() => fallback)),
    );
  return useAnswer(read, JSON.stringify(idsIn(blocks))) ?? noSources;
}
