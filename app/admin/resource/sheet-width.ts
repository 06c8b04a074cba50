import type { ReactNode } from "react";

interface Measured {
  preview?: (draft: never) => ReactNode;
  width?: number | "page";
}

/** In CSS pixels: as wide as its fields and what stands beside them. */
export const sheetWidth = ({ preview, width }: Measured): number | "page" => width ?? (preview ? 1040 : 640);
