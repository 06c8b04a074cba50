import { listedRate, rates } from "../../content/clubs/rate.ts";
import { listed, recordTable } from "../records.ts";

/** The rates as the panel edits them, one at a time. */
export const ratesTable = recordTable(rates, "club_id", "display_order", "created_at");

/** The rates as the panel lists them. */
export const listedRatesTable = listed(ratesTable, listedRate);
