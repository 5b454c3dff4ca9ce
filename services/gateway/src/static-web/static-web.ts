import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const html = readFileSync(page, 'utf8');
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: '1h' }));
  router.get('/{*path}', (_request, response) => {
    response
      .type('html')
      .setHeader('Cache-Control', 'no-cache')
      .send(html.replace(NONCE_MARK, String(response.locals['nonce'])));
  });
  return router;
}
