import { z } from 'zod';
import { fact, operation } from './define.js';
import { known } from './known.js';
import { Stage } from './stages.js';

/** For how many days the file of an export can be downloaded. */
export const EXPORT_DAYS = 7;

export const ExportState = z.enum(['running', 'ready', 'failed']);
export type ExportState = z.infer<typeof ExportState>;

/** A copy of all that is kept of a user, as one zip file. */
export const DataExport = z.object({
  /** Also the id of its run, under which progress is told. */
  id: z.uuid(),
  state: known(ExportState, 'running'),
  stage: Stage,
  progress: z.number().min(0).max(1),
  requestedAt: z.iso.datetime(),
  /** Bytes of the file; null until it is there. */
  size: z.number().int().nonnegative().nullable(),
  /** When the file goes; null until it is there. */
  expiresAt: z.iso.datetime().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

const one = z.object({ exportId: z.uuid() });

/** All that is kept of a user, as a file; answered by the sessions service. */
export const dataExport = {
  /** Begins one; while one runs, that one is the answer. */
  start: operation({
    name: 'sessions.start-export',
    access: 'user',
    http: { method: 'POST', path: '/api/user/export', status: 202 },
    input: z.object({}),
    output: DataExport,
    costly: true,
  }),
  /** The newest; null when there is none, or it has expired. */
  get: operation({
    name: 'sessions.get-export',
    access: 'user',
    http: { method: 'GET', path: '/api/user/export' },
    input: z.object({}),
    output: z.object({ export: DataExport.nullable() }),
  }),
  /** Stops one that runs; of one that is ready it deletes the file. */
  remove: operation({
    name: 'sessions.remove-export',
    access: 'user',
    http: { method: 'DELETE', path: '/api/user/export/:exportId', status: 204 },
    input: one,
    output: z.null(),
  }),
  /** A link to the file; it works for an hour, and never longer than the file is kept. */
  link: operation({
    name: 'sessions.link-export',
    access: 'user',
    http: { method: 'POST', path: '/api/user/export/:exportId/link' },
    input: one,
    output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  }),
};

/** An export of this user began, ended or was removed. */
export const exportChanged = fact('sessions.export-changed', z.object({ userId: z.string() }));
export const exportReady = fact(
  'sessions.export-ready',
  z.object({ userId: z.string(), exportId: z.uuid(), expiresAt: z.iso.datetime() }),
);
