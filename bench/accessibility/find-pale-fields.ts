import type { Findings } from "./page-checks.ts";

/** Runs in the page: the edge of a field stands out from what is round it, 3 to 1. */
export function findPaleFields(): Findings {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("there is no canvas");
  const found: Findings = [];
  for (const it of document.querySelectorAll<HTMLElement>("input:not([type=hidden], [type=file]), select, textarea")) {
    if (
      !it.checkVisibility({ opacityProperty: true }) ||
      it.matches(":disabled") ||
      it.closest("[inert], [aria-hidden=true]")
    )
      continue;
    const box = it.getBoundingClientRect();
    if (box.width <= 2) continue;
    // A field without an edge is known by the words in it (Understanding 1.4.11), whose contrast axe looks at.
    if (isFrameless(it) && wordsIn(it) !== "") continue;
    const boxes = [it, it.parentElement].filter((part) => part !== null);
    const edges = boxes.flatMap(edgesOf);
    const ground = groundOf(it.parentElement);
    const own = colourOf(getComputedStyle(it).backgroundColor, ground);
    const best = Math.max(
      0,
      ...[...edges.map((edge) => colourOf(edge, ground)), own].map((colour) => contrast(colour, ground)),
    );
    if (best < 2.95)
      found.push(`1.4.11 pale edge, ${best.toFixed(1)} to 1: ${it.localName}.${[...it.classList].join(".")}`);
  }
  return [...new Set(found)];

  function isFrameless(element: Element): boolean {
    const { borderBottomWidth, boxShadow } = getComputedStyle(element);
    return Number.parseFloat(borderBottomWidth) === 0 && boxShadow === "none";
  }
  function wordsIn(element: Element): string {
    const isTyped =
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && !/checkbox|radio|range|color/.test(element.type));
    return isTyped ? element.value || element.placeholder : "";
  }
  function edgesOf(element: Element): string[] {
    const { borderBottomWidth, borderBottomColor, boxShadow, appearance } = getComputedStyle(element);
    // A control that the browser draws has an edge of the browser's.
    if (element.matches("[type=checkbox], [type=radio], [type=range], [type=color]") && appearance !== "none")
      return ["black"];
    const shadow = /^(?:(?:rgb|rgba|oklch|oklab|color|lab|lch)\([^)]*\))/.exec(boxShadow)?.[0];
    return [...(Number.parseFloat(borderBottomWidth) > 0 ? [borderBottomColor] : []), ...(shadow ? [shadow] : [])];
  }
  function groundOf(element: Element | null): number[] {
    const grounds: string[] = [];
    for (let at = element; at; at = at.parentElement) grounds.unshift(getComputedStyle(at).backgroundColor);
    return grounds.reduce((below, colour) => colourOf(colour, below), [255, 255, 255]);
  }
  function colourOf(colour: string, below: number[]): number[] {
    if (!context) return below;
    context.fillStyle = `rgb(${below.join(" ")})`;
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }
  function contrast(one: number[], other: number[]): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }
  function luminance(colour: number[]): number {
    const [r = 0, g = 0, b = 0] = colour.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
