import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { Person } from '../people.ts';
import type { Row } from '../row.ts';
import { type Call, calls, pathWith, sample, schemaOf } from '../samples.ts';

/** In the long form every operation is changed so often. */
const MUTATIONS = { long: 200, short: 12 };
/** A person and an address are used up after so many calls: of what costs, fewer may be asked. */
const CALLS_OF_ONE_PERSON = 220;

const POISON: unknown[] = [
  null,
  true,
  0,
  -1,
  1e-320,
  5e-324,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  0.1 + 0.2,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '🙂',
  "' or 1=1 --",
  '$ne',
  '../..',
  '%00',
  'NaN',
  'Infinity',
  '1e309',
  'x'.repeat(10_000),
  [],
  {},
  [[]],
  [null],
  { $ne: 1 },
  { __proto__: null, constructor: {} },
  { length: 1e9 },
  '2026-13-45',
  '0000-00-00T00:00:00Z',
];
const RAW = [
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '{"a":1e309}',
  '{"__proto__":{"x":1}}',
  '['.repeat(2_000),
  '{"a":'.repeat(500),
  '\u0000',
  '{"userId[]":1}',
];
const QUERIES = [
  'userId[]=x',
  'period[$ne]=1',
  'page=1e309',
  'page=-1',
  'limit=NaN',
  'q=%00',
  `q=${'x'.repeat(5_000)}`,
  'a=1&a=2',
  '__proto__[x]=1',
  '%ff=%ff',
];

const oneOf = <T>(list: T[]): T => list[randomInt(list.length)]!;

/** A body like a right one, with one to three things in it that nobody expects. */
function mutated(value: unknown): unknown {
  const body = structuredClone(value);
  for (let left = randomInt(1, 4); left > 0; left--) {
    let at = body as Record<string, unknown>;
    if (typeof at !== 'object' || at === null) return structuredClone(oneOf(POISON));
    for (;;) {
      const keys = Object.keys(at);
      const key = keys.length === 0 ? 'x' : oneOf(keys);
      const next = at[key];
      if (typeof next === 'object' && next !== null && randomInt(2) === 0)
        at = next as Record<string, unknown>;
      else {
        if (randomInt(8) === 0) delete at[key];
        else
          at[randomInt(10) === 0 ? oneOf(['userId', 'id', '__proto__', 'x'.repeat(300)]) : key] =
            structuredClone(oneOf(POISON));
        break;
      }
    }
  }
  return body;
}

