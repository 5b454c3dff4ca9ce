import assert from 'node:assert/strict';
import { secrets } from '../people.ts';
import { NotHere, type Row } from '../row.ts';

/** Runs last: what the whole run knows and the log must not. */
export const logs: Row = {
  id: 'S27',
  title: 'errors tell nothing of the inside, and no log holds a secret of this run',
  run: async ({ a, installation }) => {
    const answer = await a.call('POST', '/api/sessions', '{"title":');
    assert.ok(!/at .*\.js|\/services\//.test(answer.text));
    const log = installation.logs();
    if (log === '') throw new NotHere('the log of an installation elsewhere cannot be read');
    const found = [...secrets].filter((secret) => secret.length >= 8 && log.includes(secret));
    assert.deepEqual(
      found.map((secret) => `${secret.slice(0, 6)}…`),
      [],
    );
    assert.ok(!log.includes('sk-secret-of-this-run'), 'the key of the model');
    assert.ok(!/"code":"\d{6}"/.test(log), 'a mailed code');
    const lines = log.split('\n').length;
    const broken = log
      .split('\n')
      .filter((line) => line.includes('"level":50'))
      .map((line) => line.slice(0, 300));
    return `${secrets.size} secrets, ${lines} lines: 0 found; ${broken.length} errors logged${broken.length > 0 ? `, the first: ${broken[0]}` : ''}`;
  },
};
