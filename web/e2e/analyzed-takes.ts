import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SpeechAnalyzer } from '@lectern/speech/analyzer';
import type { Acoustics } from '@lectern/speech/measurements';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { until } from './installation.ts';

const DATA = resolve(import.meta.dirname, '../../libs/speech/test-data');
/** 26.72 s of a person, first fast, then slow. */
export const TALK = join(DATA, 'talking-fast-then-slow.wav');
/** Somebody else reads steadily. */
const READING = join(DATA, 'sonnet-3.mp3');
const WORDS =
  "This is the acoustic corpus. I'm talking pretty fast here. There's nothing going else going on, we're just, y'know, there's some speech errors, but who cares? Um, this is me talking really slow and slightly lower in intensity. Uh, we're just saying some words, and here's some more words, words, words, words. Um, and that should be all. Thanks.";

/** Twice more without fillers: one that is dismissed then weighs enough to be seen. */
const CLEAN = WORDS.replaceAll(/(?:Um|Uh), |y'know, |words, words, words, /g, '');
export const LONG_WORDS = [WORDS, CLEAN, CLEAN].join(' ');

/** The two recordings over and over, in a folder: a minute of speech each, so that they have a score; and 14 s of one. */
export const longTakes = (folder: string) => ({
  talk: repeated(TALK, 3, join(folder, 'talk.wav')),
  reading: repeated(READING, 2, join(folder, 'reading.wav')),
  short: converted(['-t', '14', '-i', TALK], join(folder, 'short.wav')),
});

const repeated = (file: string, times: number, to: string): string =>
  converted(['-stream_loop', String(times - 1), '-i', file], to);

function converted(from: string[], to: string): string {
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...from, '-ac', '1', '-ar', '16000', to]);
  return to;
}

/** What the API answers the signed-in user of the page. */
export async function call(
  page: Page,
  method: string,
  path: string,
  body?: FormData | object,
): Promise<unknown> {
  const answer = await callApi(page, method, path, body);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/** What a browser would measure of a recording. */
export function measured(file: string): Acoustics {
  const args = ['-nostdin', '-v', 'error', '-i', file, '-ac', '1', '-ar', '16000', '-f', 'f32le', 'pipe:1'];
  const bytes = execFileSync('ffmpeg', args, { maxBuffer: 1e9 });
  const analyzer = new SpeechAnalyzer();
  analyzer.push(new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
  return analyzer.finish();
}

export interface Reviewed {
  id: string;
  status: string;
}

/** A session of the opening statement with an analyzed recording. */
export async function analyzed(page: Page, title: string, file: string, words?: string): Promise<string> {
  const session = (await call(page, 'POST', '/api/sessions', {
    title,
    scenarioType: 'opening-statement',
  })) as Reviewed;
  const form = new FormData();
  if (words) {
    form.append('transcript', words);
    form.append('transcriptSource', 'supplied');
  }
  form.append('audio', new Blob([readFileSync(file)]), file.split('/').at(-1));
  await call(page, 'POST', `/api/sessions/${session.id}/analyze`, form);
  await completed(page, session.id);
  return session.id;
}

/** Waits until a session is analyzed. */
export const completed = (page: Page, sessionId: string, milliseconds = 60_000): Promise<void> =>
  until(
    async () => ((await call(page, 'GET', `/api/sessions/${sessionId}`)) as Reviewed).status === 'completed',
    milliseconds,
  );
