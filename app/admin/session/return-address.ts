const panel = "/admin";
const parameter = "volver";

/** The sign-in that leads back to this address of the panel afterwards. */
export function signInFor(address: string): string {
  const { pathname, search } = new URL(address, "https://panel.invalid");
  const asked = pathname + search;
  return asked === panel ? "/login" : `/login?${new URLSearchParams({ [parameter]: asked })}`;
}

/**
 * Where the sign-in at this address leads: the page of the panel that was asked for, else the panel's first one. Anybody
 * can write the address of the sign-in, so nothing outside the panel is taken, however it is spelled.
 */
export function afterSignIn(address: string): string {
  const base = "https://panel.invalid";
  const asked = URL.parse(new URL(address, base).searchParams.get(parameter) ?? panel, base);
  if (asked?.origin !== base) return panel;
  const isOfPanel = asked.pathname === panel || asked.pathname.startsWith(`${panel}/`);
  return isOfPanel ? asked.pathname + asked.search : panel;
}
