import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './environment.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-environment-'));
  await writeFile(join(folder, 'secret'), 'a secret of at least 32 characters\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the environment', () => {
  it('takes a secret from the file that a variable names', () => {
    const environment = readEnvironment({ LINK_SECRET_FILE: join(folder, 'secret') });
    expect(environment.secret('LINK_SECRET')).toBe('a secret of at least 32 characters');
  });

  it('refuses a variable and its file together, and a file that is not there', () => {
    const LINK_SECRET_FILE = join(folder, 'secret');
    expect(() => readEnvironment({ LINK_SECRET: 'x'.repeat(32), LINK_SECRET_FILE })).toThrow('both set');
    expect(() => readEnvironment({ LINK_SECRET_FILE: join(folder, 'none') })).toThrow('ENOENT');
  });

  it('refuses the key of a model whose address the gateway does not know', () => {
    const variables = { RABBITMQ_URL: 'amqp://x', OPENAI_API_KEY: 'sk' };
    expect(() => readEnvironment(variables)).toThrow('OPENAI_BASE_URL');
    expect(() =>
      readEnvironment({ ...variables, OPENAI_BASE_URL: 'https://api.openai.com/v1' }),
    ).not.toThrow();
  });
});
