const nameOf = (recordingId: string) => `lectern-recording-${recordingId}`;
const releases = new Map<string, () => void>();

/** Marks a recording as in the hands of this tab until released; a crash or a closed tab releases it by itself. */
export function lockRecording(recordingId: string): void {
  if (releases.has(recordingId)) return;
  const held = new Promise<void>((resolve) => releases.set(recordingId, resolve));
  void navigator.locks?.request(nameOf(recordingId), () => held);
}

export function releaseRecording(recordingId: string): void {
  releases.get(recordingId)?.();
  releases.delete(recordingId);
}

export function releaseAllRecordings(): void {
  for (const recordingId of releases.keys()) releaseRecording(recordingId);
}

/** Recordings that some tab has in hand right now: they are not lost, so they are not offered for recovery. */
export async function recordingsInHand(recordingIds: string[]): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  const names = new Set(held.map((lock) => lock.name));
  return new Set(recordingIds.filter((id) => releases.has(id) || names.has(nameOf(id))));
}
