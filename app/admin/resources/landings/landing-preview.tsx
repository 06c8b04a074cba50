import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import { contentOfDraft, type LandingPageDraft } from "../../../content/site/landing-pages.ts";
import { LandingLogos } from "../../../views/landings/landing-logos.tsx";
import { LandingView } from "../../../views/landings/landing-view.tsx";
import { shownLanding } from "../../../views/landings/shown-landing.ts";
import { PreviewFrame } from "../../form/preview-frame.tsx";

// It shows everything that blocks show.
const BlocksPreview = lazy(async () => ({ default: (await import("./blocks/blocks-preview.tsx")).BlocksPreview }));

/** The page as visitors would see it, cleaned HTML and readable colours included. */
export function LandingPreview({ draft }: { draft: LandingPageDraft }) {
  if (draft.blocks.length > 0)
    return (
      <Suspense fallback={null}>
        <BlocksPreview landing={shownDraft(draft, plainTextOnly)} />
      </Suspense>
    );
  return (
    <PreviewFrame>
      <Landing draft={draft} />
    </PreviewFrame>
  );
}

function Landing({ draft }: { draft: LandingPageDraft }) {
  const shown = useDeferredValue(draft);
  const clean = useHtmlCleaner([shown.html_content, shown.infoBoxContent, ...shown.sectionContent]);
  const landing = useMemo(() => shownDraft(shown, clean), [shown, clean]);
  return (
    <>
      <LandingLogos logos={landing.logos} />
      <LandingView landing={landing} />
    </>
  );
}

function shownDraft(draft: LandingPageDraft, clean: Clean) {
  const { title, html_content } = draft;
  return shownLanding({ title, html_content, content: contentOfDraft(draft) }, clean);
}

type Clean = (html: string) => string;

/**
 * Cleans HTML of these texts for the preview. What does it weighs more than the whole section, so it comes with the
 * first text that has any; until then, and without connection, such a text is left out.
 */
function useHtmlCleaner(texts: readonly string[]): Clean {
  const [clean, setClean] = useState<Clean>(() => plainTextOnly);
  const isWanted = clean === plainTextOnly && texts.some(isHtml);
  // Talks to the network.
  useEffect(() => {
    if (!isWanted) return;
    import("../../../views/landings/clean-html.ts").then(
      ({ cleanHtml }) => setClean(() => cleanHtml),
      () => undefined,
    );
  }, [isWanted]);
  return clean;
}

const isHtml = (text: string) => /[<>&]/.test(text);
const plainTextOnly: Clean = (text) => (isHtml(text) ? "" : text.trim());
