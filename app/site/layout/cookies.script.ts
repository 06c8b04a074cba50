import {
  acceptedName,
  acceptedUntilName,
  consentMs,
  isAhead,
  purposesName,
  refusedCookie,
  refusedName,
} from "#domain/consent/stored-names.ts";

// Runs while the page is being read, before anything is painted: whoever has answered never sees the card, and
// `--cookie-h`, the room it takes, is right from the first frame. Aceptar is remembered for a year, as the cookie policy
// says (storage by itself never forgets); a refusal only for this visit (public-site §4), in all of its tabs.
// A page made ready in advance or kept for Back may be older than the answer, so it looks once more when it is shown.

// It stands right below the card.
const card = document.getElementById("cookies") as HTMLElement;
const { style } = document.documentElement;

if (!isAnswered()) {
  card.hidden = false;
  measure();
  new ResizeObserver(measure).observe(card);
  addEventListener("resize", measure);
  addEventListener("pageshow", lookAgain);
  document.addEventListener("prerenderingchange", lookAgain);
  card.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) return;
    remember(button.value !== "");
    hide();
  });
}

function isAnswered(): boolean {
  try {
    if (document.cookie.includes(`${refusedName}=`)) return true;
    return localStorage[acceptedName] === "true" && isAhead(localStorage[acceptedUntilName]);
  } catch {
    // Storage may be forbidden; then the card is shown on every page.
    return false;
  }
}

function remember(isAccepted: boolean): void {
  try {
    if (isAccepted) {
      localStorage[acceptedName] = "true";
      // A choice of single purposes, made in another tab: Aceptar means all.
      delete localStorage[purposesName];
      localStorage[acceptedUntilName] = Date.now() + consentMs;
    } else document.cookie = refusedCookie;
  } catch {}
}

function measure(): void {
  if (!card.hidden) style.setProperty("--cookie-h", `${innerHeight - card.offsetTop}px`);
}

function lookAgain(): void {
  if (isAnswered()) hide();
}

function hide(): void {
  card.hidden = true;
  style.removeProperty("--cookie-h");
}
