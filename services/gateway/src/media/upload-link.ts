import { randomUUID } from 'node:crypto';
import { storedFiles } from '@lectern/contracts/stored-files';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { openUploadLink } from '@lectern/platform/files/signed-link';
import type { Bus } from '@lectern/platform/messaging/bus';
import { Router } from 'express';
import { limitedBody } from './limited-body.js';

/** `PUT /upload/<grant>`: takes the one file that its signed link was made for, once. */
export function uploadLinkRoutes(files: Files, bus: Bus, secret: string): Router {
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
    const body = limitedBody(request, grant.maxBytes, tooLarge);
    // Every upload has a file of its own; the first that is complete takes the link, however many come at a time.
    const storedAs = `uploads/${randomUUID()}`;
    await files.put(storedAs, body);
    try {
      await bus.ask(storedFiles.keepUpload, { key: grant.key, storedAs }, null);
    } catch (error) {
      // Without an answer nobody knows whether it was taken; the sweep looks later.
      if (error instanceof AppError && error.code === 'conflict') await files.delete(storedAs);
      throw error;
    }
    response.status(200).end();
  });
  return router;
}
