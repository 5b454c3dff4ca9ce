import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Attorney } from '../../services/embedded/src/journey/attorney.js';
import type { Stack } from './stack.js';

const SPEECH = resolve('libs/speech/test-data/talking-fast-then-slow.wav');

const LANES = 4;
/** How often the speech is repeated, so that a worker is at it when it is killed. */
const REPEATS = 6;

function longSpeech(folder: string): string {
  const file = join(folder, 'long-speech.wav');
  if (!existsSync(file))
    execFileSync('ffmpeg', ['-v', 'error', '-stream_loop', String(REPEATS - 1), '-i', SPEECH, file]);
  return file;
}

/** A session with a recording that waits for its analysis. @returns the session and the run */
export async function submitRecording(
  stack: Stack,
  attorney: Attorney,
  title: string,
): Promise<{ sessionId: string; jobId: string }> {
  const created = await attorney.call('POST', '/api/sessions', { title });
  const sessionId = String(created.body['id']);
  const submitted = await attorney.upload(
    `/api/sessions/${sessionId}/analyze`,
    'audio',
    longSpeech(stack.folder),
  );
  if (submitted.status !== 202) throw new Error(`analyze: ${submitted.status} ${submitted.bytes.toString()}`);
  return { sessionId, jobId: String(submitted.body['jobId']) };
}

/** Many recordings, a few at a time. @returns the sessions */
export async function submitRecordings(stack: Stack, attorney: Attorney, count: number): Promise<string[]> {
  const sessionIds: string[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const title = `Recording ${next++}`;
      sessionIds.push((await submitRecording(stack, attorney, title)).sessionId);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return sessionIds;
}

export interface Outcome {
  completed: number;
  failed: number;
  stuck: number;
  /** Runs that needed more than one try. */
  triedAgain: number;
  /** Ids of sessions, as often as a report or a notification of them exists. */
  reports: string[];
  notified: string[];
}

/** What has become of these sessions. */
export async function outcomeOf(stack: Stack, sessionIds: string[]): Promise<Outcome> {
  const states = await stack.query<{ status: string }>(
    `select status from sessions.session where id = any($1)`,
    [sessionIds],
  );
  const idsOf = async (sql: string): Promise<string[]> =>
    (await stack.query<{ id: string }>(sql, [sessionIds])).map(({ id }) => id);
  const count = (status: string): number => states.filter((row) => row.status === status).length;
  return {
    completed: count('completed'),
    failed: count('failed'),
    triedAgain: (
      await idsOf(
        `select r.id::text as id from analysis.job_run r join analysis.submission s on s.analysis_id = r.id
         where r.attempt > 1 and s.session_id = any($1::uuid[])`,
      )
    ).length,
    stuck: sessionIds.length - count('completed') - count('failed'),
    reports: await idsOf(
      `select s.session_id::text as id from analysis.report r join analysis.submission s using (analysis_id)
       where s.session_id = any($1::uuid[])`,
    ),
    notified: await idsOf(
      `select subject as id from notifications.notification where category = 'analysis' and subject = any($1)`,
    ),
  };
}

export const twice = (ids: string[]): string[] => ids.filter((id, i) => ids.indexOf(id) !== i);
