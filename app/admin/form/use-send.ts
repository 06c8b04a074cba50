import { type ClientActionFunctionArgs, useLocation, useSubmit } from "react-router";
import { withSession } from "../session/with-session.ts";

/** post: a row, or the form of a page; put: the one thing at an address; patch: the order of a list. */
type Method = "post" | "put" | "patch" | "delete";

export type ActionArgs = Pick<ClientActionFunctionArgs, "request" | "params">;

/** What an address does, by method. */
export type Handlers = { [method in Method]?: (sent: never, args: ActionArgs) => Promise<unknown> };

/** What is on its way to an action, and what became of it: the answer, or the error that it ended with. */
interface Errand {
  sent: unknown;
  outcome?: () => unknown;
}

const errands = new Map<number, Errand>();
let last = 0;

/**
 * Sends something to the action of an address (this one unless told), with a living session, and settles with what it
 * answers or throws. The router gives answers to components, and as text; whoever asked here may be gone by then and is
 * answered all the same, and what is sent may hold a file (decision 0180). Nothing is read anew by that: what is shown
 * changes once the answer has been dealt with (`useRevalidator`), so that a form outlives its own save.
 */
export function useSend<Sent, Answer>(address?: string): (sent: Sent, method: Method) => Promise<Answer> {
  const submit = useSubmit();
  const { pathname } = useLocation();
  const action = address ?? pathname;
  return (sent, method) =>
    // Before the action, not in it: after one the router asks the guard of the panel, which sends strangers away.
    withSession(async () => {
      last += 1;
      const number = last;
      const errand: Errand = { sent };
      errands.set(number, errand);
      const how = { method, action, encType: "application/json", navigate: false } as const;
      await submit({ errand: number }, { ...how, defaultShouldRevalidate: false });
      errands.delete(number);
      if (!errand.outcome) throw new Error(`nothing answers a ${method} at ${action}`);
      // Sender and action both name the type of the answer; what lies between them carries none.
      return errand.outcome() as Answer;
    });
}

/** A `clientAction`, by method, that gets what `useSend` has sent. It may throw: that reaches whoever asked. */
export function answering(handlers: Handlers) {
  return async (args: ActionArgs): Promise<void> => {
    const { errand: number } = await args.request.json();
    const errand = errands.get(number);
    const handle = Object.entries(handlers).find(([method]) => method === args.request.method.toLowerCase())?.[1];
    if (!errand || !handle) return;
    try {
      // As above, of what was sent.
      const answer = await handle(errand.sent as never, args);
      errand.outcome = () => answer;
    } catch (error) {
      errand.outcome = () => {
        throw error;
      };
    }
  };
}
