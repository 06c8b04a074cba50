import { useDeferredValue, useMemo } from "react";
import { contentOfDraft, type LandingPageDraft } from "../../../content/landing-page-input.ts";
import { LandingLogos } from "../../../views/landings/landing-logos.tsx";
import { LandingView } from "../../../views/landings/landing-view.tsx";
import { shownLanding } from "../../../views/landings/shown-landing.ts";

/** Default export, as `lazy` wants it. */
export default function LandingPagePreview({ draft }: { draft: LandingPageDraft }) {
  const shown = useDeferredValue(draft);
  const landing = useMemo(
    () => shownLanding({ title: shown.title, html_content: shown.html_content, content: contentOfDraft(shown) }),
    [shown],
  );
  return (
    <>
      <LandingLogos logos={landing.logos} />
      <LandingView landing={landing} />
    </>
  );
}
