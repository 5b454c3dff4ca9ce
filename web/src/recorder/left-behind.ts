import { RECORDINGS_DATABASE } from '../lib/recordings-database.js';
import type { KeptRecording } from './recording-store.js';

export interface UnsavedRecordings {
  recordings: KeptRecording[];
  deleteAll: () => Promise<void>;
}

/** Whether anybody has ever recorded on this device: the store is made with the first recording. */
export async function hasRecordingStore(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === RECORDINGS_DATABASE);
  } catch {
    // Where databases cannot be listed, the recorder's own code has to look.
    return true;
  }
}

/** What this user spoke on this device and never sent; null when there is nothing, or no store to look in. */
export async function unsavedRecordings(userId: string): Promise<UnsavedRecordings | null> {
  if (!(await hasRecordingStore())) return null;
  try {
    const { recordingStore } = await import('./recorder-context.js');
    const store = await recordingStore();
    const recordings = (await store.listFor(userId)).filter((recording) => recording.chunkCount > 0);
    if (recordings.length === 0) return null;
    return {
      recordings,
      deleteAll: async () => {
        await Promise.all(recordings.map(({ id }) => store.delete(id)));
      },
    };
  } catch {
    return null;
  }
}
