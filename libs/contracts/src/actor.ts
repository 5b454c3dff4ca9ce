import { z } from 'zod';

/** The verified caller. Nothing but the token's subject decides who it is. */
export const Actor = z.object({
  userId: z.string().min(1),
  /** Session family of the token; revoking it ends every token of that sign-in. */
  originJti: z.string().optional(),
  /** When they signed in, in seconds since 1970; refreshing the token changes nothing about it. */
  signedInAt: z.number().optional(),
});
export type Actor = z.infer<typeof Actor>;
