import {
  endAccessOf,
  endSessionsOf,
  type Invitation,
  invitePerson,
  makeAdministrator,
  saveSecondFactorRule,
  takeSecondFactorOf,
} from "../../data/people.ts";
import { browserAdmin } from "../session/browser-client.ts";
import { perform } from "../session/perform.ts";

const table = "staff";

/** Gives somebody access: by mail where the site sends any, else with a link to hand over. */
export const invite = (email: string): Promise<Invitation> =>
  perform(["create", table], async () => invitePerson(await browserAdmin(), email));

export const endAccess = (person: string) => perform(["delete", table], (client) => endAccessOf(client, person));

export const endSessions = (person: string) => perform(["update", table], (client) => endSessionsOf(client, person));

/** Takes somebody's second factor from her, and closes her sessions. */
export const takeSecondFactor = (person: string) =>
  perform(["update", table], (client) => takeSecondFactorOf(client, person));

/** Lets somebody decide who has access, or no more. */
export const setAdministrator = (person: string, isAdministrator: boolean) =>
  perform(["update", table], (client) => makeAdministrator(client, person, isAdministrator));

/** Asks a second factor of everybody, or no more; false where the database refuses that of one who has none herself. */
export const requireSecondFactor = (isRequired: boolean): Promise<boolean> =>
  perform(["update", table], (client) => saveSecondFactorRule(client, isRequired));
