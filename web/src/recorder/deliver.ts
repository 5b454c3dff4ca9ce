import { browserNetwork, sendUntilAnswered } from './send-until-answered.js';
import { isStoredIntact, type StoredAudio } from './stored-intact.js';

export interface Accepted {
  sessionId: string;
  jobId: string;
}

export interface Watch {
  onProgress: (sent: number, total: number) => void;
  /** The connection is gone; what was spoken waits here. */
  onWaiting: () => void;
}

/** How a take gets to the server. */
export interface SendTake {
  hasWords: boolean;
  totalBytes: number;
  deliver: (signal: AbortSignal, watch: Watch) => Promise<Accepted>;
  describe: (error: unknown) => string;
}

interface Sending<T> {
  send: (onProgress: Watch['onProgress'], signal: AbortSignal) => Promise<T>;
  wasLost: (error: unknown) => boolean;
}

/** Sends numbers until the server has answered. */
export const deliverNumbers = <T extends Accepted>(
  { send, wasLost }: Sending<T>,
  signal: AbortSignal,
  { onProgress, onWaiting }: Watch,
): Promise<T> =>
  sendUntilAnswered({ send: () => send(onProgress, signal), wasLost, onWaiting, signal }, browserNetwork);

/** Sends audio until the server has answered, and accepts only an answer about the very same bytes. */
export async function deliverAudio<T extends { received: StoredAudio }>(
  audio: Blob,
  { send, wasLost }: Sending<T>,
  signal: AbortSignal,
  { onProgress, onWaiting }: Watch,
): Promise<T> {
  const accepted = await sendUntilAnswered(
    { send: () => send(onProgress, signal), wasLost, onWaiting, signal },
    browserNetwork,
  );
  if (!(await isStoredIntact(audio, accepted.received))) {
    throw new Error('What arrived is not what was recorded. Send it again.');
  }
  return accepted;
}
