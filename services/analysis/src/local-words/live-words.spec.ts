import { afterAll, describe, expect, it } from '@jest/globals';
import { readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { analysis } from '@lectern/contracts/analysis';
import { LONGEST_PIECE, localWords } from '@lectern/contracts/local-words';
import { recordingSubmitted } from '@lectern/contracts/session-facts';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { SpeechAnalyzer } from '@lectern/speech/analyzer';
import { featuresOf } from '@lectern/speech/measurements';
import { analysisService } from '../service.js';
import { tinyModels } from './local-words.fixtures.js';
import { samplesOf } from '@lectern/platform/models/pcm';

const models = await tinyModels();
afterAll(async () => {
  if (models !== undefined) await rm(models, { recursive: true, force: true });
});
const HEADER = 44;
const sound = (await readFile(resolve('libs/speech/test-data/austen-2.wav'))).subarray(HEADER);
const PIECE = sound.subarray(0, 4 * 32_000).toString('base64');

describe('words while somebody speaks, without a recognizer', () => {
  const service = testService(analysisService, { variables: { MODELS_DIR: '/nowhere' } });

  it('are refused as not installed', async () => {
    const asked = service.ask(localWords.hearPiece, { pcm: PIECE }, anActor());
    await expect(asked).rejects.toMatchObject({ code: 'not_installed' });
    await expect(service.ask(localWords.prepareLiveWords, {}, anActor())).rejects.toMatchObject({
      code: 'not_installed',
    });
  });
});

const title = 'words while somebody speaks, by the real library';
const [run, name] =
  models === undefined ? [describe.skip, `${title}, which could not be fetched`] : [describe, title];

run(name, () => {
  const service = testService(analysisService, { variables: { MODELS_DIR: models ?? '' } });

  it('come once the machine has shown how fast it is', async () => {
    const attorney = anActor();
    const { keepsUp, realTimeFactor } = await service.ask(localWords.prepareLiveWords, {}, attorney);
    expect(keepsUp).toBe(realTimeFactor <= 0.5);
    const { words } = await service.ask(localWords.hearPiece, { pcm: PIECE }, attorney);
    expect(words.length).toBeGreaterThan(2);
    for (const [i, { start, end }] of words.entries()) {
      expect(start).toBeGreaterThanOrEqual(words[i - 1]?.start ?? 0);
      expect(end).toBeLessThanOrEqual(4);
    }
    // What is stored of it: how long it was.
    const [spent] = await service.query('select amount, kind from spent where user_id = $1', [
      attorney.userId,
    ]);
    expect(spent).toMatchObject({ kind: 'minutes', amount: expect.closeTo(4 / 60, 5) });
  }, 90_000);

  it('come to several people at once, to each their own', async () => {
    const half = sound.subarray(0, 2 * 32_000).toString('base64');
    const pieces = Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? PIECE : half));
    const heard = await Promise.all(
      pieces.map((pcm) => service.ask(localWords.hearPiece, { pcm }, anActor())),
    );
    for (const [i, { words }] of heard.entries()) expect(words).toEqual(heard[i % 2]?.words);
    expect(heard[0]?.words.at(-1)?.end).toBeGreaterThan(2);
    expect(heard[1]?.words.at(-1)?.end).toBeLessThanOrEqual(2);
  }, 90_000);

  it('are those of a take whose sound was not kept', async () => {
    const attorney = anActor();
    const { words: timedWords } = await service.ask(localWords.hearPiece, { pcm: PIECE }, attorney);
    const analyzer = new SpeechAnalyzer();
    analyzer.push(samplesOf(sound));
    const sessionId = randomUUID();
    await service.announce(recordingSubmitted, {
      analysisId: randomUUID(),
      sessionId,
      userId: attorney.userId,
      title: 'Take',
      scenarioType: null,
      fileKey: null,
      discardAudio: true,
      speech: featuresOf(analyzer.finish()),
      timedWords,
    });
    const report = await eventually(async () => {
      const { analysis: found } = await service.ask(analysis.getReport, { sessionId }, attorney);
      if (!found) throw new Error('not yet');
      return found;
    }, 60_000);
    expect(report.engine.transcript).toBe('local');
    expect(report.transcript?.words).toEqual(timedWords);
    expect(report.engine.notes.join(' ')).toContain('it was not stored');
  }, 90_000);

  it.each<[string, string]>([
    ['longer than a piece', Buffer.alloc((LONGEST_PIECE + 1) * 32_000).toString('base64')],
    ['not base64', 'this is no sound!'],
    ['nothing', ''],
  ])('are refused for what is %s', async (_what, pcm) => {
    await expect(service.ask(localWords.hearPiece, { pcm }, anActor())).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});
