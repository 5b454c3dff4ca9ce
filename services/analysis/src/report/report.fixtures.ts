import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { analysis } from '@lectern/contracts/analysis';
import type { RawPayload } from '@lectern/contracts/define';
import { recordingSubmitted } from '@lectern/contracts/session-facts';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import type { ServiceUnderTest } from '@lectern/testing/test-service';

/** A reading of five seconds. */
export const AUSTEN = resolve('libs/speech/test-data/austen-2.wav');
const TALK = resolve('libs/speech/test-data/talking-fast-then-slow.wav');
/** How long a run may take on a busy machine. */
export const WITHIN = 30_000;

const TIMES = 3;
/** Bytes before the samples of the recording. */
const HEADER = 44;

/** The same recording three times over, as a WAV file: a minute of speech, so that there is a score. */
export async function longTalk(): Promise<Buffer> {
  const wav = await readFile(TALK);
  const once = wav.subarray(HEADER);
  const long = Buffer.concat([wav.subarray(0, HEADER), ...Array.from({ length: TIMES }, () => once)]);
  long.writeUInt32LE(long.length - 8, 4);
  long.writeUInt32LE(long.length - HEADER, HEADER - 4);
  return long;
}

type Words = Partial<Omit<RawPayload<typeof recordingSubmitted>, 'fileKey'>>;

/** What is said in talking-fast-then-slow.wav. */
export const transcript =
  "This is the acoustic corpus. I'm talking pretty fast here. There's nothing going else going on, we're just, y'know, there's some speech errors, but who cares? Um, this is me talking really slow and slightly lower in intensity. Uh, we're just saying some words, and here's some more words, words, words, words. Um, and that should be all. Thanks.";

/** What is said in {@link longTalk}. */
export const longTranscript = Array.from({ length: TIMES }, () => transcript).join(' ');

/** Hands a recording to the service as the sessions service does. */
export async function submit(service: ServiceUnderTest, words: Words = {}, file: string | Buffer = TALK) {
  const attorney = words.userId === undefined ? anActor() : { userId: words.userId };
  const recording = {
    analysisId: randomUUID(),
    sessionId: randomUUID(),
    userId: attorney.userId,
    title: 'Take one',
    scenarioType: null,
    fileKey: `uploads/${randomUUID()}`,
    discardAudio: false,
    ...words,
  };
  await service.files.put(recording.fileKey, typeof file === 'string' ? await readFile(file) : file);
  const look = () => service.ask(analysis.getReport, { sessionId: recording.sessionId }, attorney);
  await service.announce(recordingSubmitted, recording);
  return { attorney, recording, look };
}

/** The same, and waits for the report. */
export async function analyzed(service: ServiceUnderTest, words: Words = {}, file: string | Buffer = TALK) {
  const submission = await submit(service, words, file);
  const report = await eventually(async () => {
    const { analysis: found } = await submission.look();
    if (!found) throw new Error('not yet');
    return found;
  }, WITHIN);
  return { ...submission, report };
}

/** Dismisses or restores a finding; by default as a stranger. */
export const dismiss = (
  service: ServiceUnderTest,
  finding: { sessionId: string; eventId: string; dismissed: boolean },
  actor = anActor(),
) => service.ask(analysis.setEventDismissed, finding, actor);
