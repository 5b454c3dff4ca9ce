import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { RECORDINGS_DATABASE } from '../lib/recordings-database.js';

/** The passage of a session that a retake says again. */
export interface RetakenPassage {
  start: number;
  end: number;
  eventIds: string[];
}

/** One recording on this device. Chunks are playable only joined from the first, which holds the header. */
export interface KeptRecording {
  id: string;
  userId: string;
  sessionId: string;
  sessionTitle: string;
  scenarioId: string;
  mimeType: string;
  startedAt: string;
  updatedAt: string;
  seconds: number;
  bytes: number;
  chunkCount: number;
  /** False until Stop was pressed: the last two seconds may be missing. */
  finished: boolean;
  /** Where it was paused, in its own seconds; absent from recordings of before. */
  gaps?: number[];
  /** A retake: it belongs beside its passage and is no recording of the whole session. */
  passage?: RetakenPassage;
}

interface Chunk {
  recordingId: string;
  sequence: number;
  data: ArrayBuffer;
}

interface Schema extends DBSchema {
  recordings: { key: string; value: KeptRecording; indexes: { userId: string } };
  chunks: { key: [string, number]; value: Chunk };
}

/** How far a recording has come, and where it was paused. */
export interface KeptSoFar {
  seconds: number;
  gaps: number[];
}

export type NewRecording = Pick<
  KeptRecording,
  'userId' | 'sessionId' | 'sessionTitle' | 'scenarioId' | 'mimeType' | 'passage'
>;

/** Keeps what is being spoken on this device, per user, until the server has confirmed it. */
export class RecordingStore {
  private constructor(private readonly db: IDBPDatabase<Schema>) {}

  static async open(name = RECORDINGS_DATABASE): Promise<RecordingStore> {
    const db = await openDB<Schema>(name, 1, {
      upgrade(upgrading) {
        upgrading.createObjectStore('recordings', { keyPath: 'id' }).createIndex('userId', 'userId');
        upgrading.createObjectStore('chunks', { keyPath: ['recordingId', 'sequence'] });
      },
      blocking(_current, _blocked, event) {
        // Another tab brings a newer version; holding on would freeze it.
        (event.target as IDBDatabase).close();
      },
    });
    return new RecordingStore(db);
  }

  async begin(recording: NewRecording): Promise<KeptRecording> {
    const now = new Date().toISOString();
    const kept: KeptRecording = {
      ...recording,
      id: crypto.randomUUID(),
      startedAt: now,
      updatedAt: now,
      seconds: 0,
      bytes: 0,
      chunkCount: 0,
      finished: false,
    };
    await this.db.put('recordings', kept);
    return kept;
  }

  /** Resolves when the chunk is on disk, not merely handed over: a crash right after loses nothing of it. */
  async append(recordingId: string, data: ArrayBuffer, { seconds, gaps }: KeptSoFar): Promise<KeptRecording> {
    const tx = this.db.transaction(['recordings', 'chunks'], 'readwrite', { durability: 'strict' });
    const recording = await tx.objectStore('recordings').get(recordingId);
    if (!recording) {
      tx.abort();
      await tx.done.catch(() => undefined);
      throw new Error('This recording is no longer on this device.');
    }
    const updated: KeptRecording = {
      ...recording,
      chunkCount: recording.chunkCount + 1,
      bytes: recording.bytes + data.byteLength,
      seconds: Math.max(recording.seconds, seconds),
      gaps,
      updatedAt: new Date().toISOString(),
    };
    await Promise.all([
      tx.objectStore('chunks').put({ recordingId, sequence: recording.chunkCount, data }),
      tx.objectStore('recordings').put(updated),
      tx.done,
    ]);
    return updated;
  }

  async finish(recordingId: string, { seconds, gaps }: KeptSoFar): Promise<void> {
    const tx = this.db.transaction('recordings', 'readwrite', { durability: 'strict' });
    const recording = await tx.store.get(recordingId);
    if (recording)
      await tx.store.put({
        ...recording,
        seconds,
        gaps,
        finished: true,
        updatedAt: new Date().toISOString(),
      });
    await tx.done;
  }

  /** The user's recordings, newest first. Another user's on the same device are never listed. */
  async listFor(userId: string): Promise<KeptRecording[]> {
    const recordings = await this.db.getAllFromIndex('recordings', 'userId', userId);
    return recordings.sort((a, b) => b.startedAt.localeCompare(a.startedAt));
  }

  /** The audio as far as it was kept, without a gap from the first chunk. */
  async audioOf(recordingId: string): Promise<Blob | null> {
    const recording = await this.db.get('recordings', recordingId);
    if (!recording) return null;
    const chunks = await this.db.getAll(
      'chunks',
      IDBKeyRange.bound([recordingId, 0], [recordingId, Infinity]),
    );
    const unbroken = chunks.filter((chunk, index) => chunk.sequence === index);
    if (unbroken.length === 0) return null;
    return new Blob(
      unbroken.map((chunk) => chunk.data),
      { type: recording.mimeType },
    );
  }

  async delete(recordingId: string): Promise<void> {
    const tx = this.db.transaction(['recordings', 'chunks'], 'readwrite');
    await Promise.all([
      tx.objectStore('recordings').delete(recordingId),
      tx.objectStore('chunks').delete(IDBKeyRange.bound([recordingId, 0], [recordingId, Infinity])),
      tx.done,
    ]);
  }

  close(): void {
    this.db.close();
  }
}
