import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import express, { Router } from 'express';

const NONCE_MARK = /__CSP_NONCE__/g;

/** The built web app: hashed files cached for a year, the page itself with this response's nonce, for every path. */
export function staticWeb(folder: string): Router {
  const router = Router();
  const page = join(folder, 'index.html');
  if (!existsSync(page)) {
    router.get('/{*path}', (_request, response) => {
      response.status(503).type('text').send('The web app has not been built: run `npm run build`.');
    });
    return router;
  }
  // Only what is the same for everybody is compressed: answers of the API mix secrets with what a caller can choose.
  router.use(compression());
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: '1h' }));
  router.get('/{*path}', async (_request, response) => {
    // Read each time: a new build names new files.
    const html = await readFile(page, 'utf8');
    response
      .type('html')
      .setHeader('Cache-Control', 'no-cache')
      .send(html.replace(NONCE_MARK, String(response.locals['nonce'])));
  });
  return router;
}