async function mutate(person: Person, call: Call): Promise<{ status: number; text: string; said: string }> {
  const { route } = call;
  const ids = Object.fromEntries(
    call.params.map((name) => [
      name,
      oneOf([
        person.userId,
        'x',
        '\u0000',
        "'",
        '-1',
        '..',
        '%',
        'x'.repeat(500),
        'null',
        crypto.randomUUID(),
      ]),
    ]),
  );
  const path = `${pathWith(call, ids)}${randomInt(3) === 0 ? `?${oneOf(QUERIES)}` : ''}`;
  const right = sample(schemaOf(call));
  if (route.method === 'GET') return { ...(await person.call('GET', path)), said: path };
  if (route.upload !== undefined && route.upload.encoding !== 'base64') {
    const fields = Object.fromEntries(
      Object.entries((mutated(right) ?? {}) as object).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    const bytes = oneOf(['', 'x', '%PDF-1.4\n', 'RIFF\u0000\u0000\u0000\u0000WAVE', '\u001aE\u00df\u00a3']);
    return {
      ...(await person.upload(
        path,
        oneOf([route.upload.field, 'x']),
        {
          bytes,
          name: oneOf(['a.pdf', 'a.wav', '', '../x']),
          type: oneOf(['application/pdf', 'audio/wav', 'text/html']),
        },
        fields,
      )),
      said: `${path} ${JSON.stringify(fields).slice(0, 200)}`,
    };
  }
  const body = randomInt(6) === 0 ? oneOf(RAW) : JSON.stringify(mutated(right));
  return { ...(await person.call(route.method, path, body)), said: `${path} ${body.slice(0, 300)}` };
}

export const fuzz: Row[] = [
  {
    id: 'S21',
    title: 'no input of any operation makes an error of ours',
    run: async ({ installation, long }) => {
      const each = long ? MUTATIONS.long : MUTATIONS.short;
      const counts: Record<number, number> = {};
      const faults: string[] = [];
      let [person, used] = [await Person.join(installation), 0];
      for (const call of calls) {
        // The probe of readiness and what ends sign-ins are no place for a fuzzer that goes on.
        if (/sign-ins/.test(call.route.path) || call.operation.access === 'internal') continue;
        for (let i = 0; i < each; i += 4) {
          const answers = await Promise.all(Array.from({ length: 4 }, () => mutate(person, call)));
          used += 4;
          for (const { status, text, said } of answers) {
            counts[status] = (counts[status] ?? 0) + 1;
            if (status >= 500 && status !== 503)
              faults.push(`${call.route.method} ${said}: ${status} ${text.slice(0, 150)}`);
            if (/\bat .*\.[jt]s:\d|select .* from|syntax error|ENOENT|\/work\//i.test(text))
              faults.push(`${said} tells: ${text.slice(0, 200)}`);
          }
          if (used >= CALLS_OF_ONE_PERSON) [person, used] = [await Person.join(installation), 0];
        }
      }
      for (const action of [
        'SignUp',
        'ConfirmSignUp',
        'InitiateAuth',
        'RespondToAuthChallenge',
        'GetUser',
        'RevokeToken',
        'GetTokensFromRefreshToken',
        'AssociateSoftwareToken',
        'VerifySoftwareToken',
        'SetUserMFAPreference',
        'DeleteUser',
      ])
        for (let i = 0; i < each; i++) {
          const right = {
            Username: 'x@firm.example',
            AccessToken: 'x',
            Token: 'x',
            AuthFlow: 'USER_SRP_AUTH',
            AuthParameters: { USERNAME: 'x', SRP_A: '2' },
            Session: 'x',
            ChallengeName: 'PASSWORD_VERIFIER',
            UserCode: '1',
            RefreshToken: 'x',
          };
          const { status, text } = await person.pool(action, mutated(right) as object);
          counts[status] = (counts[status] ?? 0) + 1;
          if (status >= 500 && status !== 503) faults.push(`${action}: ${status} ${text.slice(0, 150)}`);
          if (++used % CALLS_OF_ONE_PERSON === 0) person = await Person.join(installation);
        }
      assert.deepEqual(faults.slice(0, 10), [], `${faults.length} faults`);
      const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
      return `${all} calls over ${calls.length} routes, ${each} each: ${JSON.stringify(counts)}`;
    },
  },
  {
    id: 'S22',
    title: 'no address that a person gives is visited',
    run: async ({ a, canary }) => {
      const addresses = [
        canary.url,
        `//${new URL(canary.url).host}`,
        '/\\evil',
        'javascript:alert(1)',
        'http://169.254.169.254/latest/meta-data',
        'file:///etc/passwd',
      ];
      for (const url of addresses) {
        await a.call('POST', '/api/push/subscriptions', {
          endpoint: url,
          keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
          subscription: { endpoint: url, keys: { p256dh: 'x', auth: 'x' } },
        });
        await a.call('POST', '/api/sessions', { title: url, caseData: { clientName: url, keyFacts: url } });
        await a.call('POST', '/api/user/profile', { name: url, firm: url });
        await a.send('GET', '/api/config', {
          headers: { referer: url, origin: url, 'x-forwarded-host': new URL(canary.url).host },
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      assert.equal(canary.visits(), 0);
      return `${addresses.length} addresses in 4 places: 0 visits`;
    },
  },
];
