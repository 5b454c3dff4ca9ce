import { isIP } from 'node:net';
import { join } from 'node:path';
import type { Environment } from '../config/environment.js';
import type { Logger } from '../logging/logger.js';
import { type Mail, outboxMail, smtpMail } from './mail.js';

const LOCAL_NAME = /^(localhost|[^.]+)$|\.(localhost|local|internal|lan|home\.arpa|test|invalid)$/;
const LOCAL_IP = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[(::1|f[cde].*)\]$)/;

/** Whether people elsewhere may be meant to reach this address. */
export function isPublic(url: string): boolean {
  const { hostname } = new URL(url);
  const isAddress = isIP(hostname) > 0 || hostname.startsWith('[');
  return isAddress ? !LOCAL_IP.test(hostname) : !LOCAL_NAME.test(hostname);
}

/** How letters leave this installation. */
export function chooseMail(environment: Environment, logger: Logger): Mail {
  const { NODE_ENV, SMTP_URL, LOCAL_SMTP_URL, MAIL_FROM, publicUrl, dataDir } = environment;
  const url = SMTP_URL ?? (isPublic(publicUrl) ? undefined : LOCAL_SMTP_URL);
  if (url !== undefined) return smtpMail(url, MAIL_FROM);
  return outboxMail(join(dataDir, 'outbox'), MAIL_FROM, {
    logger,
    codes: NODE_ENV === 'development',
  });
}

/** @throws Error when letters to people elsewhere would lie in a folder here */
export function assertMail({ NODE_ENV, SMTP_URL, publicUrl }: Environment): void {
  if (NODE_ENV === 'production' && SMTP_URL === undefined && isPublic(publicUrl))
    throw new Error(
      `SMTP_URL must be set: nobody who reaches Lectern at ${publicUrl} would get the code of a sign-up.`,
    );
}
