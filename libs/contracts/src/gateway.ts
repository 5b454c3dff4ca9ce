import { z } from 'zod';
import { Allowance } from './allowance.js';
import { AppConfig } from './app-config.js';
import { operation } from './define.js';
import { knownEntries } from './known.js';
import { MAX_AUDIO_BYTES, MOST_UPLOAD_PARTS, UPLOAD_PART_BYTES } from './file-limits.js';
import { HealthReport } from './health.js';

const PART_NUMBERS = `Parts have the numbers 0 to ${MOST_UPLOAD_PARTS - 1}.`;
const nothing = z.object({});
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'The address needs the SHA-256 of the file.');

/** What the gateway answers itself, without asking a service. */
export const gateway = {
  getConfig: operation({
    name: 'gateway.get-config',
    access: 'public',
    http: { method: 'GET', path: '/api/config' },
    input: nothing,
    output: AppConfig,
  }),
  describeApi: operation({
    name: 'gateway.describe-api',
    access: 'public',
    http: { method: 'GET', path: '/api/openapi.json' },
    input: nothing,
    output: z.looseObject({ openapi: z.string() }),
  }),
  /** This process runs. */
  isLive: operation({
    name: 'gateway.is-live',
    access: 'public',
    http: { method: 'GET', path: '/api/health/live' },
    input: nothing,
    output: z.object({ status: z.literal('ok') }),
  }),
  /** Every service answers and reaches what it needs; 503 with the same report when one does not. */
  isReady: operation({
    name: 'gateway.is-ready',
    access: 'public',
    http: { method: 'GET', path: '/api/health/ready', alsoAt: [503] },
    input: nothing,
    output: HealthReport,
  }),
  /** What the caller may have and use, and how much of it is used; what a service that is away limits is not in it. */
  readAllowance: operation({
    name: 'gateway.read-allowance',
    access: 'user',
    http: { method: 'GET', path: '/api/user/allowance' },
    input: nothing,
    output: knownEntries(z.array(Allowance)),
  }),
  /** Numbers of the parts of a file that have arrived, from 0, ascending. */
  listUploadParts: operation({
    name: 'gateway.list-upload-parts',
    access: 'user',
    http: { method: 'GET', path: '/api/uploads/:sha256' },
    input: z.object({ sha256 }),
    output: z.object({ parts: z.array(z.number().int()) }),
  }),
  putUploadPart: operation({
    name: 'gateway.put-upload-part',
    access: 'user',
    http: {
      method: 'PUT',
      path: '/api/uploads/:sha256/:part',
      status: 204,
      bytes: { maxBytes: UPLOAD_PART_BYTES },
    },
    input: z.object({
      sha256,
      part: z
        .string()
        .regex(/^\d{1,3}$/, PART_NUMBERS)
        .transform(Number)
        .refine((part) => part < MOST_UPLOAD_PARTS, PART_NUMBERS),
    }),
    output: z.null(),
  }),
  /** Takes the one file that a signed link was made for, once. */
  takeUpload: operation({
    name: 'gateway.take-upload',
    access: 'public',
    http: { method: 'PUT', path: '/upload/:token', bytes: { maxBytes: MAX_AUDIO_BYTES } },
    input: z.object({ token: z.string() }),
    output: z.null(),
  }),
  /** Opens one stored file to whoever has its signed link. Seeking works, by `Range`. */
  openMedia: operation({
    name: 'gateway.open-media',
    access: 'public',
    http: { method: 'GET', path: '/media/:token', responds: 'file', alsoAt: [206] },
    input: z.object({ token: z.string() }),
    output: z.null(),
  }),
};
