import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VOICES } from '@lectern/contracts/voices';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { espeakSource } from './espeak.js';
import { speakToMp3 } from './mp3.js';
import { passagesOf, wordCount } from './spoken-text.js';
import { BUILT_IN } from './voices.js';

const run = promisify(execFile);
const never = new AbortController().signal;
const prose =
  'The freezer had been leaking since the last week of February, and the store manager knew about it. No warning signs were posted, and nobody closed the aisle. My client fractured her wrist and needed surgery, and she missed several weeks of work. ';

async function probe(
  path: string,
): Promise<{ seconds: number; title: string; bitRate: number; codec: string }> {
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'format=duration,bit_rate:format_tags=title:stream=codec_name',
    '-of',
    'json',
    path,
  ]);
  const { format, streams } = JSON.parse(stdout);
  return {
    seconds: Number(format.duration),
    title: format.tags?.title,
    bitRate: Number(format.bit_rate),
    codec: streams[0].codec_name,
  };
}

describe('speaking into an MP3', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-voice-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(VOICES)('%s reads prose between 140 and 160 words a minute', async (voice) => {
    const path = join(folder, `${voice}.mp3`);
    const text = prose.repeat(4);

    await speakToMp3(espeakSource(), [{ text, pauseAfter: 0 }], {
      voice,
      title: 'Pace',
      path,
      signal: never,
    });

    const { seconds, codec } = await probe(path);
    expect(codec).toBe('mp3');
    const pace = (wordCount(text) * 60) / seconds;
    expect(pace).toBeGreaterThan(140);
    expect(pace).toBeLessThan(160);
  });

  it('gives every voice settings of its own', () => {
    expect(new Set(VOICES.map((voice) => JSON.stringify(BUILT_IN[voice]))).size).toBe(VOICES.length);
  });

  it('writes the title tag and 64 kbit/s, whatever the title holds', async () => {
    const path = join(folder, 'title.mp3');

    await speakToMp3(espeakSource(), [{ text: 'May it please the Court.', pauseAfter: 0 }], {
      voice: 'onyx',
      title: 'Doe v. Acme; "opening" = $(id)',
      path,
      signal: never,
    });

    const { title, bitRate } = await probe(path);
    expect(title).toBe('Doe v. Acme; "opening" = $(id)');
    expect(bitRate).toBeGreaterThan(60_000);
    expect(bitRate).toBeLessThan(70_000);
  });

  it('says of a place that the advocate still has to fill that it is one', () => {
    const [passage] = passagesOf('May it please the Court. [Your theme in one line] I represent Ann Lee.');

    expect(passage?.text).toBe(
      'May it please the Court. To be filled: Your theme in one line. I represent Ann Lee.',
    );
  });

  it('speaks a thousand words much faster than a person', async () => {
    const text = prose.repeat(24);
    expect(wordCount(text)).toBeGreaterThan(1000);
    const path = join(folder, 'long.mp3');
    const started = performance.now();

    await speakToMp3(espeakSource(), passagesOf(text), {
      voice: 'alloy',
      title: 'Long',
      path,
      signal: never,
    });

    const seconds = (performance.now() - started) / 1000;
    // Alone on a core it takes about a second, and a person six minutes; a busy machine gets the rest.
    expect(seconds).toBeLessThan((await probe(path)).seconds / 5);
  });

  it('puts the pauses between passages', async () => {
    const [close, apart] = [join(folder, 'close.mp3'), join(folder, 'apart.mp3')];
    const say = (path: string, pauseAfter: number) =>
      speakToMp3(
        espeakSource(),
        [
          { text: 'Opening statement.', pauseAfter },
          { text: 'Key points.', pauseAfter: 0 },
        ],
        { voice: 'nova', title: 'Pause', path, signal: never },
      );

    await say(close, 0);
    await say(apart, 2);

    expect((await probe(apart)).seconds - (await probe(close)).seconds).toBeCloseTo(2, 1);
  });

  it('takes text for text: no option, no markup, no shell', async () => {
    const path = join(folder, 'hostile.mp3');

    await speakToMp3(
      espeakSource(),
      passagesOf('--help <audio src="/etc/passwd"/> $(touch /tmp/lectern-pwned) `id` ; rm -rf /'),
      { voice: 'echo', title: 'Text', path, signal: never },
    );

    expect((await probe(path)).seconds).toBeGreaterThan(2);
    await expect(stat('/tmp/lectern-pwned')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('stops soon after it is cancelled', async () => {
    const cancel = new AbortController();
    let told = 0;
    const speaking = speakToMp3(espeakSource(), passagesOf(prose.repeat(400)), {
      voice: 'alloy',
      title: 'Cancelled',
      path: join(folder, 'cancelled.mp3'),
      signal: cancel.signal,
      progress: async () => {
        told++;
        cancel.abort();
      },
    });

    await expect(speaking).rejects.toMatchObject({ name: 'AbortError' });
    expect(told).toBe(1);
  });

  it.each([
    ['the voice', { source: espeakSource('/no/espeak-ng'), ffmpeg: 'ffmpeg' }],
    ['the encoder', { source: espeakSource(), ffmpeg: '/no/ffmpeg' }],
  ])('says which program to install when %s is missing', async (_, { source, ffmpeg }) => {
    const speaking = speakToMp3(source, passagesOf(prose.repeat(30)), {
      voice: 'alloy',
      title: 'None',
      path: join(folder, 'none.mp3'),
      signal: never,
      ffmpeg,
    });

    await expect(speaking).rejects.toMatchObject({
      code: 'not_installed',
      message: expect.stringContaining('apt-get install espeak-ng ffmpeg'),
    });
  });

  it('refuses to speak nothing', async () => {
    await expect(
      speakToMp3(espeakSource(), passagesOf(' <> \n\n ** '), {
        voice: 'alloy',
        title: '',
        path: join(folder, 'x.mp3'),
        signal: never,
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
