/** What somebody of the staff may do; the first may everything. */
export const roles = ["direction", "editor", "club_manager", "reception"] as const;

export type Role = (typeof roles)[number];

/** Whether a role is for certain clubs, and for none without them. */
export const isOfClubs = (role: Role): boolean => role === "club_manager" || role === "reception";
