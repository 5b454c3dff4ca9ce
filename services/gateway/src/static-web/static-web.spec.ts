import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { staticWeb } from './static-web.js';

let folder: string;
const server = express();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>page</title>');
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), 'export {}');
  server.use(staticWeb(folder, 'local_Lectern1'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the built web app', () => {
  it.each(['/', '/dashboard', '/sessions/x.y', '/shared/eyJ.abc'])('%s is the page', async (path) => {
    const answer = await request(server).get(path).expect(200);
    expect(answer.text).toContain('page');
  });

  it.each([
    '/assets/main-0000.js',
    '/assets/nothing',
    '/assets/',
    '/favicon-old.png',
    '/main.js.map',
    '/robots.TXT',
  ])('%s, which is missing, is 404 and no page', async (path) => {
    const answer = await request(server).get(path).expect(404);
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  it('gives what is there', async () => {
    const answer = await request(server).get('/assets/main-1a2b.js').expect(200);
    expect(answer.headers['cache-control']).toContain('immutable');
  });
});
