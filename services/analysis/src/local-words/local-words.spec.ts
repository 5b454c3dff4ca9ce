import { afterAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { analysis, type Analysis } from '@lectern/contracts/analysis';
import { recordingSubmitted } from '@lectern/contracts/session-facts';
import { catalogue } from '@lectern/platform/models/catalogue';
import { folderOf, writeManifest } from '@lectern/platform/models/model-folder';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { analysisService } from '../service.js';
import { TINY, tinyModels } from './local-words.fixtures.js';
import { TINY_TOKENS, tinyModel } from './tiny-model.fixtures.js';

const models = await tinyModels();
afterAll(async () => {
  if (models !== undefined) await rm(models, { recursive: true, force: true });
});

/** Seven samples short: hardly any recording is a whole number of milliseconds long. */
const RECORDING = (await readFile(resolve('libs/speech/test-data/austen-2.wav'))).subarray(0, -14);

const title = 'words found on this machine by the real library';
const [run, name] =
  models === undefined ? [describe.skip, `${title}, which could not be fetched`] : [describe, title];

run(name, () => {
  const folder = models ?? '';
  const service = testService(analysisService, { variables: { MODELS_DIR: folder } });

  async function analyze(transcript?: string): Promise<Analysis> {
    const attorney = anActor();
    const sessionId = randomUUID();
    const fileKey = `uploads/${randomUUID()}`;
    await service.files.put(fileKey, RECORDING);
    await service.announce(recordingSubmitted, {
      analysisId: randomUUID(),
      sessionId,
      userId: attorney.userId,
      title: 'Take',
      scenarioType: null,
      fileKey,
      discardAudio: false,
      transcript,
    });
    return eventually(async () => {
      const { analysis: found } = await service.ask(analysis.getReport, { sessionId }, attorney);
      if (!found) throw new Error('not yet');
      return found;
    }, 60_000);
  }
  const model = join(folderOf(folder, TINY), 'model.int8.onnx');

  const put = async (content: Buffer): Promise<void> => {
    await writeFile(model, content);
    const tiny = catalogue().find(({ name }) => name === TINY)!;
    await writeManifest(folderOf(folder, TINY), tiny, ['model.int8.onnx', 'tokens.txt']);
  };

  it.each<[string, Buffer]>([
    ['cut off', tinyModel().subarray(0, 500)],
    ['a web page', Buffer.from('<html>Sign in</html>')],
    ['empty', Buffer.alloc(0)],
  ])(
    'do without when the library breaks off over a model that is %s',
    async (_what, content) => {
      await put(content);
      const report = await analyze();
      expect(report.engine.transcript).toBe('none');
      expect(report.engine.notes.join(' ')).toContain('the recognizer broke off');
      expect(report.measurements.syllables).toBeGreaterThan(15);
    },
    90_000,
  );

  it('have times, in order, within the recording', async () => {
    await put(tinyModel());
    const report = await analyze();
    expect(report.engine.transcript).toBe('local');
    const words = report.transcript?.words ?? [];
    expect(words.length).toBeGreaterThan(5);
    const said = new Set(TINY_TOKENS.map((token) => token.replace('▁', '')));
    expect(words.every(({ text }) => [...said].some((part) => text.includes(part)))).toBe(true);
    for (const [i, { start, end }] of words.entries()) {
      expect(end).toBeGreaterThanOrEqual(start);
      expect(start).toBeGreaterThanOrEqual(words[i - 1]?.start ?? 0);
      expect(end).toBeLessThanOrEqual(report.measurements.durationSeconds + 0.01);
    }
  }, 90_000);

  it('give way to the words that came along when the model is damaged, and the report says so', async () => {
    await writeFile(model, tinyModel().subarray(0, 500));
    const report = await analyze(
      'Unless to be rather cold hearted and rather selfish is to be ill disposed.',
    );
    expect(report.engine.transcript).toBe('supplied');
    expect(report.engine.notes.join(' ')).toContain('the model’s files are damaged');
    expect((await service.running.health.report()).find(({ name }) => name === 'words')).toMatchObject({
      status: 'degraded',
    });
  }, 90_000);
});
