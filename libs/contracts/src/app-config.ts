import { z } from 'zod';

/** `GET /api/config`: what the one web build needs to know of this installation. */
export const AppConfig = z.object({
  identity: z.object({
    /** Absent for a real Amazon Cognito pool, whose endpoint the client knows. May be relative to the page. */
    userPoolEndpoint: z.string().optional(),
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    authFlow: z.enum(['USER_PASSWORD_AUTH', 'USER_SRP_AUTH']),
  }),
  /** Where recordings are kept, in words for the privacy line. */
  storage: z.enum(['this-computer', 'object-storage']),
  /** Host of the configured model endpoint, if text or audio may leave this installation. */
  modelEndpoint: z.string().nullable(),
});
export type AppConfig = z.infer<typeof AppConfig>;
