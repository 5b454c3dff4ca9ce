import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response, Router } from 'express';

/** A file that a page asks for, and that is no page. */
const ASSET =
  /^\/assets\/|\.(?:js|mjs|css|map|json|webmanifest|txt|xml|wasm|ico|png|jpe?g|svg|webp|woff2?)$/i;

const NONCE_MARK = /__CSP_NONCE__/g;

/**
 * The built web app: hashed files cached for a year, the page itself with this response's nonce, for every path that is not
 * the server's.
 */
export function staticWeb(folder: string, poolId: string) {
  const web = webApp(folder);
  const server = new Set(['api', 'idp', 'media', 'upload', poolId.toLowerCase()]);
  return (request: Request, response: Response, next: NextFunction): void => {
    if (server.has(request.path.split('/')[1]!.toLowerCase())) next();
    else web(request, response, next);
  };
}

function webApp(folder: string): Router {
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
  router.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y' }));
  router.use(express.static(folder, { index: false, maxAge: '1h' }));
  router.get('/{*path}', async (request, response) => {
    // A page in place of a missing script would be taken for one.
    if (ASSET.test(request.path)) {
      response.status(404).type('text').send('There is nothing at this address.');
      return;
    }
    // Read each time: a new build names new files.
    const html = await readFile(page, 'utf8');
    response
      .type('html')
      .setHeader('Cache-Control', 'no-cache')
      .send(html.replace(NONCE_MARK, String(response.locals['nonce'])));
  });
  return router;
}
