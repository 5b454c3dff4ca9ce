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

/** How long a link to a recording or a PDF works, in seconds. */
export const LINK_SECONDS = 300;

const sign = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`media:${text}`).digest();

/** Path on the gateway that opens one file for a while. Whoever has it may read the file: it never goes into a log. */
export function signLink(secret: string, grant: Omit<Grant, 'exp'>, seconds = LINK_SECONDS): string {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const text = Buffer.from(JSON.stringify({ ...grant, exp })).toString('base64url');
  return `/media/${text}.${sign(secret, text).toString('base64url')}`;
}

/** The grant behind a link's last part, or null if it is forged or has expired. */
export function openLink(secret: string, token: string): Grant | null {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(secret, text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const grant = Grant.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return grant.exp * 1000 > Date.now() ? grant : null;
}
