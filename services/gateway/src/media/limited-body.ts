import { Transform } from 'node:stream';
import { type AppError, refuse } from '@lectern/platform/errors/app-error';
import type { Request } from 'express';

/** The body of a request as a stream that fails when it is longer than allowed, or cut off. */
export function limitedBody(request: Request, maxBytes: number, tooLarge: AppError): Transform {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > maxBytes ? tooLarge : null, chunk);
    },
  });
  // Whoever reads it hears of it; before that an error that nobody hears would end the process.
  limit.on('error', () => undefined);
  request.on('aborted', () => limit.destroy(refuse('upload-cut-off')));
  return request.pipe(limit);
}
