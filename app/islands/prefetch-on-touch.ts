const asked = new Set<string>();
const restMs = 65;
const notPages = /^\/(admin|login|storage|pictures)\b/;

/**
 * For browsers without speculation rules: fetches a page of ours ahead when a finger touches its link or a pointer rests
 * on it, once per page, and never for visitors who save data.
 */
export function prefetchOnTouch(): void {
  if (navigator.connection?.saveData) return;
  addEventListener(
    "pointerover",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || !isPageOfOurs(link)) return;
      if (event.pointerType === "touch") return prefetch(link.href);
      const timer = setTimeout(() => prefetch(link.href), restMs);
      link.addEventListener("pointerleave", () => clearTimeout(timer), { once: true });
    },
    { passive: true },
  );
}

function isPageOfOurs({ origin, pathname, hash, target, download }: HTMLAnchorElement): boolean {
  const isHere = pathname === location.pathname && hash !== "";
  return origin === location.origin && !isHere && target !== "_blank" && download === "" && !notPages.test(pathname);
}

function prefetch(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement("link");
  // Safari knows no prefetch; what it fetches is asked for again with the page's ETag, which costs no body.
  if (!link.relList.supports("prefetch")) return void fetch(href, { priority: "low" }).catch(() => asked.delete(href));
  link.rel = "prefetch";
  link.href = href;
  document.head.append(link);
}
