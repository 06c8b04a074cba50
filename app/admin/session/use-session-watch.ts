import { useEffect } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { followSession, keepRenewed, readAccess } from "../../data/people/auth.ts";
import { browserClient } from "./browser-client.ts";
import { onceAtWork } from "./once-at-work.ts";
import { answerSignIn, isAsked, offerSignIn } from "./sign-in-again.ts";
import { isSignedOutOnPurpose, onSignOutElsewhere } from "./sign-out.ts";

/**
 * The panel follows the session of all tabs: a sign-out anywhere leads to /login, a session that ended by itself asks to
 * sign in again in place, and one that came back answers that and has read anew what could not be read. Renewals, also
 * those that a tab makes when it is looked at again, change nothing on screen.
 */
export function useSessionWatch(): void {
  useEffect(() => onceAtWork(() => keepRenewed(browserClient())), []);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // Talks to supabase-js and to the other tabs.
  useEffect(() => {
    const client = browserClient();
    const comeBack = () => {
      answerSignIn(true);
      void revalidate();
    };
    const stopFollowing = followSession(client, {
      // supabase-js tells so also of the one that is kept here and over: the backend knows whether it lives.
      onSignedIn: () => isAsked.get() && void readAccess(client).then(comeBack, () => undefined),
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
  }, [navigate, revalidate]);
}
