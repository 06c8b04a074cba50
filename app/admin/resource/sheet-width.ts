import type { ReactNode } from "react";

interface Measured {
  preview?: (draft: never) => ReactNode;
  width?: number;
}

/** In CSS pixels: as wide as its fields and what stands beside them. */
export const sheetWidth = ({ preview, width }: Measured): number => width ?? (preview ? 1040 : 640);
