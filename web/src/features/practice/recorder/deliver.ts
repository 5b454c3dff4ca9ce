import { browserNetwork, sendUntilAnswered } from './send-until-answered.js';
import { isStoredIntact, type StoredAudio } from './sha256.js';

export interface Accepted {
  sessionId: string;
  jobId: string;
  received: StoredAudio;
}

export interface SendTake {
  hasWords: boolean;
  send: (onProgress: (sent: number, total: number) => void, signal: AbortSignal) => Promise<Accepted>;
  wasLost: (error: unknown) => boolean;
  describe: (error: unknown) => string;
}

interface Watch {
  onProgress: (sent: number, total: number) => void;
  /** The connection is gone; the audio waits here. */
  onWaiting: () => void;
}

/** Sends the audio until the server has answered, and accepts only an answer about the very same bytes. */
export async function deliver(
  audio: Blob,
  { send, wasLost }: SendTake,
  signal: AbortSignal,
  { onProgress, onWaiting }: Watch,
): Promise<Accepted> {
  const accepted = await sendUntilAnswered(
    { send: () => send(onProgress, signal), wasLost, onWaiting, signal },
    browserNetwork,
  );
  if (!(await isStoredIntact(audio, accepted.received))) {
    throw new Error('What arrived is not what was recorded. The recording is kept here; send it again.');
  }
  return accepted;
}
