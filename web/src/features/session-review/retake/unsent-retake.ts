import { recordingStore } from '../../../recorder/recorder-context.js';
import type { UnsentRetake } from './fix-context.js';
import { currentTokens } from '../../../api/tokens.js';

/** A retake of this session that lies on this device; null when there is none or it is somebody else's. */
export async function unsentRetake(recordingId: string, sessionId: string): Promise<UnsentRetake | null> {
  const { userId } = await currentTokens();
  if (userId === undefined) return null;
  const kept = await (await recordingStore()).listFor(userId);
  const found = kept.find((recording) => recording.id === recordingId && recording.sessionId === sessionId);
  return found?.passage === undefined ? null : { recordingId, passage: found.passage };
}
