import { join } from 'node:path';
import type { Voice } from '@lectern/contracts/voices';
import { type InstalledState, installedState, modelThreads } from '@lectern/platform/models/installed-state';
import { folderOf } from '@lectern/platform/models/model-folder';
import type { SpeakerOptions } from './speaker-process.js';
import type { VoiceModel } from './speaker-protocol.js';

/** Models of voices: Piper speaks while somebody waits, Kokoro ahead. */
export type VoiceEngine = 'piper' | 'kokoro';

interface EngineFiles {
  /** Its name in the catalogue. */
  name: string;
  files: (folder: string) => VoiceModel;
  sampleRate: number;
}

const LIBRARY = 'sherpa-onnx';

export const ENGINES: Record<VoiceEngine, EngineFiles> = {
  piper: {
    name: 'piper-libritts',
    sampleRate: 22_050,
    files: (folder) => ({
      kind: 'vits',
      model: join(folder, 'en_US-libritts_r-medium.onnx'),
      tokens: join(folder, 'tokens.txt'),
      dataDir: join(folder, 'espeak-ng-data'),
    }),
  },
  kokoro: {
    name: 'kokoro',
    sampleRate: 24_000,
    files: (folder) => ({
      kind: 'kokoro',
      model: join(folder, 'model.int8.onnx'),
      voices: join(folder, 'voices.bin'),
      tokens: join(folder, 'tokens.txt'),
      dataDir: join(folder, 'espeak-ng-data'),
    }),
  },
};

/**
 * Which speaker of a model answers to which name. Kokoro's are, in this order, its Sarah, Michael, George (British), Adam, Bella and
 * Emma (British), as sherpa-onnx numbers them. Piper's 904 readers have numbers only: these are its first six.
 */
export const SPEAKERS: Record<VoiceEngine, Record<Voice, number>> = {
  piper: { alloy: 0, echo: 1, fable: 2, onyx: 3, nova: 4, shimmer: 5 },
  kokoro: { alloy: 3, echo: 6, fable: 9, onyx: 5, nova: 1, shimmer: 7 },
};

/** What of an engine is in a folder of models, and with what it is started when that is enough. */
export async function installedVoices(
  modelsDir: string,
  engine: VoiceEngine,
): Promise<{ state: InstalledState; options?: SpeakerOptions }> {
  const { name, files, sampleRate } = ENGINES[engine];
  const state = await installedState(modelsDir, [LIBRARY, name]);
  if (state !== 'ready') return { state };
  const folders = [LIBRARY, name].map((each) => folderOf(modelsDir, each));
  const setup = {
    library: folderOf(modelsDir, LIBRARY),
    model: files(folderOf(modelsDir, name)),
    threads: modelThreads(),
  };
  return { state, options: { setup, folders, sampleRate } };
}
