declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "woff2" | "truetype";
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number>;
  }
  /** The font with these letters alone. */
  export default function subsetFont(font: Buffer, letters: string, options: SubsetOptions): Promise<Buffer>;
}
