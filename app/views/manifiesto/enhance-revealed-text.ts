const FROM = 0.8;
const TO = 0.5;

/** Lights the words of `<RevealedText>` in browsers without scroll timelines; the others need no script for it. */
export function enhanceRevealedText(text: HTMLElement): void {
  if (CSS.supports("animation-timeline: view()")) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const update = () => {
    const place = text.getBoundingClientRect().top / innerHeight;
    text.style.setProperty("--read", String(Math.min(1, Math.max(0, (FROM - place) / (FROM - TO)))));
  };
  addEventListener("scroll", update, { passive: true });
  addEventListener("resize", update);
  update();
}
