import * as z from "zod/mini";
import { roles } from "#domain/people/role.ts";

/** Somebody of the staff, as the others know her. */
export const colleague = z.object({
  user_id: z.string(),
  email: z.string(),
  /** What colleagues call her. */
  name: z.string(),
  is_me: z.boolean(),
  role: z.enum(roles),
  /** Switched off: she is known by what she did, and is given nothing. */
  is_off: z.boolean(),
});

export type Colleague = z.infer<typeof colleague>;
