const SCROLLED_PX = 20;

/** Wakes `<Header>`: white once the page is scrolled more than 20 px, and a menu that keeps focus inside. */
export function enhanceHeader(header: HTMLElement): void {
  const update = () => header.classList.toggle("site-header--scrolled", scrollY > SCROLLED_PX);
  if (header.classList.contains("site-header--over")) {
    addEventListener("scroll", update, { passive: true });
    update();
  }
  const menu = header.querySelector("dialog");
  if (!menu) return;
  // Fetched when the menu is opened for the first time, or has been already: most visitors never do.
  const keepFocusInside = () =>
    void import("#app/ui/dialog/modal-popover.ts").then(
      ({ modalPopover }) => modalPopover(menu),
      () => undefined,
    );
  if (menu.matches(":popover-open")) keepFocusInside();
  else menu.addEventListener("beforetoggle", keepFocusInside, { once: true });
  // In a window that has grown the links stand in the bar, and the menu's openers are gone.
  const openers = [...header.querySelectorAll(".site-header__row [popovertarget]")];
  addEventListener("resize", () => {
    if (!openers.some((opener) => opener.checkVisibility())) menu.hidePopover();
  });
  // A link may lead to a place on this very page.
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.hidePopover();
  });
}
