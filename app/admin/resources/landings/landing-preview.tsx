import { lazy, Suspense } from "react";
import type { LandingPageDraft } from "../../../content/landing-page-input.ts";
import { PreviewFrame } from "../../form/preview-frame.tsx";

// What cleans HTML weighs more than the whole section: it comes when a form is open.
const LandingPage = lazy(() => import("./landing-page-preview.tsx"));

/** The page as visitors would see it, cleaned HTML and readable colours included. */
export function LandingPreview({ draft }: { draft: LandingPageDraft }) {
  return (
    <PreviewFrame>
      <Suspense fallback={null}>
        <LandingPage draft={draft} />
      </Suspense>
    </PreviewFrame>
  );
}
