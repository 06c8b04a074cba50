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
  // Opened before this code was here.
  if (menu.matches(":popover-open")) {
    menu.hidePopover();
    menu.showModal();
  }
  header.addEventListener("click", (event) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[popovertarget],dialog a") : null;
    if (!pressed) return;
    if (pressed.hasAttribute("popovertargetaction") || pressed instanceof HTMLAnchorElement) return menu.close();
    event.preventDefault();
    menu.showModal();
  });
}
