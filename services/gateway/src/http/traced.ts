import type { Logger } from '@lectern/platform/logging/logger';
import { newTraceId, withTrace } from '@lectern/platform/logging/trace';
import type { NextFunction, Request, Response } from 'express';

/** Gives a request its trace and writes one line when it is answered. Paths only: queries, media links, hashes of files and the tokens of shares and calendars are secret. */
export const traced = (logger: Logger) => {
  let isWarned = false;
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined && !request.app.get('trust proxy')) {
      isWarned = true;
      logger.warn(
        'X-Forwarded-For arrives and is not believed, so everybody behind that proxy counts as one address. Set TRUSTED_PROXIES to the number of proxies.',
      );
    }
    const started = performance.now();
    const traceId = newTraceId();
    response.setHeader('X-Trace-Id', traceId);
    // Routes are found in small and capital letters alike.
    const path = request.path.replace(
      /^\/(media|upload|api\/shared|api\/calendar|api\/uploads)\/.*/i,
      '/$1/…',
    );
    withTrace({ traceId }, () => {
      response.on('finish', () => {
        if (/^\/(api|idp|media|upload)\b/i.test(path) && !path.startsWith('/api/health'))
          logger.info(
            {
              traceId,
              method: request.method,
              path,
              status: response.statusCode,
              ms: Math.round(performance.now() - started),
            },
            'request',
          );
      });
      next();
    });
  };
};
