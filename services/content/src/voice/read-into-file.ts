import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileAnswer } from '@lectern/contracts/files';
import type { Spoken } from '@lectern/contracts/voices';
import type { Files } from '@lectern/platform/files/files';
import type { Reading } from './make-audio.job.js';
import { type SpeakOptions, speakToMp3, type VoiceSource } from './mp3.js';

type Wanted = Pick<SpeakOptions, 'signal' | 'progress'> & {
  /** Told when a voice has failed and the next one reads the whole text: half a speech in another voice helps nobody. */
  onFailed?: (source: VoiceSource, error: unknown) => void;
};

/**
 * Reads passages with the first of these voices that gets through, and stores the MP3.
 * @returns the stored file, and who read it
 */
export async function readIntoFile(
  { passages, fileName, voice }: Reading,
  sources: readonly VoiceSource[],
  store: { files: Files; key: string },
  wanted: Wanted,
): Promise<Omit<FileAnswer, 'temporary' | 'spoken'> & { spoken: Omit<Spoken, 'finerSoon'> }> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-audio-'));
  try {
    const path = join(folder, 'speech.mp3');
    const title = fileName.replace(/\.mp3$/i, '');
    const by = await firstThatReads(sources, wanted, (source) =>
      speakToMp3(source, passages, { voice, title, path, ...wanted }),
    );
    const { size } = await store.files.put(store.key, createReadStream(path));
    const [first] = sources;
    const spoken = { by: by.maker, ...(first !== by && { insteadOf: first?.maker }) };
    return { key: store.key, fileName, contentType: 'audio/mpeg', size, spoken };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function firstThatReads(
  sources: readonly VoiceSource[],
  { signal, onFailed }: Wanted,
  read: (source: VoiceSource) => Promise<void>,
): Promise<VoiceSource> {
  for (const [at, source] of sources.entries()) {
    try {
      await read(source);
      return source;
    } catch (error) {
      signal.throwIfAborted();
      if (at === sources.length - 1) throw error;
      onFailed?.(source, error);
    }
  }
  throw new Error('there is no voice');
}
