import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routesOf } from '@lectern/contracts/define';
import { OPERATIONS } from '@lectern/contracts/operations';
import { eventually } from '@lectern/testing/eventually';
import { freePort } from '@lectern/platform/process/free-port';
import { decodeJwt } from 'jose';
import { resolve } from 'node:path';
import type { Attorney } from '../../services/embedded/src/journey/attorney.js';
import { report } from './ledger.js';
import { addNewerRows } from './newer-rows.js';
import { buildCommit, previousVersion } from './previous-code.js';
import { startProcesses, type StartedProcesses } from './process-stack.js';
import { ServiceProcess } from './service-process.js';
import { Stack } from './stack.js';

const SERVICES = ['identity', 'sessions', 'content', 'analysis', 'notifications', 'community'] as const;
/** Those that the previous version has as well. */
const BEFORE = SERVICES.filter((name) => name !== 'community');
const SPEECH = resolve('libs/speech/test-data/talking-fast-then-slow.wav');
const PDF = resolve('services/content/test-data/pdf/consumerinfo.pdf');
/** Enough for the replicas of both versions to have their turn. */
const TURNS = 4;

describe('the previous version beside this one', () => {
  let processes: StartedProcesses;
  let stack: Stack;
  let attorney: Attorney;
  let rows: Record<string, string>;
  let newer: string[];
  let removeCode: () => Promise<void>;
  const older = new Map<string, ServiceProcess>();
  let olderUrl: string;
  /** Paths that the previous version answers, too. */
  let before: ReadonlySet<string>;

  beforeAll(async () => {
    const building = buildCommit(await previousVersion(), [...BEFORE, 'gateway']);
    // Heard below, where it is needed.
    building.catch(() => undefined);
    // Services before the gateway, so these tables are of this version.
    processes = await startProcesses([...SERVICES]);
    stack = new Stack(processes);
    await stack.ready(180_000);
    attorney = await stack.join();
    rows = await work(attorney);
    newer = await addNewerRows(stack);
    const code = await building;
    removeCode = code.remove;
    for (const name of [...BEFORE, 'gateway']) {
      const port = await freePort();
      const variables = {
        ...processes.variables,
        INTERNAL_PORT: String(await freePort()),
        PORT: String(port),
      };
      if (name === 'gateway') olderUrl = `http://127.0.0.1:${port}`;
      const service = new ServiceProcess(name, variables, stack.folder, { copy: 2, root: code.root });
      older.set(name, service);
      service.start();
    }
    await eventually(
      async () => expect((await fetch(`${olderUrl}/api/health/ready`)).ok).toBe(true),
      120_000,
    );
    const { paths } = (await (await fetch(`${olderUrl}/api/openapi.json`)).json()) as { paths: object };
    before = new Set(Object.keys(paths));
  }, 600_000);
  afterAll(async () => {
    await Promise.all([...older.values()].map((service) => service.end('SIGKILL')));
    await stack?.stop();
    await removeCode?.();
  }, 60_000);

  it.each([
    'both versions of the services, the gateway of this one',
    'the gateway of the previous one',
    'the previous one alone',
  ])(
    '%s: every list and every page is answered',
    async (which) => {
      const url = which.startsWith('both') ? stack.url : olderUrl;
      // As after a rollback: the tables stay.
      if (which.endsWith('alone')) {
        await Promise.all(stack.services.map(([, service]) => service.end('SIGTERM')));
        await eventually(async () => expect((await fetch(`${url}/api/health/ready`)).ok).toBe(true), 60_000);
      }
      const here = attorney.at(url);
      const answers = new Map<number, number>();
      const failed: string[] = [];
      let asked = 0;
      const ask = async (method: string, path: string, body?: object): Promise<void> => {
        const { status, bytes } = await here.call(method, path, body);
        asked += 1;
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status >= 500) failed.push(`${status} ${method} ${path} ${bytes.toString().slice(0, 200)}`);
      };
      // Services before the gateway: nobody asks for what is new while services of before may have to answer.
      const asking = pages(rows, which.startsWith('both') ? before : undefined);
      for (let turn = 0; turn < TURNS; turn++) {
        for (const path of asking) await ask('GET', path);
        await ask('POST', '/api/sessions', { title: `Made beside ${which} ${turn}` });
        await ask('PUT', `/api/sessions/dynamo/${rows['userId']}/${rows['sessionId']}`, {
          title: `Renamed ${turn}`,
        });
      }
      report(`versions side by side, ${which}`, {
        'columns with an unknown value': newer,
        paths: asking.length,
        asked,
        answers: JSON.stringify([...answers]),
        '5xx': failed,
      });
      expect(failed).toEqual([]);
      expect(newer.length).toBeGreaterThan(5);
    },
    300_000,
  );
});

/** One of everything that has a list. @returns the names that paths ask for */
async function work(attorney: Attorney): Promise<Record<string, string>> {
  const made = async (path: string, body: object, method = 'POST'): Promise<string> => {
    const answer = await attorney.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.bytes.toString()}`);
    return String(answer.body['id']);
  };
  const userId = String(decodeJwt(attorney.token).sub);
  const caseId = await made('/api/cases', { name: 'Moss v. Vance' });
  const sessionId = await made('/api/sessions', {
    title: 'Opening',
    scenarioType: 'opening-statement',
    caseId,
  });
  await made('/api/schedule', {
    title: 'Opening, once more',
    date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    time: '09:00',
    timeZone: 'UTC',
    duration: 30,
    type: 'practice',
    scenario: 'opening-statement',
    difficulty: 'Intermediate',
    reminder: true,
  });
  const document = await attorney.upload(`/api/cases/${caseId}/documents`, 'file', PDF);
  // The previous version is built meanwhile: a service that is late says so, and is asked again.
  await eventually(async () => {
    const script = await attorney.call('POST', '/api/generate-legal-content', {
      scenario: 'opening-statement',
      caseDetails: { caseType: 'civil-litigation', keyFacts: 'On March 3 the brakes failed.' },
      sessionId,
    });
    if (script.status !== 200) throw new Error(script.bytes.toString());
  }, 120_000);
  const submitted = await attorney.upload(`/api/sessions/${sessionId}/analyze`, 'audio', SPEECH);
  if (submitted.status !== 202) throw new Error(submitted.bytes.toString());
  await eventually(async () => {
    expect((await attorney.call('GET', `/api/sessions/${sessionId}`)).body['status']).toBe('completed');
    expect((await attorney.call('GET', '/api/notifications')).body['length']).toBeGreaterThan(0);
  }, 120_000);
  return { userId, caseId, sessionId, documentId: String(document.body['id']), page: '1' };
}

/** The path of every GET operation for a user whose parameters are known; of those `among` these paths, if given. */
const pages = (names: Record<string, string>, among?: ReadonlySet<string>): string[] =>
  OPERATIONS.filter(({ access }) => access === 'user')
    .flatMap(routesOf)
    .filter(
      ({ method, path }) =>
        method === 'GET' &&
        (path.match(/(?<=:)\w+/g) ?? []).every((name) => name in names) &&
        (among?.has(path.replace(/:(\w+)/g, '{$1}')) ?? true),
    )
    .map(({ path }) => path.replace(/:(\w+)/g, (_all, name: string) => names[name]!));
