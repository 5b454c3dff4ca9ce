import { z } from 'zod';
import { fact, operation } from './define.js';
import { MAX_AVATAR_BYTES } from './file-limits.js';
import { StoredUpload } from './files.js';

const line = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u, 'No control characters');

export const Education = z.object({
  school: line.min(1),
  degree: line,
  year: z.number().int().min(1900).max(2100).nullable(),
});
export type Education = z.infer<typeof Education>;

export const Profile = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  firm: z.string(),
  barNumber: z.string(),
  state: z.string(),
  education: z.array(Education),
  /** Signed link to the picture, good for five minutes; null without one. */
  avatarUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

export const profile = {
  /** Creates the caller's profile or changes what is given; what is left out stays. */
  save: operation({
    name: 'identity.save-profile',
    access: 'user',
    http: { method: 'POST', path: '/api/user/profile' },
    input: z.object({
      /** What a sign-in knows: it begins a profile, and changes nothing but the address in one that is there. */
      initial: z.boolean().optional(),
      /** The caller's own id, if given at all: another one is refused. */
      userId: z.string().max(128).optional(),
      email: z.email().max(320).optional(),
      name: line.optional(),
      firm: line.optional(),
      barNumber: line.optional(),
      state: line.optional(),
      education: z.array(Education).max(20).optional(),
    }),
    output: Profile,
  }),
  get: operation({
    name: 'identity.get-profile',
    access: 'user',
    http: { method: 'GET', path: '/api/user/profile/:userId' },
    input: z.object({}),
    output: Profile,
  }),
  /** Where a user's letters go, for the service that writes them; null when there is no profile. */
  getAddress: operation({
    name: 'identity.get-address',
    access: 'internal',
    input: z.object({ userId: z.string() }),
    output: z.object({ email: z.string(), name: z.string() }).nullable(),
  }),
  /**
   * Takes a PNG, JPEG or WebP in place of the picture before. The bytes decide what it is, not its name; what is kept is drawn
   * anew from its pixels.
   */
  uploadAvatar: operation({
    name: 'identity.upload-avatar',
    access: 'user',
    timeoutMs: 20_000,
    costly: true,
    http: {
      method: 'POST',
      path: '/api/user/avatar',
      upload: { field: 'avatar', maxBytes: MAX_AVATAR_BYTES },
    },
    input: z.object({ upload: StoredUpload }),
    output: Profile,
  }),
  deleteAvatar: operation({
    name: 'identity.delete-avatar',
    access: 'user',
    http: { method: 'DELETE', path: '/api/user/avatar' },
    input: z.object({}),
    output: Profile,
  }),
};

export const profileChanged = fact(
  'identity.profile-changed',
  /** `name`: for services that show it; absent where it is as it was. */
  z.object({ userId: z.string(), name: z.string().optional() }),
);
