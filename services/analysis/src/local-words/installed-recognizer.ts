import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@lectern/platform/models/catalogue';
import { folderOf, stateOf } from '@lectern/platform/models/model-folder';
import type { RecognizerOptions } from './recognizer-process.js';
import type { WordsModel } from './recognizer-protocol.js';

/** `absent`: no model is installed. `damaged`: one is, and its files are not as they were installed. */
export type LocalWordsState = 'ready' | 'absent' | 'damaged';

const LIBRARY = 'sherpa-onnx';
/** Best first. */
const MODELS: { name: string; files: (folder: string) => WordsModel }[] = [
  {
    name: 'parakeet-0.6b',
    files: (folder) => ({
      kind: 'transducer',
      encoder: join(folder, 'encoder.int8.onnx'),
      decoder: join(folder, 'decoder.int8.onnx'),
      joiner: join(folder, 'joiner.int8.onnx'),
      tokens: join(folder, 'tokens.txt'),
    }),
  },
  {
    name: 'parakeet-110m',
    files: (folder) => ({
      kind: 'ctc',
      model: join(folder, 'model.int8.onnx'),
      tokens: join(folder, 'tokens.txt'),
    }),
  },
];

/** What of the recognizer and its models is in a folder, and with what it is started when that is enough. */
export async function installedRecognizer(
  modelsDir: string,
): Promise<{ state: LocalWordsState; options?: RecognizerOptions }> {
  const models = catalogue();
  const stateOfModel = async (name: string) => {
    const model = models.find((each) => each.name === name);
    return model === undefined ? 'missing' : (await stateOf(modelsDir, model)).state;
  };
  const states = await Promise.all(MODELS.map(({ name }) => stateOfModel(name)));
  const library = await stateOfModel(LIBRARY);
  const best = states.indexOf('installed');
  const model = MODELS[best];
  if (model === undefined)
    return { state: states.every((state) => state === 'missing') ? 'absent' : 'damaged' };
  if (library !== 'installed') return { state: library === 'missing' ? 'absent' : 'damaged' };
  const folders = [folderOf(modelsDir, LIBRARY), folderOf(modelsDir, model.name)];
  const setup = {
    library: folderOf(modelsDir, LIBRARY),
    model: model.files(folderOf(modelsDir, model.name)),
    threads: Math.max(1, Math.min(4, availableParallelism())),
  };
  return { state: 'ready', options: { setup, folders } };
}
