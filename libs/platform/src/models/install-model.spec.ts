import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelsCommand } from '../operator/models-command.js';
import type { Archive, Model } from './model.js';
import { stateOf } from './model-folder.js';
import { always, archiveOf, type Entry, fileServer, modelOf, whole } from './models.fixtures.js';

const FILES: Entry[] = [
  ['tiny-1/model.onnx', 'weights'],
  ['tiny-1/tokens.txt', 'a b c'],
  ['tiny-1/data/en/dict', 'words'],
  ['tiny-1/test.wav', 'not kept'],
];
const KEEP = ['model.onnx', 'tokens.txt', 'data/'];

let folder: string;
let server: Awaited<ReturnType<typeof fileServer>>;
let lines: string[];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'lectern-models-')), 'models');
  lines = [];
});
afterEach(async () => {
  await server?.close();
  await rm(join(folder, '..'), { recursive: true });
});

async function served(entries: Entry[] = FILES, packed: Archive['packed'] = 'bzip2'): Promise<Model> {
  const bytes = await archiveOf(entries, packed);
  server = await fileServer([whole(bytes)]);
  return modelOf(server.url, bytes, packed, KEEP);
}
const command = (models: Model[], ...args: string[]): Promise<number> =>
  modelsCommand({ folder, models }, args, (line) => lines.push(line));

