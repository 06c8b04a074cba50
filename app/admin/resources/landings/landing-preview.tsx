import { useDeferredValue, useMemo } from "react";
import { contentOfDraft, type LandingPageDraft } from "../../../content/landing-page-input.ts";
import { LandingLogos } from "../../../views/landings/landing-logos.tsx";
import { LandingView } from "../../../views/landings/landing-view.tsx";
import { shownLanding } from "../../../views/landings/shown-landing.ts";
import { PreviewFrame } from "../../form/preview-frame.tsx";
import { useHtmlCleaner } from "./use-html-cleaner.ts";

/** The page as visitors would see it, cleaned HTML and readable colours included. */
export function LandingPreview({ draft }: { draft: LandingPageDraft }) {
  return (
    <PreviewFrame>
      <Landing draft={draft} />
    </PreviewFrame>
  );
}

function Landing({ draft }: { draft: LandingPageDraft }) {
  const shown = useDeferredValue(draft);
  const clean = useHtmlCleaner([shown.html_content, shown.infoBoxContent, ...shown.sectionContent]);
  const landing = useMemo(() => {
    const { title, html_content } = shown;
    return shownLanding({ title, html_content, content: contentOfDraft(shown) }, clean);
  }, [shown, clean]);
  return (
    <>
      <LandingLogos logos={landing.logos} />
      <LandingView landing={landing} />
    </>
  );
}
