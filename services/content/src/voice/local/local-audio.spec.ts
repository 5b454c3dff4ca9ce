import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { content } from '@lectern/contracts/content';
import { localVoices } from '@lectern/contracts/voices';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../../service.js';
import { espeakSource } from '../espeak.js';
import { Voices } from '../voice-source.js';
import { putVoice, tinyVoice, tinyVoices } from './tiny-voice.fixtures.js';

const models = await tinyVoices();
afterAll(async () => {
  if (models !== undefined) await rm(models, { recursive: true, force: true });
});
const text = 'May it please the Court. I represent Jane Doe.';

const title = 'audio with an added voice';
const [run, name] =
  models === undefined ? [describe.skip, `${title}, whose library could not be fetched`] : [describe, title];

run(name, () => {
  const folder = models ?? '';
  const service = testService(contentService, { variables: { MODELS_DIR: folder } });
  const health = async () =>
    (await service.running.health.report()).find(({ name: check }) => check === 'voices');

  it('is by that voice, and says so', async () => {
    const file = await service.ask(content.generateAudio, { text }, anActor());
    expect(file.spoken).toEqual({ by: 'piper', finerSoon: false });
    expect(await service.ask(localVoices.getLocalVoices, {}, null)).toEqual({ state: 'ready' });
    expect(await health()).toMatchObject({ status: 'ok' });
  }, 60_000);

  it('is by the built-in voice, and says so, when the library breaks off over the model', async () => {
    await putVoice(folder, { model: tinyVoice().subarray(0, 700) });
    service.running.app.get(Voices, { strict: false }).piper.end();
    const file = await service.ask(content.generateAudio, { text }, anActor());
    expect(file.spoken).toEqual({ by: 'espeak', insteadOf: 'piper', finerSoon: false });
  }, 60_000);

  it('is by the built-in voice when the model is damaged, and the health says so', async () => {
    await putVoice(folder);
    await rm(`${folder}/piper-libritts/tokens.txt`);
    service.running.app.get(Voices, { strict: false }).piper.end();
    const file = await service.ask(content.generateAudio, { text }, anActor());
    expect(file.spoken).toEqual({ by: 'espeak', insteadOf: 'piper', finerSoon: false });
    expect(await service.ask(localVoices.getLocalVoices, {}, null)).toEqual({ state: 'damaged' });
    expect(await health()).toMatchObject({ status: 'degraded' });
  }, 60_000);
});

describe('audio without an added voice', () => {
  const service = testService(contentService, { variables: { MODELS_DIR: '/nowhere' } });

  it('is by the built-in voice, which stands in for nobody', async () => {
    const file = await service.ask(content.generateAudio, { text }, anActor());
    expect(file.spoken).toEqual({ by: 'espeak', finerSoon: false });
    expect(await service.ask(localVoices.getLocalVoices, {}, null)).toEqual({ state: 'absent' });
  });
});

describe('audio with a voice that reads ahead', () => {
  const service = testService(contentService, { variables: { MODELS_DIR: '/nowhere' } });
  /** Stands for the model: what matters here is who gets what, and when. */
  beforeAll(() => {
    service.running.app.get(Voices, { strict: false }).ahead = async () => ({
      ...espeakSource(),
      maker: 'kokoro',
    });
  });

  it('is quick at first and finer when the same is asked again, under its new name', async () => {
    const attorney = anActor();
    const first = await service.ask(content.generateAudio, { text, filename: 'a.mp3' }, attorney);
    expect(first.spoken).toEqual({ by: 'espeak', finerSoon: true });

    const again = await eventually(async () => {
      const file = await service.ask(content.generateAudio, { text, filename: 'b.mp3' }, attorney);
      expect(file.spoken?.by).toBe('kokoro');
      return file;
    }, 30_000);
    expect(again).toMatchObject({ fileName: 'b.mp3', temporary: false, spoken: { finerSoon: false } });
    expect(await service.files.size(again.key)).toBe(again.size);
  }, 60_000);

  it('is finer for nobody else, and for no other voice or text', async () => {
    const attorney = anActor();
    const request = { text: 'Privileged words.' };
    await service.ask(content.generateAudio, request, attorney);
    await eventually(async () => {
      const file = await service.ask(content.generateAudio, request, attorney);
      expect(file.spoken?.by).toBe('kokoro');
    }, 30_000);
    for (const [other, who] of [
      [request, anActor()],
      [{ ...request, voice: 'onyx' }, attorney],
      [{ text: 'Other privileged words.' }, attorney],
    ] as const)
      expect((await service.ask(content.generateAudio, other, who)).spoken?.by).toBe('espeak');
  }, 60_000);
});
