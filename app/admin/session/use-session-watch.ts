import { useEffect } from "react";
import { useNavigate } from "react-router";
import { followSession } from "../../data/auth.ts";
import { browserClient } from "./browser-client.ts";
import { offerSignIn } from "./sign-in-again.ts";
import { wasSignedOutOnPurpose } from "./sign-out.ts";

/**
 * The panel follows the session of all tabs: a sign-out anywhere leads to /login, a session that ended by itself asks to
 * sign in again in place. Renewals, also those that a tab makes when it is looked at again, change nothing on screen.
 */
export function useSessionWatch(): void {
  const navigate = useNavigate();
  // Talks to supabase-js, which hears of the other tabs through a BroadcastChannel.
  useEffect(
    () =>
      followSession(browserClient(), {
        onSignedOut: () => (wasSignedOutOnPurpose() ? navigate("/login", { replace: true }) : offerSignIn()),
      }),
    [navigate],
  );
}
