import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Attorney } from '../../services/embedded/src/journey/attorney.js';
import { report } from './ledger.js';
import { Posting } from './posting.js';
import type { Stack } from './stack.js';
import { testStack } from './stack.js';

const UPLOADS = 20;

const under = testStack();

// What docs/operations.md says, step by step, with a whole installation: npm run faults -- --compose backup-restore
const composed = process.env['FAULTS_STACK'] === 'compose' ? describe : describe.skip;

composed('a backup that is made while attorneys work, restored into empty volumes', () => {
  it('brings back every table, every file and every sign-in', async () => {
    const { stack } = under;
    const { compose, pipe } = stack.containers!;
    const dump = join(stack.folder, 'lectern.dump');
    const archive = join(stack.folder, 'files.tar');
    const attorneys = await Promise.all(Array.from({ length: 3 }, () => stack.join()));
    const uploads = await uploadDocuments(attorneys[0]!, UPLOADS);
    const posting = new Posting(attorneys, 'Backup', 5);
    await delay(5000);

    const beganAt = Date.now();
    const before = await dumpWith(stack, dump);
    await pipe({ into: archive }, 'exec', '-T', 'sessions', 'lectern', 'files', 'save');
    const backupSeconds = (Date.now() - beganAt) / 1000;
    await delay(2000);
    await posting.stop();
    const dueIn = posting.posts.filter((post) => post.status === 201 && post.answeredAt < beganAt);

    const downAt = Date.now();
    await compose('down', '--volumes', '--timeout', '5');
    await compose('up', '-d', 'postgres');
    const restore = [
      'exec',
      '-T',
      'postgres',
      'pg_restore',
      '-U',
      'lectern',
      '-d',
      'lectern',
      '--exit-on-error',
    ];
    await stack.containers!.healthy('postgres');
    await pipe({ from: dump }, ...restore);
    const after = await stack.containers!.withPostgres(fingerprints);
    await compose('up', '-d');
    await pipe({ from: archive }, 'exec', '-T', 'sessions', 'lectern', 'files', 'load');
    await stack.ready(300_000);
    const restoreSeconds = (Date.now() - downAt) / 1000;

    const changed = [...before]
      .filter(([table, print]) => after.get(table) !== print)
      .map(([table]) => table);
    const sessions = new Set<string>();
    for (const attorney of attorneys) {
      const { body } = await attorney.call('GET', '/api/sessions');
      for (const { id } of body as unknown as { id: string }[]) sessions.add(id);
    }
    const lost = dueIn.filter(({ id }) => id === undefined || !sessions.has(id));
    const damaged: string[] = [];
    for (const [sessionId, sha256] of uploads)
      if ((await downloaded(stack, attorneys[0]!, sessionId)) !== sha256) damaged.push(sessionId);
    report('backup under writes, restored', {
      'sessions acknowledged before it began': dueIn.length,
      lost,
      tables: before.size,
      'tables that differ': changed,
      files: uploads.size,
      'files that differ': damaged,
      'backup, seconds': backupSeconds.toFixed(0),
      'from nothing to ready, seconds': restoreSeconds.toFixed(0),
    });
    expect({ lost, changed, damaged }).toEqual({ lost: [], changed: [], damaged: [] });
    expect(dueIn.length).toBeGreaterThan(0);
  }, 1_200_000);
});

/** Dumps the database, and takes the print of each table at the very moment of the dump. */
async function dumpWith(stack: Stack, file: string): Promise<Map<string, string>> {
  return stack.containers!.withPostgres(async (client) => {
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const prints = await fingerprints(client);
    const dump = ['pg_dump', '-U', 'lectern', '-Fc', `--snapshot=${rows[0]!.id}`, 'lectern'];
    await stack.containers!.pipe({ into: file }, 'exec', '-T', 'postgres', ...dump);
    return prints;
  });
}

/** Of each table of the services: how many rows, and a hash of them all. */
async function fingerprints(client: pg.Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const prints = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print
       from ${name} t`,
    );
    prints.set(name, rows[0]!.print);
  }
  return prints;
}

const pdf = (text: string): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

/** @returns the sessions and the hash of the document of each */
async function uploadDocuments(attorney: Attorney, count: number): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  for (let i = 0; i < count; i++) {
    const created = await attorney.call('POST', '/api/sessions', { title: `With a document ${i}` });
    const sessionId = String(created.body['id']);
    const bytes = pdf(`document ${i} ${'x'.repeat(i * 1000)}`);
    const pdfData = bytes.toString('base64');
    const sent = await attorney.call('POST', '/api/upload/session-pdf', { sessionId, pdfData });
    if (sent.status >= 300) throw new Error(`upload: ${sent.status} ${sent.bytes.toString()}`);
    kept.set(sessionId, createHash('sha256').update(bytes).digest('hex'));
  }
  return kept;
}

async function downloaded(stack: Stack, attorney: Attorney, sessionId: string): Promise<string> {
  const link = await attorney.call('GET', `/api/download/${encodeURIComponent(`pdfs/${sessionId}`)}`);
  const file = await fetch(new URL(String(link.body['downloadUrl']), stack.url));
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
}
