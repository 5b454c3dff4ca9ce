import { z } from 'zod';
import { PracticeArea } from './community.js';
import { operation } from './define.js';
import { known } from './known.js';
import { publicText } from './typed-text.js';

/** Under what name a member appears, and where. */
export const Membership = z.object({
  /** The name of the profile; null while it is not known here. */
  name: z.string().nullable(),
  alias: z.string().nullable(),
  /** Whether the member stands on the leaderboard and among the top performers. */
  listed: z.boolean(),
  practiceArea: known(PracticeArea.nullable(), null),
  /** Whether posts and comments stay, as a former member's, when the account is deleted. */
  keepPosts: z.boolean(),
});
export type Membership = z.infer<typeof Membership>;

export const MIN_ALIAS = 2;
export const MAX_ALIAS = 40;
/** One line, with something to see in it. */
export const Alias = publicText({
  min: MIN_ALIAS,
  short: `An alias has at least ${MIN_ALIAS} characters`,
  max: MAX_ALIAS,
  long: `An alias has at most ${MAX_ALIAS} characters`,
}).regex(/^\P{Cc}*$/u, 'An alias is one line');

export const membership = {
  get: operation({
    name: 'community.get-membership',
    access: 'user',
    http: { method: 'GET', path: '/api/community/membership' },
    input: z.object({}),
    output: Membership,
  }),
  /** Changes what is given, with effect at once, also in old posts; `alias: null` goes back to the name. */
  save: operation({
    name: 'community.save-membership',
    access: 'user',
    http: { method: 'PUT', path: '/api/community/membership' },
    input: z
      .object({
        alias: Alias.nullable(),
        listed: z.boolean(),
        practiceArea: PracticeArea.nullable(),
        keepPosts: z.boolean(),
      })
      .partial(),
    output: Membership,
  }),
};
