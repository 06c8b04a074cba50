/** What is not as it should be, one sentence each; they are what the page's own script found. */
export type Findings = string[];

/** Runs in the page: nothing is wider than the screen. */
export function findSideways(): Findings {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth + 1 ? [`1.4.10 the page is ${scrollWidth} px wide on ${innerWidth}`] : [];
}

/** Runs in the page: with the spacing of 1.4.12 no text is cut that was whole before, nor the page too wide. */
export function findCutBySpacing(): Findings {
  const css = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`;
  const boxes = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
    const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element);
    return (
      clipPath === "none" &&
      // A model of a page, whose words stand in the fields beside it.
      !element.closest("[inert]") &&
      // The beginning of a text whose whole is a click away.
      webkitLineClamp === "none" &&
      !(textOverflow === "ellipsis" && element.closest("a[href]")) &&
      !element.matches("button[popovertarget], [aria-haspopup=dialog]") &&
      // A cell of a sheet shows what fits, and all of it once it is opened.
      !element.closest("[role=grid]") &&
      element.clientWidth > 2 &&
      element.checkVisibility() &&
      `${overflowX} ${overflowY}` !== "visible visible"
    );
  });
  const before = new Set(boxes.filter(isCut));
  const wasWide = document.documentElement.scrollWidth > innerWidth + 1;
  // The page's own policy takes no other sheets than those that are made by script.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const found = boxes
    .filter((box) => isCut(box) && !before.has(box))
    .map((box) => `1.4.12 spacing cuts ${nameOf(box)}`);
  const { scrollWidth } = document.documentElement;
  if (!wasWide && scrollWidth > innerWidth + 2)
    found.push(`1.4.12 spacing makes the page ${scrollWidth} px wide on ${innerWidth}`);
  document.adoptedStyleSheets.pop();
  return [...new Set(found)];

  function isCut(element: HTMLElement): boolean {
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = (value: string) => value === "hidden" || value === "clip";
    const isFlat = hides(overflowY) && element.scrollHeight > element.clientHeight + 2;
    const isNarrow = hides(overflowX) && element.scrollWidth > element.clientWidth + 2;
    if (!isFlat && !isNarrow) return false;
    const box = element.getBoundingClientRect();
    return textsIn(element).some(({ right, bottom, width }) => {
      return width > 2 && ((isFlat && bottom > box.bottom + 3) || (isNarrow && right > box.right + 3));
    });
  }
  /** Where the words stand that nothing between can be scrolled to, and that are not for listeners only. */
  function textsIn(element: HTMLElement): DOMRect[] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const rects: DOMRect[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.textContent?.trim() === "" || !node.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (
        node.parentElement.closest(".sr-only, [aria-hidden=true], style, script") ||
        isInScroller(node.parentElement, element)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      rects.push(...range.getClientRects());
    }
    return rects;
  }
  function isInScroller(from: Element, to: Element): boolean {
    for (let at: Element | null = from; at && at !== to; at = at.parentElement) {
      if (/auto|scroll/.test(`${getComputedStyle(at).overflowX} ${getComputedStyle(at).overflowY}`)) return true;
    }
    return false;
  }
  function nameOf(element: Element): string {
    const nameOfOne = (of: Element | null) => (of ? `${of.localName}.${[...of.classList].join(".")}` : "");
    return `${nameOfOne(element.parentElement)} > ${nameOfOne(element)}`;
  }
}

/** Runs in the page: what is read in the order of the document is seen in that order, and Tab follows it. */
export function findOrder(): Findings {
  const found: Findings = [];
  const nameOf = (element: Element) => `${element.localName}.${[...element.classList].join(".")}`;
  for (const it of document.body.querySelectorAll<HTMLElement>("*")) {
    if (!it.checkVisibility()) continue;
    if (it.tabIndex > 0) found.push(`2.4.3 tabindex ${it.tabIndex}: ${nameOf(it)}`);
    if (it.textContent.trim() === "") continue;
    const { order, flexDirection, display } = getComputedStyle(it);
    const isPlaced = order !== "0" && /flex|grid/.test(getComputedStyle(it.parentElement ?? it).display);
    const later = isPlaced
      ? [...(it.parentElement?.children ?? [])].slice([...(it.parentElement?.children ?? [])].indexOf(it) + 1)
      : [];
    // What stands beside it is read with it.
    const isBelow = (other: Element) => other.getBoundingClientRect().bottom <= it.getBoundingClientRect().top + 1;
    const isPassed = later.some((other) => other.textContent.trim() !== "" && isBelow(other));
    if (isPassed) found.push(`1.3.2 order ${order}: ${nameOf(it)}`);
    if (/flex/.test(display) && flexDirection.endsWith("-reverse")) found.push(`1.3.2 ${flexDirection}: ${nameOf(it)}`);
  }
  return found;
}

/** Runs in the page, where motion is not wanted: nothing moves by itself. */
export function findMotion(): Findings {
  const moving = document.getAnimations().filter((animation) => {
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
    const isByTime = animation.timeline instanceof DocumentTimeline;
    // A clock that nobody sees.
    if (animation.effect instanceof KeyframeEffect && animation.effect.getKeyframes().length === 0) return false;
    return (
      isByTime &&
      animation.playState === "running" &&
      (iterations === Number.POSITIVE_INFINITY || Number(duration) > 500)
    );
  });
  const names = moving.map((animation) => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    return `2.3.3 moves although no motion is wanted: ${target?.localName}.${target?.className}`;
  });
  const videos = [...document.querySelectorAll("video")].filter((element) => !element.paused);
  return [...names, ...videos.map((video) => `2.2.2 plays although no motion is wanted: ${video.currentSrc}`)];
}

/** Runs in the page on a touch screen: what is pressed most is 44 px high and wide. Links within a text are excepted. */
export function findSmallTargets(): Findings {
  const main =
    "button, summary, select, textarea, .button, [role=tab], input:not([type=hidden], [type=checkbox], [type=radio])";
  const found: Findings = [];
  for (const it of document.querySelectorAll<HTMLElement>(main)) {
    if (
      !it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      it.closest("[inert], [aria-hidden=true]")
    )
      continue;
    const box = it.getBoundingClientRect();
    if (box.width <= 2 || getComputedStyle(it).display === "inline") continue;
    // What a label or a drawn area adds is pressed too.
    const area = it.closest("label")?.getBoundingClientRect() ?? box;
    const grown = ["::before", "::after"].map((part) => {
      const { content, position, height } = getComputedStyle(it, part);
      return content !== "none" && position === "absolute" ? Number.parseFloat(height) || 0 : 0;
    });
    const height = Math.max(box.height, area.height, ...grown);
    if (height < 43.5) {
      found.push(
        `44 px: ${Math.round(box.width)} × ${Math.round(height)}: ${it.localName}.${[...it.classList].join(".")}`,
      );
    }
  }
  return [...new Set(found)];
}

/** Runs in the page with forced colours: a control without words has a picture or an edge, which stay. */
export function findUnseenControls(): Findings {
  const found: Findings = [];
  const hasEdge = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part);
    const isDrawn = part === undefined || style.content !== "none";
    return (
      isDrawn &&
      ((Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== "none") ||
        (Number.parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== "none") ||
        style.forcedColorAdjust === "none")
    );
  };
  const hasAnyEdge = (element: Element) =>
    // What the browser draws, it draws in these colours too.
    (element.matches("[type=range]") && getComputedStyle(element).appearance !== "none") ||
    hasEdge(element) ||
    hasEdge(element, "::before") ||
    hasEdge(element, "::after");
  const controls = "button, [role=switch], [role=tab], input:not([type=hidden], [type=file]), select, textarea";
  for (const it of document.querySelectorAll<HTMLElement>(controls)) {
    if (!it.checkVisibility({ visibilityProperty: true }) || it.closest("[inert], [aria-hidden=true]")) continue;
    const name = `${it.localName}[${it.getAttribute("type") ?? ""}].${[...it.classList].join(".")}`;
    if (it instanceof HTMLInputElement && /checkbox|radio/.test(it.type)) {
      if (getComputedStyle(it).appearance !== "none" && getComputedStyle(it).opacity !== "0") continue;
      const parts = it.closest("label")?.querySelectorAll("*") ?? it.parentElement?.querySelectorAll("*") ?? [];
      const label = it.closest("label");
      if (![it, ...parts, ...(label ? [label] : [])].some(hasAnyEdge))
        found.push(`forced colours: nothing seen of ${name}`);
    } else if (it.matches("input, select, textarea")) {
      const ownBox = [it, it.parentElement, it.closest("label")].filter((box) => box !== null);
      if (!ownBox.some(hasAnyEdge)) found.push(`forced colours: no edge round ${name}`);
    } else {
      const says = it.textContent.trim() !== "" || it.querySelector("svg, img, video, canvas") !== null;
      if (!says && !hasAnyEdge(it)) found.push(`forced colours: nothing seen of ${name}`);
    }
  }
  return [...new Set(found)];
}

/** Runs in the page: what asks for somebody's own data says which, so that browsers and password managers fill it in. */
export function findUnnamedPurpose(): Findings {
  const own =
    "input[type=email], input[type=tel], input[type=password], input[name=name], input[name=email], input[name=phone]";
  return [...document.querySelectorAll<HTMLInputElement>(own)]
    .filter((element) => element.checkVisibility() && !element.closest("dialog") && element.autocomplete === "")
    .map((element) => `1.3.5 says not whose data it asks for: input#${element.id}[name=${element.name}]`);
}