describe('lectern models', () => {
  it.each<[Archive['packed']]>([['bzip2'], ['gzip']])(
    'adds one packed with %s: the files that are named, and no other',
    async (packed) => {
      const model = await served(FILES, packed);
      expect(await command([model], 'add', 'tiny')).toBe(0);
      expect(await readdir(folder)).toEqual(['tiny']);
      expect((await readdir(join(folder, 'tiny'))).toSorted()).toEqual([
        'data',
        'installed.json',
        'model.onnx',
        'tokens.txt',
      ]);
      expect(await readFile(join(folder, 'tiny', 'data/en/dict'), 'utf8')).toBe('words');
      expect(await stateOf(folder, model)).toMatchObject({ state: 'installed' });
      expect(lines.at(-1)).toBe('tiny is installed.');
    },
  );

  it('fetches nothing when it is there', async () => {
    const model = await served();
    await command([model], 'add', 'tiny');
    expect(await command([model], 'add', 'tiny')).toBe(0);
    expect(server.ranges).toHaveLength(1);
  });

  it('adds from a file without a network, with the same checks', async () => {
    const model = await served();
    const path = join(folder, '..', 'carried.tar.bz2');
    await writeFile(path, await archiveOf(FILES, 'bzip2'));
    expect(await command([model], 'add', 'tiny', '--file', path)).toBe(0);
    expect(server.ranges).toEqual([]);
    await command([model], 'remove', 'tiny');
    await writeFile(path, 'something else');
    expect(await command([model], 'add', 'tiny', '--file', path)).toBe(1);
    expect(lines.at(-1)).toContain('not the file that was published');
    // It belongs to the operator.
    expect(await readFile(path, 'utf8')).toBe('something else');
    expect(await command([model], 'add', 'tiny', '--file', join(folder, 'absent'))).toBe(1);
  });

  it('adds from a folder, by the names of the addresses, with the same checks', async () => {
    const model = await served();
    const carried = join(folder, '..', 'carried');
    await mkdir(carried);
    expect(await command([model], 'add', 'tiny', '--file', carried)).toBe(1);
    await writeFile(join(carried, 'tiny.tar'), await archiveOf(FILES, 'bzip2'));
    expect(await command([model], 'add', 'tiny', '--file', carried)).toBe(0);
    expect(server.ranges).toEqual([]);
  });

  it('adds a single file as it is, under its name here', async () => {
    const bytes = Buffer.from('weights');
    server = await fileServer([whole(bytes)]);
    const model = modelOf(server.url, bytes, 'none', ['model.gguf']);
    expect(await command([model], 'add', 'tiny')).toBe(0);
    expect(await readFile(join(folder, 'tiny', 'model.gguf'), 'utf8')).toBe('weights');
  });

  it('lists many files only where they are asked for', async () => {
    const model = await served();
    const many = { ...model, archives: Array.from({ length: 20 }, () => model.archives[0]!) };
    expect(await command([many], 'list')).toBe(0);
    expect(lines.join('\n')).toContain('20 files: lectern models list tiny');
    expect(lines.join('\n')).not.toContain(server.url);
    lines = [];
    expect(await command([many], 'list', 'tiny')).toBe(0);
    expect(lines.filter((line) => line.includes(server.url))).toHaveLength(20);
    expect(await command([many], 'list', 'other')).toBe(2);
  });

  it('unpacks nothing outside its folder, and no links', async () => {
    const model = await served([
      ...FILES,
      ['../model.onnx', 'evil'],
      ['tiny-1/../../data/escape', 'evil'],
      ['/data/absolute', 'evil'],
      ['tiny-1/data/link', '', '/etc/passwd'],
    ]);
    expect(await command([model], 'add', 'tiny')).toBe(0);
    expect(await readFile(join(folder, 'tiny/model.onnx'), 'utf8')).toBe('weights');
    expect(await readdir(join(folder, 'tiny/data'))).toEqual(['en']);
    expect(await readdir(join(folder, '..'))).toEqual(['models']);
  });

  it('refuses an archive without what it should hold, and leaves no half', async () => {
    const model = await served([['tiny-1/tokens.txt', 'a']]);
    expect(await command([model], 'add', 'tiny')).toBe(1);
    expect(lines.at(-1)).toContain('does not hold model.onnx, data/');
    expect(await stateOf(folder, model)).toEqual({ state: 'missing' });
  });

  it('keeps what is installed while another fetch fails', async () => {
    const model = await served();
    await command([model], 'add', 'tiny');
    const next = { ...model, archives: [{ ...model.archives[0]!, sha256: 'f'.repeat(64) }] };
    expect(await stateOf(folder, next)).toEqual({ state: 'outdated' });
    server.answers.splice(0, 1, always(Buffer.from('<html>'), { 'content-type': 'text/html' }));
    expect(await command([next], 'add', 'tiny')).toBe(1);
    expect(await stateOf(folder, model)).toMatchObject({ state: 'installed' });
  });

  it.each<[string, (path: string) => Promise<void>]>([
    ['cut off', (path) => writeFile(path, 'weig')],
    ['gone', (path) => rm(path)],
    ['a folder', async (path) => (await rm(path), await mkdir(path))],
  ])('knows at each start when a file is %s', async (_what, harm) => {
    const model = await served();
    await command([model], 'add', 'tiny');
    await harm(join(folder, 'tiny/model.onnx'));
    expect(await stateOf(folder, model)).toEqual({ state: 'damaged', file: 'model.onnx' });
    expect(await command([model], 'check')).toBe(1);
    expect(lines).toContainEqual(expect.stringContaining('damaged: model.onnx'));
    expect(await command([model], 'add', 'tiny')).toBe(0);
    expect(await command([model], 'check')).toBe(0);
  });

  it('finds a flipped bit that size and time do not show', async () => {
    const model = await served();
    await command([model], 'add', 'tiny');
    const path = join(folder, 'tiny/model.onnx');
    const manifest = JSON.parse(await readFile(join(folder, 'tiny/installed.json'), 'utf8'));
    const { modifiedMs } = manifest.files.find((file: { path: string }) => file.path === 'model.onnx');
    await writeFile(path, 'weighty');
    await utimes(path, modifiedMs / 1000, modifiedMs / 1000);
    expect(await command([model], 'check')).toBe(1);
  });

  it('removes one, and says when there was none', async () => {
    const model = await served();
    await command([model], 'add', 'tiny');
    expect(await command([model], 'remove', 'tiny')).toBe(0);
    expect(await readdir(folder)).toEqual([]);
    expect(await command([model], 'remove', 'tiny')).toBe(0);
    expect(lines.at(-1)).toBe('tiny is not installed.');
  });

  it('lets one command at a time work on a model, and takes over from one that died', async () => {
    const model = await served();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'tiny.lock'), String(process.pid));
    expect(await command([model], 'add', 'tiny')).toBe(1);
    expect(lines.at(-1)).toContain('Another command');
    await writeFile(join(folder, 'tiny.lock'), '999999999');
    expect(await command([model], 'add', 'tiny')).toBe(0);
  });

  it('lists what there is, with size, licence, sum and state', async () => {
    const model = await served();
    expect(await command([model], 'list')).toBe(0);
    expect(lines.join('\n')).toContain('not installed');
    expect(lines.join('\n')).toContain(model.archives[0]!.sha256);
    await command([model], 'add', 'tiny');
    lines = [];
    await command([model], 'list');
    expect(lines.join('\n')).toContain('installed, ');
  });

  it('says what else is needed', async () => {
    const model = { ...(await served()), needs: ['library'] };
    await command([model, { ...model, name: 'library', needs: [] }], 'add', 'tiny');
    expect(lines.at(-1)).toBe('It needs library as well: lectern models add library');
  });

  it.each([
    [[], 'Usage'],
    [['add'], 'Usage'],
    [['add', 'tiny', '--file'], 'Usage'],
    [['add', 'tiny', 'path'], 'Usage'],
    [['list', 'tiny', 'path'], 'Usage'],
    [['add', 'huge'], 'There is no model huge. There are: tiny.'],
    [['remove', '../tiny'], 'There is no model'],
  ])('explains itself: %j', async (args, answer) => {
    expect(await command([await served()], ...args)).toBe(2);
    expect(lines[0]).toContain(answer);
  });
});
