import { insertRecord } from "../../../data/records.ts";
import { redirectsTable } from "../../../data/site/redirects.ts";
import { perform } from "../../session/perform.ts";

/** An address that needs no page: from now on it is gone for good, and asked for in vain no more. */
export const sayGone = (path: string) =>
  perform(["create", "redirects"], (client) =>
    insertRecord(client, redirectsTable, { path, status: "410", leads_to: null }),
  );
