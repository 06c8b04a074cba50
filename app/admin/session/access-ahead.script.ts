// Asks what the person signed in may while the panel's scripts are still on their way: all other reads wait for that
// (`browser-client.ts` hands the answer out).
import { backendOf, keptSession } from "./kept-session.ts";

const { door, key, storageKey } = backendOf(document);
const session = keptSession(storageKey);
if (session) {
  self.accessAhead = fetch(door("/rest/v1/rpc/my_access"), {
    method: "POST",
    headers: {
      apikey: key,
      authorization: `Bearer ${session.access_token}`,
      accept: "application/vnd.pgrst.object+json",
      "content-type": "application/json",
    },
    body: "{}",
  });
  // Whoever asks for it hears of it.
  self.accessAhead.catch(() => undefined);
}

declare global {
  interface Window {
    accessAhead?: Promise<Response> | undefined;
  }
}
