import type { KeptRecording } from '../features/practice/recorder/recording-store.js';

export interface UnsavedRecordings {
  recordings: KeptRecording[];
  deleteAll: () => Promise<void>;
}

/** What this user spoke on this device and never sent; null when there is nothing, or no store to look in. */
export async function unsavedRecordings(userId: string): Promise<UnsavedRecordings | null> {
  try {
    const { recordingStore } = await import('../features/practice/recorder/recorder-context.js');
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
