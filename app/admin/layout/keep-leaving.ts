const leavingMs = 1_000;

/**
 * Firefox stops what is on its way as soon as somebody leads to another page. The router reads the page anew when the
 * script of a section does not come, and would take her back. Where a browser does not tell of it, that is how it is.
 */
export function keepLeaving(): void {
  let left = Number.NEGATIVE_INFINITY;
  window.navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated, destination, downloadRequest, timeStamp } = event;
    if (navigationType === "reload" && !userInitiated && timeStamp - left < leavingMs) event.preventDefault();
    else if (!destination.sameDocument && downloadRequest === null) left = timeStamp;
  });
}
