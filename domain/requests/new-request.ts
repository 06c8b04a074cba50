import { noticeVersion } from "./notice-version.ts";

/** What a visitor sends: the columns that a stranger may fill. */
export interface NewRequest {
  kind: "message" | "application" | "car_lead" | "opening_notice";
  name: string;
  email: string | null;
  phone: string | null;
  club_id: string | null;
  subject: string;
  message: string;
  position_id: string | null;
  /** What only one form asks, by its words. */
  details: Record<string, string>;
  cv_path: string | null;
  page: string;
  notice_version: string;
}

/** A request with nothing in it but its kind and the page it comes from. */
export const emptyRequest = (kind: NewRequest["kind"], page: string): NewRequest => ({
  kind,
  page,
  name: "",
  email: null,
  phone: null,
  club_id: null,
  subject: "",
  message: "",
  position_id: null,
  details: {},
  cv_path: null,
  notice_version: noticeVersion,
});
