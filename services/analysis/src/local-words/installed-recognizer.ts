import { join } from 'node:path';
import { type InstalledState, installedState, modelThreads } from '@lectern/platform/models/installed-state';
import { folderOf } from '@lectern/platform/models/model-folder';
import type { RecognizerOptions } from './recognizer-process.js';
import type { WordsModel } from './recognizer-protocol.js';

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
): Promise<{ state: InstalledState; options?: RecognizerOptions }> {
  const states = await Promise.all(MODELS.map(({ name }) => installedState(modelsDir, [LIBRARY, name])));
  const model = MODELS[states.indexOf('ready')];
  if (model === undefined) return { state: states.includes('damaged') ? 'damaged' : 'absent' };
  const folders = [folderOf(modelsDir, LIBRARY), folderOf(modelsDir, model.name)];
  const setup = {
    library: folderOf(modelsDir, LIBRARY),
    model: model.files(folderOf(modelsDir, model.name)),
    threads: modelThreads(),
  };
  return { state: 'ready', options: { setup, folders } };
}
