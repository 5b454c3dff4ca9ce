import { z } from 'zod';
import { operation } from './define.js';
import { known, knownEntries } from './known.js';
import { Analysis } from './analysis.js';
import { Difficulty } from './scenarios.js';
import { typedText } from './typed-text.js';

/** What the owner chose to show. Scores come with the figures that they are made of. */
export const SharePart = z.enum(['scores', 'findings', 'transcript', 'audio']);
export type SharePart = z.infer<typeof SharePart>;

export const Share = z.object({
  id: z.uuid(),
  sessionId: z.uuid(),
  parts: knownEntries(z.array(SharePart)),
  sharedBy: z.string(),
  /** Visitors see the scenario in place of the title, which often names the client. */
  hidesTitle: z.boolean().default(false),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Share = z.infer<typeof Share>;

/** A session as a visitor with the link sees it: only what was chosen, and nothing can be changed. */
export const SharedSession = z.object({
  title: z.string(),
  createdAt: z.iso.datetime(),
  duration: z.number().nullable(),
  scenario: z.string().nullable(),
  difficulty: known(Difficulty.nullable(), null),
  sharedBy: z.string(),
  expiresAt: z.iso.datetime(),
  parts: knownEntries(z.array(SharePart)),
  audioUrl: z.string().nullable(),
  transcript: z.string().nullable(),
  analysis: Analysis.partial().nullable(),
});
export type SharedSession = z.infer<typeof SharedSession>;

const sessionId = z.uuid();

/** Read-only links to a session; answered by the sessions service. */
export const shares = {
  create: operation({
    name: 'sessions.create-share',
    access: 'user',
    http: { method: 'POST', path: '/api/sessions/:sessionId/shares', status: 201 },
    input: z.object({
      sessionId,
      parts: z.array(SharePart).min(1, 'Choose what to share').max(20),
      expiresInDays: z.number().int().min(1).max(90).default(7),
      /** The name under which the visitor sees it. */
      sharedBy: typedText(200).min(1),
      hidesTitle: z.boolean().default(false),
    }),
    /** The address is told once: only a hash of it is kept. */
    output: Share.extend({ path: z.string() }),
  }),
  list: operation({
    name: 'sessions.list-shares',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId/shares' },
    input: z.object({ sessionId }),
    output: z.array(Share),
  }),
  revoke: operation({
    name: 'sessions.revoke-share',
    access: 'user',
    http: { method: 'DELETE', path: '/api/sessions/:sessionId/shares/:shareId', status: 204 },
    input: z.object({ sessionId, shareId: z.uuid() }),
    output: z.null(),
  }),
  open: operation({
    name: 'sessions.open-share',
    access: 'public',
    http: { method: 'GET', path: '/api/shared/:token' },
    input: z.object({ token: z.string().max(100) }),
    output: SharedSession,
  }),
};
