import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VOICES } from '@lectern/contracts/voices';
import { folderOf } from '@lectern/platform/models/model-folder';
import { SPEAKERS } from './installed-voices.js';
import { LocalVoice } from './local-voice.js';
import { SpeakerFault } from './speaker-process.js';
import { LETTER, LEVEL, putVoice, tinyVoice, tinyVoices } from './tiny-voice.fixtures.js';

const RATE = 22_050;
const never = new AbortController().signal;
const models = await tinyVoices();
afterAll(async () => {
  if (models !== undefined) await rm(models, { recursive: true, force: true });
});

/** Root mean square between 0 and 1, of 16-bit samples. */
function level(sound: Buffer): number {
  let sum = 0;
  for (let at = 0; at < sound.length; at += 2) sum += (sound.readInt16LE(at) / 32_768) ** 2;
  return Math.sqrt(sum / (sound.length / 2));
}
/** Zero crossings a second, halved: the height of a tone. */
function height(sound: Buffer): number {
  let crossings = 0;
  for (let at = 2; at < sound.length; at += 2)
    if (sound.readInt16LE(at) >= 0 !== sound.readInt16LE(at - 2) >= 0) crossings += 1;
  return (crossings / 2 / (sound.length / 2)) * RATE;
}

const title = 'a voice on this machine, by the real library';
const [run, name] =
  models === undefined ? [describe.skip, `${title}, which could not be fetched`] : [describe, title];

run(name, () => {
  const folder = models ?? '';
  let voice: LocalVoice;
  const begin = (mostSeconds = 600): LocalVoice =>
    (voice = new LocalVoice(folder, { engine: 'piper', mostSeconds }));
  afterEach(() => voice.end());

  async function said(text: string, speed = 1, speaker: (typeof VOICES)[number] = 'alloy'): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of voice.speak(text, speaker, speed, never)) parts.push(part);
    return Buffer.concat(parts);
  }

  it('gives sound of the length and level that the model makes', async () => {
    begin();
    const sound = await said('objection');
    expect(sound.length / 2).toBe('objection'.length * LETTER);
    expect(level(sound)).toBeCloseTo(LEVEL / Math.SQRT2, 2);
    expect((await said('objection', 2)).length / sound.length).toBeCloseTo(0.5, 2);
  });

  it('has six speakers for the six names', async () => {
    begin();
    const heights: number[] = [];
    for (const speaker of VOICES) heights.push(height(await said('aaaa', 1, speaker)));
    expect(VOICES.map((speaker) => SPEAKERS.piper[speaker])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(heights[5]! - heights[0]!).toBeGreaterThan(150);
  });

  it('speaks a long text whole, in pieces', async () => {
    begin();
    const sentence = 'the floor was wet, and nobody closed the aisle.';
    const sound = await said(`${sentence} `.repeat(30).trim());
    // What is cut away between two pieces is a space.
    const letters = sound.length / 2 / LETTER;
    expect(letters).toBeGreaterThan(sentence.length * 30);
    expect(letters).toBeLessThanOrEqual((sentence.length + 1) * 30);
  });

  it('finds the speed that reads a text at the pace of the other voices', async () => {
    begin();
    const text = 'my client stopped, looked to the left and drove on. '.repeat(6);
    const speed = await voice.prepare(text, 'nova', never);
    const sound = await said(text, speed);
    expect((60 * 60) / (sound.length / 2 / RATE)).toBeCloseTo(150, -1);
  });

  it('leaves a text to another voice when this machine would take too long', async () => {
    begin(0.0001);
    await expect(voice.prepare('nobody saw the light. '.repeat(50), 'nova', never)).rejects.toThrow(
      'would take too long',
    );
  });

  it('speaks again after its process was killed', async () => {
    begin();
    const first = await said('one');
    voice.end();
    expect((await said('one')).length).toBe(first.length);
  });

  it.each<[string, () => Promise<void>]>([
    ['cut off', () => putVoice(folder, { model: tinyVoice().subarray(0, 700) })],
    ['a web page', () => putVoice(folder, { model: Buffer.from('<html>Sign in</html>') })],
    ['empty', () => putVoice(folder, { model: Buffer.alloc(0) })],
    ['of another kind', () => putVoice(folder, { model: tinyVoice('melo') })],
    ['without its letters', () => putVoice(folder, { tokens: '<html>Sign in</html>' })],
  ])('is a fault, and nothing else, when its model is %s', async (_what, put) => {
    await put();
    begin();
    expect(await voice.state()).toBe('ready');
    await expect(said('one')).rejects.toBeInstanceOf(SpeakerFault);
    await putVoice(folder);
    expect((await said('one')).length).toBe(3 * LETTER * 2);
  });

  it('knows that files are not as they were installed, or not there', async () => {
    begin();
    const model = join(folderOf(folder, 'piper-libritts'), 'en_US-libritts_r-medium.onnx');
    await writeFile(model, 'something else');
    expect(await voice.state()).toBe('damaged');
    await expect(said('one')).rejects.toThrow('There is no voice');
    await rm(model);
    expect(await voice.state()).toBe('damaged');
    await rm(folderOf(folder, 'piper-libritts'), { recursive: true });
    expect(await voice.state()).toBe('absent');
  });
});
