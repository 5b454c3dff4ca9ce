/*
 * A voice of a few kilobytes, so that the real library loads and gives sound without anybody's weights. It has the inputs and the
 * output of Piper's models, and reads letters: each becomes a tone whose height says which letter and which speaker it is, and whose
 * length follows the speed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@lectern/platform/models/catalogue';
import { folderOf, writeManifest } from '@lectern/platform/models/model-folder';
import { fetchedLibrary } from '@lectern/testing/fetched-library';
import { FLOAT, floats, INT64, integers, node, onnxModel } from '@lectern/testing/onnx';

const SAMPLE_RATE = 22_050;
/** Samples of a letter at speed 1: with spaces some 15 letters a second, as people speak. */
export const LETTER = 1500;
export const LEVEL = 0.3;
const MODEL = 'en_US-libritts_r-medium.onnx';
const LETTERS = "abcdefghijklmnopqrstuvwxyz,.?!' ";

/** The bytes of the model. */
export const tinyVoice = (comment = 'piper'): Buffer =>
  onnxModel({
    nodes: [
      node('Slice', ['scales', 'one', 'two'], 'slowness'),
      node('Mul', ['slowness', 'letter'], 'length'),
      node('Cast', ['length'], 'samples', { to: INT64 }),
      node('Squeeze', ['samples'], 'last'),
      node('Range', ['zero', 'last', 'step'], 'counted'),
      node('Cast', ['counted'], 'time', { to: FLOAT }),
      node('Cast', ['input'], 'letters', { to: FLOAT }),
      node('Transpose', ['letters'], 'column', { perm: [1, 0] }),
      node('Cast', ['sid'], 'speaker', { to: FLOAT }),
      node('Mul', ['speaker', 'far'], 'raised'),
      node('Add', ['column', 'raised'], 'height'),
      node('Add', ['height', 'lowest'], 'pitch'),
      node('Mul', ['pitch', 'turn'], 'speed'),
      node('Mul', ['speed', 'time'], 'phase'),
      node('Sin', ['phase'], 'wave'),
      node('Mul', ['wave', 'level'], 'tones'),
      node('Reshape', ['tones', 'shape'], 'output'),
    ],
    constants: [
      integers('one', [1]),
      integers('two', [2]),
      floats('letter', [LETTER]),
      integers('zero', [0], []),
      integers('step', [1], []),
      floats('far', [4]),
      floats('lowest', [10]),
      floats('turn', [(2 * Math.PI * 10) / SAMPLE_RATE]),
      floats('level', [LEVEL]),
      integers('shape', [1, 1, 1, -1]),
    ],
    inputs: [
      { name: 'input', type: INT64, shape: ['N', 'T'] },
      { name: 'input_lengths', type: INT64, shape: ['N'] },
      { name: 'scales', type: FLOAT, shape: [3] },
      { name: 'sid', type: INT64, shape: ['N'] },
    ],
    outputs: [{ name: 'output', type: FLOAT, shape: ['N', 1, 1, 'S'] }],
    metadata: {
      comment,
      sample_rate: SAMPLE_RATE,
      n_speakers: 904,
      language: 'English',
      voice: 'en-us',
      frontend: 'characters',
      add_blank: 0,
      use_eos_bos: 0,
    },
  });

/** The text of `tokens.txt`; the library takes a line without a letter as the space. */
export const tinyLetters = (): string => Array.from(LETTERS, (letter, i) => `${letter} ${i}\n`).join('');

/** Puts the files of a voice where Piper's are, as if they had been installed. */
export async function putVoice(
  models: string,
  files: { model?: Buffer; tokens?: string } = {},
): Promise<void> {
  const folder = folderOf(models, 'piper-libritts');
  const piper = catalogue().find(({ name }) => name === 'piper-libritts');
  if (!piper) throw new Error('The catalogue has other names.');
  await mkdir(join(folder, 'espeak-ng-data'), { recursive: true });
  await writeFile(join(folder, MODEL), files.model ?? tinyVoice());
  await writeFile(join(folder, 'tokens.txt'), files.tokens ?? tinyLetters());
  // The library looks whether they are there; a model that reads letters needs nothing of them.
  const data = ['phontab', 'phonindex', 'phondata', 'intonations'].map((name) => `espeak-ng-data/${name}`);
  for (const name of data) await writeFile(join(folder, name), '');
  await writeManifest(folder, piper, [MODEL, 'tokens.txt', ...data]);
}

/**
 * A folder of models with the real library, fetched from npm's registry, and the tiny voice in the place of Piper's.
 * @returns nothing where the library cannot be fetched
 */
export async function tinyVoices(): Promise<string | undefined> {
  const models = await fetchedLibrary('sherpa-onnx');
  if (models !== undefined) await putVoice(models);
  return models;
}
