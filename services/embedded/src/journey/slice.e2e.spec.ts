import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VOICES } from '@lectern/contracts/voices';
import { SCENARIO, SCENARIOS } from '@lectern/contracts/scenarios';
import { eventually } from '@lectern/testing/eventually';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { Attorney } from './attorney.js';
import { type LecternUnderTest, openLectern } from './lectern-under-test.js';

const PDF = resolve('services/content/test-data/pdf/consumerinfo.pdf');
const SPEECH = resolve('libs/speech/test-data/talking-fast-then-slow.wav');
const HOSTILE_PDF = resolve('services/content/test-data/hostile');
const HOSTILE_AUDIO = resolve('services/analysis/test-data/hostile');

let lectern: LecternUnderTest;
let attorney: Attorney;
beforeAll(async () => {
  lectern = await openLectern();
  attorney = await Attorney.join(lectern);
}, 120_000);
afterAll(async () => {
  await lectern?.stop();
}, 60_000);

describe('the slice', () => {
  let socket: Socket;
  const heard: string[] = [];
  const progress: { jobId: string; stage: string | null; progress: number }[] = [];
  beforeAll(async () => {
    socket = io(lectern.url, { auth: { token: attorney.token }, transports: ['websocket'] });
    socket.onAny((name: string, message: (typeof progress)[number]) => {
      if (name === 'job-progress') progress.push(message);
      else heard.push(name);
    });
    await eventually(() => expect(socket.connected).toBe(true));
  });
  afterAll(() => void socket?.disconnect());

  it('is ready', async () => {
    const { status, body } = await attorney.call('GET', '/api/health/ready');
    expect({ status, state: body['status'] }).toEqual({ status: 200, state: 'ok' });
  });

  let parsed: Record<string, string>;
  it('reads the parties and the case from a court document', async () => {
    const { status, body } = await attorney.upload('/api/parse-pdf', 'pdf', PDF);
    expect(status).toBe(200);
    expect(body['clientName']).toMatch(/consumerinfo\.com/i);
    expect(body['opposingParty']).toMatch(/esteban leon/i);
    expect(body['sources'].length).toBeGreaterThan(2);
    expect(body).toMatchObject({
      sessionId: expect.any(String),
      sessionTitle: expect.stringMatching(/ v\. /),
    });
    parsed = body as Record<string, string>;
  }, 60_000);

  it.each([...SCENARIOS, 'quick-practice' as const])(
    'drafts a script for %s from that document',
    async (scenario) => {
      const caseDetails = Object.fromEntries(
        [
          'caseType',
          'jurisdiction',
          'clientName',
          'opposingParty',
          'keyFacts',
          'legalIssues',
          'desiredOutcome',
        ].map((field) => [field, parsed[field] ?? undefined]),
      );
      const { status, body } = await attorney.call('POST', '/api/generate-legal-content', {
        scenario,
        caseDetails: { caseType: 'civil-litigation', keyFacts: 'See the document.', ...caseDetails },
        sessionId: parsed['sessionId'],
      });
      expect(status).toBe(200);
      const wanted = scenario === 'quick-practice' ? SCENARIO['opening-statement'] : SCENARIO[scenario];
      for (const type of wanted.contentTypes.filter((name) => name !== 'legal_citations'))
        expect(body).toHaveProperty(type);
      expect(body['provenance'].length).toBeGreaterThan(5);
      expect(body['engine']).toMatchObject({ drafting: 'rules' });
    },
    60_000,
  );

  it.each(VOICES)(
    'speaks with the voice %s',
    async (voice) => {
      const text = 'May it please the court. This case is about one red light.';
      const { status, bytes, headers } = await attorney.call('POST', '/api/generate-audio', {
        text,
        voice,
        filename: 'o.mp3',
      });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('audio/mpeg');
      expect(bytes.subarray(0, 3).toString()).toBe('ID3');
      expect(bytes.length).toBeGreaterThan(15_000);
    },
    60_000,
  );

  it('analyzes a human recording, tells the browser and notifies', async () => {
    const created = await attorney.call('POST', '/api/sessions', { title: 'Take one' });
    expect(created.status).toBe(201);
    const path = `/api/sessions/${created.body['id']}`;
    const submitted = await attorney.upload(`${path}/analyze`, 'audio', SPEECH);
    expect({ status: submitted.status, body: submitted.body }).toMatchObject({
      status: 202,
      body: { status: 'queued' },
    });
    const session = await eventually(async () => {
      const { body } = await attorney.call('GET', path);
      expect(body['status']).toBe('completed');
      return body;
    }, 60_000);
    // Known from the file itself: 26.72 s of speech at 16 bit, 16 kHz, mono.
    expect(session['duration']).toBeCloseTo(26.72, 0);
    expect(session['analysis'].measurements.syllablesPerMinute).toBeGreaterThan(100);
    expect(session['analysis'].peaks.length).toBeGreaterThan(500);
    expect(session['analysis'].engine.measurements).toBe('signal');
    await eventually(() =>
      expect(heard).toEqual(
        expect.arrayContaining(['analysis.report-ready', 'notifications.notification-created']),
      ),
    );
    expect(progress.filter(({ jobId }) => jobId === submitted.body['jobId']).length).toBeGreaterThan(2);
    // The one that was heard may be of the script before.
    await eventually(async () => {
      const notices = (await attorney.call('GET', '/api/notifications')).body as unknown as {
        actionUrl: string;
      }[];
      expect(notices.filter(({ actionUrl }) => actionUrl === `/sessions/${created.body['id']}`)).toHaveLength(
        1,
      );
    });
    const audio = await fetch(`${lectern.url}${session['audioUrl']}`, { headers: { range: 'bytes=0-3' } });
    expect([audio.status, Buffer.from(await audio.arrayBuffer()).toString()]).toEqual([206, 'RIFF']);
  }, 120_000);
});

