import { z } from 'zod';
import { LocalWordsState } from './local-words.js';
import { LocalVoicesState } from './voices.js';

/** How whoever runs this installation can be reached; what they did not set is absent. */
export const SupportContact = z.object({
  email: z.email().optional(),
  chatUrl: z.url({ protocol: /^https?$/ }).optional(),
  calendarUrl: z.url({ protocol: /^https?$/ }).optional(),
  hours: z
    .array(z.object({ days: z.string().max(80), hours: z.string().max(80) }))
    .max(10)
    .optional(),
});
export type SupportContact = z.infer<typeof SupportContact>;

/** What somebody said of this installation, as its operator gives it. */
export const Testimonial = z.object({
  name: z.string().trim().min(1).max(80),
  title: z.string().trim().max(80).default(''),
  firm: z.string().trim().max(120).default(''),
  quote: z.string().trim().min(1).max(600),
  rating: z.number().int().min(1).max(5).optional(),
});
export type Testimonial = z.infer<typeof Testimonial>;
export const Testimonials = z.array(Testimonial).max(6);

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
  /** Absent from a gateway that knows of none. */
  support: SupportContact.optional(),
  testimonials: Testimonials.optional(),
  /** Can this machine find the words of a recording by itself? `unknown` while nobody can tell. */
  localWords: z.enum([...LocalWordsState.options, 'unknown']),
  /** Can it read aloud with a natural voice? Absent from a gateway of before. */
  localVoices: z.enum([...LocalVoicesState.options, 'unknown']).optional(),
});
export type AppConfig = z.infer<typeof AppConfig>;
