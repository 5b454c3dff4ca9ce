import { Transform } from 'node:stream';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { openUploadLink } from '@lectern/platform/files/signed-link';
import { Router } from 'express';

/** `PUT /upload/<grant>`: takes the one file that its signed link was made for, once. */
export function uploadLinkRoutes(files: Files, secret: string): Router {
  const router = Router();
  router.put('/upload/:token', async (request, response) => {
    const grant = openUploadLink(secret, request.params.token);
    if (grant === null) throw new AppError('not_found', 'This link has expired or does not exist.');
    if (request.headers['content-type'] !== grant.type)
      throw new AppError('unsupported_media', `This link takes ${grant.type} only.`);
    const tooLarge = new AppError(
      'too_large',
      `The file is larger than ${Math.floor(grant.maxBytes / 1024 / 1024)} MB.`,
    );
    if (Number(request.headers['content-length'] ?? 0) > grant.maxBytes) throw tooLarge;
    if ((await files.size(grant.key)) !== null) throw new AppError('conflict', 'This link has been used.');
    let size = 0;
    const limit = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        done(size > grant.maxBytes ? tooLarge : null, chunk);
      },
    });
    request.on('aborted', () => limit.destroy(new AppError('invalid_input', 'The upload was cut off.')));
    await files.put(grant.key, request.pipe(limit));
    response.status(200).end();
  });
  return router;
}
