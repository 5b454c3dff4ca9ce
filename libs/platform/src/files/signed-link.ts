import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const Grant = z.object({
  key: z.string(),
  /** Name under which the browser saves the file. */
  name: z.string(),
  type: z.string(),
  /** Seconds since 1970. */
  exp: z.number().int(),
});
export type Grant = z.infer<typeof Grant>;

const UploadGrant = z.object({
  key: z.string(),
  type: z.string(),
  maxBytes: z.number().int(),
  exp: z.number().int(),
});
export type UploadGrant = z.infer<typeof UploadGrant>;

/** How long a link to a recording or a PDF works, in seconds. */
export const LINK_SECONDS = 300;
/** How long a link takes an upload, in seconds. */
const UPLOAD_LINK_SECONDS = 900;

type Purpose = 'media' | 'upload';

// The purpose is part of what is signed: a link for reading never becomes one for writing.
const sign = (secret: string, purpose: Purpose, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest();

function seal(secret: string, purpose: Purpose, grant: object, seconds: number): string {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const text = Buffer.from(JSON.stringify({ ...grant, exp })).toString('base64url');
  return `/${purpose}/${text}.${sign(secret, purpose, text).toString('base64url')}`;
}

function unseal<G extends { exp: number }>(
  secret: string,
  purpose: Purpose,
  token: string,
  schema: z.ZodType<G>,
): G | null {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(secret, purpose, text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const grant = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return grant.exp * 1000 > Date.now() ? grant : null;
}

/** Path on the gateway that opens one file for a while. Whoever has it may read the file: it never goes into a log. */
export const signLink = (secret: string, grant: Omit<Grant, 'exp'>, seconds = LINK_SECONDS): string =>
  seal(secret, 'media', grant, seconds);

/** The grant behind a link's last part, or null if it is forged or has expired. */
export const openLink = (secret: string, token: string): Grant | null =>
  unseal(secret, 'media', token, Grant);

/** Path on the gateway that takes one file of one type by PUT, once. */
export const signUploadLink = (secret: string, grant: Omit<UploadGrant, 'exp'>): string =>
  seal(secret, 'upload', grant, UPLOAD_LINK_SECONDS);

/** The grant behind an upload link's last part, or null if it is forged or has expired. */
export const openUploadLink = (secret: string, token: string): UploadGrant | null =>
  unseal(secret, 'upload', token, UploadGrant);
