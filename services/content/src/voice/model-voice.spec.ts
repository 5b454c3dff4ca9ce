import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { content } from '@lectern/contracts/content';
import { anActor } from '@lectern/testing/actors';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';

const run = promisify(execFile);
const asked: unknown[] = [];
let works = true;

/** Answers with one second of a 440 Hz tone for each text, in chunks that end inside a sample. */
async function stub(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push({ path: request.url, ...((await json(request)) as object) });
  if (!works) {
    response.writeHead(500).end();
    return;
  }
  const tone = Buffer.alloc(48_000);
  for (let at = 0; at < 24_000; at += 1)
    tone.writeInt16LE(Math.round(9000 * Math.sin((2 * Math.PI * 440 * at) / 24_000)), at * 2);
  response.writeHead(200, { 'content-type': 'audio/pcm' });
  for (let at = 0; at < tone.length; at += 4001) response.write(tone.subarray(at, at + 4001));
  response.end();
}
const server = createServer((request, response) => void stub(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const service = testService(contentService, {
  variables: { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_SPEECH_MODEL: 'stub-voice' },
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const seconds = (key: string): Promise<number> =>
  service.files.withLocalFile(key, async (path) => {
    const { stdout } = await run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'format=duration',
      '-of',
      'csv=p=0',
      path,
    ]);
    return Number(stdout);
  });

describe('the voices of a configured endpoint', () => {
  it('speak by the same names, and every sample arrives', async () => {
    const file = await service.ask(content.generateAudio, { text: 'One.\n\nTwo.', voice: 'nova' }, anActor());

    expect(asked).toEqual([
      { path: '/v1/audio/speech', model: 'stub-voice', voice: 'nova', input: 'One.', response_format: 'pcm' },
      { path: '/v1/audio/speech', model: 'stub-voice', voice: 'nova', input: 'Two.', response_format: 'pcm' },
    ]);
    // Two tones and the two pauses between and after the paragraphs.
    expect(await seconds(file.key)).toBeCloseTo(3.2, 0);
  });

  it('leave the whole text to the built-in voice when the endpoint fails', async () => {
    works = false;

    const file = await service.ask(
      content.generateAudio,
      { text: 'The built-in voice reads this sentence.' },
      anActor(),
    );

    expect(await seconds(file.key)).toBeGreaterThan(1.5);
  });
});
