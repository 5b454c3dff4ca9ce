import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { content } from '@lectern/contracts/content';
import type { FileAnswer } from '@lectern/contracts/files';
import { anActor } from '@lectern/testing/actors';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';

const run = promisify(execFile);
const service = testService(contentService);

const probed = (file: FileAnswer) =>
  service.files.withLocalFile(file.key, async (path) => {
    const { stdout } = await run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'format=duration:format_tags=title',
      '-of',
      'json',
      path,
    ]);
    const { format } = JSON.parse(stdout);
    return { seconds: Number(format.duration), title: format.tags.title };
  });

describe('POST /api/generate-audio', () => {
  it('answers with an MP3 that carries its name as title', async () => {
    const file = await service.ask(
      content.generateAudio,
      { text: 'May it please the Court. I represent Jane Doe.', filename: 'opening.mp3' },
      anActor(),
    );

    expect(file).toMatchObject({ fileName: 'opening.mp3', contentType: 'audio/mpeg', temporary: true });
    expect(file.size).toBe(await service.files.size(file.key));
    const { seconds, title } = await probed(file);
    expect(title).toBe('opening');
    expect(seconds).toBeGreaterThan(2);
  });

  it('speaks with another voice when asked', async () => {
    const say = (voice: 'alloy' | 'onyx') =>
      service.ask(content.generateAudio, { text: 'The same words.', voice }, anActor());

    const [one, other] = [await say('alloy'), await say('onyx')];

    expect(
      await service.files.withLocalFile(one.key, async (path) =>
        (await run('md5sum', [path])).stdout.slice(0, 32),
      ),
    ).not.toBe(
      await service.files.withLocalFile(other.key, async (path) =>
        (await run('md5sum', [path])).stdout.slice(0, 32),
      ),
    );
  });

  it('gives the audio of a request to its owner alone', async () => {
    const [attorney, requestId] = [anActor(), randomUUID()];
    const file = await service.ask(content.generateAudio, { text: 'Privileged.', requestId }, attorney);

    expect(await service.ask(content.generateAudio, { text: 'Privileged.', requestId }, attorney)).toEqual(
      file,
    );
    // To a stranger the same id is an id of their own, and tells nothing.
    const theirs = await service.ask(content.generateAudio, { text: 'Mine.', requestId }, anActor());
    expect(theirs.key).not.toBe(file.key);
  });

  it('refuses the id of another kind of request', async () => {
    const [attorney, requestId] = [anActor(), randomUUID()];
    await service.ask(content.generateAudio, { text: 'Spoken.', requestId }, attorney);
    const caseDetails = { caseType: 'personal-injury', keyFacts: 'He fell.' } as const;
    await expect(
      service.ask(content.generate, { scenario: 'opening-statement', caseDetails, requestId }, attorney),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('speaks again for a repeated request whose file has been sent and deleted', async () => {
    const [attorney, request] = [anActor(), { text: 'Once more.', requestId: randomUUID() }];
    const first = await service.ask(content.generateAudio, request, attorney);
    await service.files.delete(first.key);

    const second = await service.ask(content.generateAudio, request, attorney);

    expect(await service.files.size(second.key)).toBe(second.size);
  });

  it.each([
    ['no words', { text: ' <> ** ' }],
    ['nothing', { text: '' }],
    ['an unknown voice', { text: 'Words.', voice: 'siri' }],
    ['a text beyond the limit', { text: 'x'.repeat(100_001) }],
  ])('refuses %s', async (_, input) => {
    await expect(service.ask(content.generateAudio, input as never, anActor())).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('takes characters that a database does not', async () => {
    const file = await service.ask(content.generateAudio, { text: 'One\u0000 two \ud800 three.' }, anActor());

    expect(file.size).toBeGreaterThan(1000);
  });

  it('gives the file a safe name with the right ending', async () => {
    const file = await service.ask(
      content.generateAudio,
      { text: 'Words.', filename: '../../etc/passwd' },
      anActor(),
    );

    expect(file.fileName).toBe('-..-etc-passwd.mp3');
  });
});

describe('POST /api/generate-compiled-audio', () => {
  const contentData = {
    opening_statement: 'My client was careful.',
    key_points: ['He stopped.', 'He looked.'],
  };

  it('speaks the sections in the given order, with their headings and pauses', async () => {
    const both = await service.ask(
      content.generateCompiledAudio,
      { contentData, order: ['key_points', 'opening_statement'] },
      anActor(),
    );
    const one = await service.ask(
      content.generateCompiledAudio,
      { contentData, order: ['key_points'] },
      anActor(),
    );
    const bare = await service.ask(content.generateAudio, { text: 'He stopped. He looked.' }, anActor());

    const [all, points, words] = [
      (await probed(both)).seconds,
      (await probed(one)).seconds,
      (await probed(bare)).seconds,
    ];
    // Heading, pause after it, pause between the points, pause after the section.
    expect(points).toBeGreaterThan(words + 3);
    expect(all).toBeGreaterThan(points + 3);
  });

  it('refuses an order of sections that are all empty', async () => {
    await expect(
      service.ask(content.generateCompiledAudio, { contentData, order: ['motion_argument'] }, anActor()),
    ).rejects.toMatchObject({ code: 'invalid_input', message: 'There is no text to speak.' });
  });
});

describe('POST /api/requests/{requestId}/cancel', () => {
  const long = 'The witness described the road, the light, and the rain, and nobody interrupted her. '.repeat(
    1100,
  );

  it('stops a long speaking of the same user', async () => {
    const [attorney, requestId] = [anActor(), randomUUID()];
    const speaking = service.ask(content.generateAudio, { text: long, requestId }, attorney);
    speaking.catch(() => undefined);

    expect(await service.ask(content.cancel, { requestId }, attorney)).toBeNull();

    await expect(speaking).rejects.toMatchObject({ code: 'unprocessable', message: 'This was canceled.' });
    expect(await service.query('select id from generation where user_id = $1', [attorney.userId])).toEqual(
      [],
    );
  });

  it("does nothing to another attorney's request", async () => {
    const requestId = randomUUID();
    const speaking = service.ask(content.generateAudio, { text: 'Short and safe.', requestId }, anActor());

    await service.ask(content.cancel, { requestId }, anActor());

    expect(await speaking).toMatchObject({ contentType: 'audio/mpeg' });
  });

  it('changes nothing after the end', async () => {
    const [attorney, requestId] = [anActor(), randomUUID()];
    const file = await service.ask(content.generateAudio, { text: 'Done.', requestId }, attorney);

    await service.ask(content.cancel, { requestId }, attorney);

    expect(await service.ask(content.generateAudio, { text: 'Done.', requestId }, attorney)).toEqual(file);
  });
});

describe('readiness', () => {
  it('has a line for the voices', async () => {
    expect(await service.running.health.report()).toContainEqual({ name: 'voices', status: 'ok' });
  });
});
