import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Stranger } from '../people.ts';
import { NotHere, type Row } from '../row.ts';

const SECONDS = { long: 15 * 60, short: 20 };
/** 2,000 in ten seconds. */
const ALLOWED_A_SECOND = 200;
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const floods: Row[] = [
  {
    id: 'H4',
    title: 'unknown keys at the limit of an address sign nobody out, across the end of any cache',
    run: async ({ installation, a, long }) => {
      if (!installation.manyAddresses && long)
        throw new NotHere('would lock this machine out of the installation');
      const stranger = new Stranger(installation);
      const seconds = long ? SECONDS.long : SECONDS.short;
      const [strangers, person]: [Record<number, number>, Record<number, number>] = [{}, {}];
      for (let second = 0; second < seconds; second++) {
        const until = performance.now() + 1000;
        const junk = Array.from({ length: 19 }, () => {
          const token = `${part({ alg: 'RS256', kid: randomUUID() })}.${part({})}.x`;
          return stranger.send('GET', '/api/sessions', { headers: { authorization: `Bearer ${token}` } });
        });
        for (const { status } of await Promise.all(junk)) strangers[status] = (strangers[status] ?? 0) + 1;
        const { status } = await a.call('GET', '/api/sessions');
        person[status] = (person[status] ?? 0) + 1;
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, until - performance.now())));
      }
      assert.deepEqual(Object.keys(person), ['200'], JSON.stringify(person));
      return `${seconds} s, 19 a second: strangers ${JSON.stringify(strangers)}, the person ${JSON.stringify(person)}`;
    },
  },
  {
    id: 'M8',
    title: 'a flood of one address is stopped whatever it asks for, and another address notices nothing',
    run: async ({ installation, a }) => {
      if (!installation.manyAddresses) throw new NotHere('would lock this machine out of the installation');
      const seen: string[] = [];
      for (const path of [
        '/nothing',
        '/api/config',
        '/api/health/live',
        '/socket.io/?EIO=4&transport=polling',
      ]) {
        const stranger = new Stranger(installation);
        const counts: Record<number, number> = {};
        const start = performance.now();
        let worst = 0;
        for (let i = 0; i < 4000 && (counts[429] ?? 0) < 200; i += 100) {
          const began = performance.now();
          const [other, ...answers] = await Promise.all([
            a.call('GET', '/api/health/live').then(() => performance.now() - began),
            ...Array.from({ length: 100 }, () => stranger.send('GET', path)),
          ]);
          worst = Math.max(worst, other);
          for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
        }
        const sent = Object.values(counts).reduce((sum, n) => sum + n, 0);
        const each = sent / ((performance.now() - start) / 1000);
        // A machine that cannot send more than is allowed proves nothing; services/gateway/src/http/front-door.spec.ts does.
        if (counts[429] === undefined && each < ALLOWED_A_SECOND)
          seen.push(
            `${path.split('?')[0]}: only ${Math.round(each)} a second could be sent, fewer than the limit`,
          );
        else assert.ok((counts[429] ?? 0) > 0, `${path}: ${JSON.stringify(counts)}`);
        assert.equal((await a.call('GET', '/api/sessions')).status, 200);
        seen.push(`${path.split('?')[0]} ${JSON.stringify(counts)} (other <= ${Math.round(worst)} ms)`);
      }
      return seen.join('; ');
    },
  },
];
