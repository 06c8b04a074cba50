import { sharedState } from "../../../session/shared-state.ts";

/** The block whose form is open, by its key; list and preview stand in different parts of the sheet. */
export const selectedBlock = sharedState<string | null>(null);
