/** Wakes the button that takes an acceptance back: the cookie card stands there again as on the first visit. */
export function enhanceRevokeConsent(button: HTMLElement): void {
  button.addEventListener("click", () => {
    try {
      localStorage.removeItem("cookie_consent");
      localStorage.removeItem("cookie_consent_until");
      sessionStorage.removeItem("cookie_refused");
    } catch {
      // Where storage is forbidden nothing was ever kept.
    }
    location.reload();
  });
}
