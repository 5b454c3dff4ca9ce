const nameOf = (recordingId: string) => `lectern-recording-${recordingId}`;

/** Marks a recording as running in this tab until released; a crash releases it by itself. */
export function lockRecording(recordingId: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks?.request(nameOf(recordingId), () => held);
  return release;
}

/** Recordings that some tab is making right now: they are not lost, so they are not offered for recovery. */
export async function recordingsInProgress(recordingIds: string[]): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  const names = new Set(held.map((lock) => lock.name));
  return new Set(recordingIds.filter((id) => names.has(nameOf(id))));
}
