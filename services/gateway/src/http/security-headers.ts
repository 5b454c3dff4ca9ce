import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

/** Headers of every answer (ASVS 5, 3.4). A page's nonce is in `response.locals.nonce`. */
export function securityHeaders(publicUrl: string, identityOrigin: string | undefined) {
  const connect = ["'self'", identityOrigin].filter(Boolean).join(' ');
  return (request: Request, response: Response, next: NextFunction): void => {
    const nonce = randomBytes(16).toString('base64');
    response.locals['nonce'] = nonce;
    response.setHeader(
      'Content-Security-Policy',
      [
        "default-src 'self'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        `connect-src ${connect}`,
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    );
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Permissions-Policy', 'microphone=(self), camera=(), geolocation=()');
    if (publicUrl.startsWith('https:')) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    if (/^\/(api|idp|media)\b/i.test(request.path)) response.setHeader('Cache-Control', 'no-store');
    next();
  };
}
