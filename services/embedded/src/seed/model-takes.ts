import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Connection } from '@lectern/platform/database/connection';
import type { Dice } from './dice.rules.js';
import type { Member, SeededLectern } from './seeded-lectern.js';
import { type Features, takeOf } from './speech.rules.js';
import { SEED_SCENARIOS, wordsOf } from './words.rules.js';

/** Real recordings; everything seeded is made of what the analyzer measured in them. */
const RECORDINGS = ['fluent-review.wav', 'talking-fast-then-slow.wav'].map((name) =>
  resolve('libs/speech/test-data', name),
);

/** A take that was analyzed like any other. */
export interface ModelTake {
  analysisId: string;
  skill: number;
}

/** A WAV file whose samples come twice: from a minute of speech on there is a score. */
function twice(wav: Buffer): Buffer<ArrayBuffer> {
  const start = wav.indexOf('data') + 'data'.length + 4;
  const size = wav.readUInt32LE(start - 4);
  const samples = wav.subarray(start, start + size);
  const long = Buffer.concat([wav.subarray(0, start), samples, samples]);
  long.writeUInt32LE(long.length - 8, 4);
  long.writeUInt32LE(2 * size, start - 4);
  return long;
}

/** Sends a recording as the recorder does, with its words. */
export async function record(
  lectern: SeededLectern,
  member: Member,
  session: { title: string; scenarioType: string; transcript?: string },
  file = RECORDINGS[0]!,
): Promise<void> {
  const { transcript, ...created } = session;
  const { id } = await lectern.call<{ id: string }>(member, 'POST', '/api/sessions', created);
  const form = new FormData();
  if (transcript !== undefined) form.append('transcript', transcript);
  form.append('audio', new Blob([twice(await readFile(file))], { type: 'audio/wav' }), basename(file));
  await lectern.call(member, 'POST', `/api/sessions/${id}/analyze`, form);
}

/** Has the analyzer judge `count` takes between poor and excellent, made of real measurements. */
export async function analyzeModels(
  lectern: SeededLectern,
  database: Connection,
  member: Member,
  options: { count: number; dice: Dice },
): Promise<ModelTake[]> {
  const { count, dice } = options;
  for (const file of RECORDINGS)
    await record(lectern, member, { title: 'A recording', scenarioType: 'opening-statement' }, file);
  await lectern.settled();
  const measured = await database.query<{
    acoustics: Omit<Features, 'durationSeconds' | 'pitch' | 'level'> & { measurements: Features };
  }>(
    `select material->'acoustics' as acoustics from analysis.report
     join analysis.submission using (analysis_id) where user_id = $1`,
    [member.userId],
  );
  const recordings = measured.rows.map(({ acoustics: { measurements, ...rest } }): Features => {
    const { durationSeconds, pitch, level } = measurements;
    return { ...rest, durationSeconds, pitch, level };
  });
  if (recordings.length !== RECORDINGS.length) throw new Error('A recording could not be analyzed.');

  const models: ModelTake[] = [];
  for (let index = 0; index < count; index += 1) {
    const skill = count === 1 ? 1 : index / (count - 1);
    const scenarioType = SEED_SCENARIOS[index % SEED_SCENARIOS.length]!;
    const { speech, pauses, syllables, passages, fades, hesitations, pitch, level, ...rest } = takeOf(
      recordings,
      skill,
      dice,
    );
    const { durationSeconds, peaks } = rest;
    const { id } = await lectern.call<{ id: string }>(member, 'POST', '/api/sessions', {
      title: 'A take',
      scenarioType,
    });
    const { jobId } = await lectern.call<{ jobId: string }>(
      member,
      'POST',
      `/api/sessions/${id}/measurements`,
      {
        speech: {
          durationSeconds,
          speech,
          pauses,
          syllables,
          passages,
          fades,
          hesitations,
          pitch,
          level,
          peaks,
        },
        transcript: wordsOf(scenarioType, syllables.length, skill, dice),
        transcriptSource: 'supplied',
      },
    );
    models.push({ analysisId: jobId, skill });
  }
  await lectern.settled();
  return models;
}
