import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

/** What belongs to the server: none of it is a page. */
const NO_PAGE = /^\/(api|idp|media|upload)(\/|$)/i;
const NOT_STORED = /^\/(api|idp|media)\b/i;

/** Headers of every answer (ASVS 5, 3.4). A page's nonce is in `response.locals.nonce`. */
export function securityHeaders(publicUrl: string, identityOrigin: string | undefined) {
  const common = commonHeaders(publicUrl);
  const connect = ["'self'", identityOrigin].filter(Boolean).join(' ');
  const policy = (styles: string): string =>
    [
      "default-src 'self'",
      "script-src 'self'",
      `style-src ${styles}`,
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      `connect-src ${connect}`,
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
  const withoutNonce = policy("'self'");
  const withNonce = (response: Response): string => {
    const nonce = randomBytes(16).toString('base64');
    response.locals['nonce'] = nonce;
    return policy(`'self' 'nonce-${nonce}'`);
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    const { path } = request;
    response.setHeader('Content-Security-Policy', NO_PAGE.test(path) ? withoutNonce : withNonce(response));
    for (const [name, value] of common) response.setHeader(name, value);
    if (NOT_STORED.test(path)) response.setHeader('Cache-Control', 'no-store');
    next();
  };
}

/** The headers that every answer has in common. */
const commonHeaders = (publicUrl: string): [name: string, value: string][] => [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'microphone=(self), camera=(), geolocation=()'],
  ...(publicUrl.startsWith('https:')
    ? [['Strict-Transport-Security', 'max-age=31536000'] as [string, string]]
    : []),
];

/** Headers of an answer that is no page and never will be one: of `/socket.io`, which Express does not see. */
export const socketHeaders = (publicUrl: string): [name: string, value: string][] => [
  ...commonHeaders(publicUrl),
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cache-Control', 'no-store'],
];
