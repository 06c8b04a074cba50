import type { LinkDescriptor } from "react-router";
import archivo from "../fonts/archivo.woff2?url";
import instrument from "../fonts/instrument-sans-normal.woff2?url";

/** Where lines are slow, words come first and their letters when they are laid out (docs/decisions/0535). */
const fastLines = "(min-width: 48rem)";

/** What every document asks for at once: the icons and the two fonts that its first words are set in. */
export const pageLinks: LinkDescriptor[] = [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  ...[archivo, instrument].map(
    (href): LinkDescriptor => ({
      rel: "preload",
      href,
      as: "font",
      type: "font/woff2",
      crossOrigin: "anonymous",
      media: fastLines,
    }),
  ),
];
