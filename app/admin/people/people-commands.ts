import type { Role } from "#domain/people/role.ts";
import {
  askSecondFactorOf,
  endAccessOf,
  endSessionOf,
  endSessionsOf,
  giveRoleTo,
  type Invitation,
  invitePerson,
  listPeople,
  makeAdministrator,
  saveSecondFactorRule,
  switchOff,
  takeSecondFactorOf,
} from "../../data/people/people.ts";
import { browserAdmin } from "../session/browser-client.ts";
import { perform } from "../session/perform.ts";

const table = "staff";

/** What somebody is to do, and where. */
export interface Position {
  role: Role;
  clubs: string[];
}

interface Terms extends Position {
  /** She sees nothing before she has a second factor. */
  asksFactor: boolean;
  /** A link to hand over is wished, no mail. */
  asLink: boolean;
}

/**
 * Gives somebody access: by mail where the site sends any, else with a link to hand over. Nobody comes in with more than
 * she was to have: without her role the invitation is taken back, and it rejects.
 */
export const invite = (email: string, { role, clubs, asksFactor, asLink }: Terms): Promise<Invitation> =>
  perform(["create", table], async (client) => {
    const invitation = await invitePerson(await browserAdmin(), email, asLink);
    if ("elsewhere" in invitation) return invitation;
    const person =
      (await listPeople(client)).find((listPerson) => listPerson.email === email.toLowerCase())?.user_id ?? "";
    try {
      await giveRoleTo(client, person, role, clubs);
      await askSecondFactorOf(client, person, asksFactor);
    } catch (error) {
      await endAccessOf(client, person);
      throw error;
    }
    return invitation;
  });

export const giveRole = (person: string, { role, clubs }: Position) =>
  perform(["update", table], (client) => giveRoleTo(client, person, role, clubs));

export const endAccess = (person: string) => perform(["delete", table], (client) => endAccessOf(client, person));

export const endSession = (person: string, session: string) =>
  perform(["update", table], (client) => endSessionOf(client, person, session));

/** Closes the panel to somebody, whose account stays; or opens it to her again. */
export const setOff = (person: string, off: boolean) =>
  perform(["update", table], (client) => switchOff(client, person, off));

export const endSessions = (person: string) => perform(["update", table], (client) => endSessionsOf(client, person));

/** Asks a second factor of somebody, or no longer. */
export const askSecondFactor = (person: string, asked: boolean) =>
  perform(["update", table], (client) => askSecondFactorOf(client, person, asked));

/** Takes somebody's second factor from her, and closes her sessions. */
export const takeSecondFactor = (person: string) =>
  perform(["update", table], (client) => takeSecondFactorOf(client, person));

/** Lets somebody decide who has access, or no more. */
export const setAdministrator = (person: string, isAdministrator: boolean) =>
  perform(["update", table], (client) => makeAdministrator(client, person, isAdministrator));

/** Asks a second factor of everybody, or no more; false where the database refuses that of one who has none herself. */
export const requireSecondFactor = (isRequired: boolean): Promise<boolean> =>
  perform(["update", table], (client) => saveSecondFactorRule(client, isRequired));
