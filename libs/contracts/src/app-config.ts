import { z } from 'zod';
import { LocalWordsState } from './local-words.js';

/** `GET /api/config`: what the one web build needs to know of this installation. */
export const AppConfig = z.object({
  identity: z.object({
    /** Whether Lectern keeps the accounts itself; false for a pool elsewhere, which has its own pages for them. */
    own: z.boolean().nullish(),
    /** Absent for a real Amazon Cognito pool, whose endpoint the client knows. May be relative to the page. */
    userPoolEndpoint: z.string().optional(),
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    authFlow: z.enum(['USER_PASSWORD_AUTH', 'USER_SRP_AUTH']),
  }),
  /** Where recordings are kept, in words for the privacy line. */
  storage: z.enum(['this-computer', 'object-storage']),
  /** Hosts of configured servers for models: where text of cases and words, audio, and text to be read aloud may go. */
  endpoints: z.object({
    drafting: z.string().nullable(),
    words: z.string().nullable(),
    voices: z.string().nullable(),
  }),
  /** Can this machine find the words of a recording by itself? `unknown` while nobody can tell. */
  localWords: z.enum([...LocalWordsState.options, 'unknown']),
});
export type AppConfig = z.infer<typeof AppConfig>;
