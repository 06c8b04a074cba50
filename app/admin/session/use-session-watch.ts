import { useEffect } from "react";
import { useNavigate } from "react-router";
import { followSession, keepRenewed } from "../../data/people/auth.ts";
import { browserClient } from "./browser-client.ts";
import { onceAtWork } from "./once-at-work.ts";
import { answerSignIn, offerSignIn } from "./sign-in-again.ts";
import { isSignedOutOnPurpose, onSignOutElsewhere } from "./sign-out.ts";

/**
 * The panel follows the session of all tabs: a sign-out anywhere leads to /login, a session that ended by itself asks to
 * sign in again in place, and one that came back answers that. Renewals, also those that a tab makes when it is looked
 * at again, change nothing on screen.
 */
export function useSessionWatch(): void {
  useEffect(() => onceAtWork(() => keepRenewed(browserClient())), []);
  const navigate = useNavigate();
  // Talks to supabase-js and to the other tabs.
  useEffect(() => {
    const stopFollowing = followSession(browserClient(), {
      onSignedIn: () => answerSignIn(true),
      onSignedOut: () => isSignedOutOnPurpose() || offerSignIn(),
    });
    const stopHearing = onSignOutElsewhere(() => {
      answerSignIn(false);
      navigate("/login", { replace: true });
    });
    return () => {
      stopFollowing();
      stopHearing();
    };
  }, [navigate]);
}