describe('bad input', () => {
  const hostile: [string, string, string][] = [
    ['bomb-double-flate-4gb.pdf', HOSTILE_PDF, 'pdf'],
    ['tree-loop.pdf', HOSTILE_PDF, 'pdf'],
    ['count-lie-1e9.pdf', HOSTILE_PDF, 'pdf'],
    ['not-a-pdf.pdf', HOSTILE_PDF, 'pdf'],
    ['chan65535.wav', HOSTILE_AUDIO, 'audio'],
    ['empty.webm', HOSTILE_AUDIO, 'audio'],
    ['hls.mp3', HOSTILE_AUDIO, 'audio'],
    ['text.wav', HOSTILE_AUDIO, 'audio'],
  ];

  it.each(hostile)(
    '%s gets a plain 4xx and leaves no file',
    async (name, folder, field) => {
      const created = await attorney.call('POST', '/api/sessions', { title: 'Hostile' });
      const path = field === 'pdf' ? '/api/parse-pdf' : `/api/sessions/${created.body['id']}/analyze`;
      const uploads = async () =>
        lectern.dataDir === undefined ? [] : readdir(join(lectern.dataDir, 'files', 'uploads'));
      const before = await uploads();
      const { status, body } = await attorney.upload(path, field, join(folder, name));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body['error']).toMatch(/^[A-Z].*\.$/);
      expect(await uploads()).toEqual(before);
      expect((await attorney.call('GET', `/api/sessions/${created.body['id']}`)).body['status']).toBe(
        'created',
      );
    },
    40_000,
  );

  it('a request sent again with its Idempotency-Key has one effect and one answer', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        attorney.call('POST', '/api/sessions', { title: 'Sent ten times' }, { 'idempotency-key': key }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body['id']}`)).size).toBe(1);
    const { bytes } = await attorney.call('GET', '/api/sessions');
    expect(bytes.toString().split('Sent ten times')).toHaveLength(2);
  });

  it("a stranger's session is 404, no token is 401, missing fields are named", async () => {
    const created = await attorney.call('POST', '/api/sessions', { title: 'Mine' });
    const stranger = await Attorney.join(lectern);
    for (const id of [created.body['id'], randomUUID()])
      expect(await stranger.call('GET', `/api/sessions/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    expect((await fetch(`${lectern.url}/api/sessions`)).status).toBe(401);
    expect(await attorney.call('POST', '/api/sessions', {})).toMatchObject({
      status: 400,
      body: { details: { fields: [{ field: 'title' }] } },
    });
    expect(
      await attorney.call('POST', '/api/generate-legal-content', {
        scenario: 'opening-statement',
        caseDetails: {},
      }),
    ).toMatchObject({
      status: 400,
    });
  }, 60_000);
});
