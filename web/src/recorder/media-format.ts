import { QUICK_PRACTICE } from '../lib/scenarios.js';

/** In the order of preference. webm/opus survives a cut in the middle; a cut mp4 has no index and is lost. */
const FORMATS = [
  { mimeType: 'audio/webm;codecs=opus', ending: 'webm' },
  { mimeType: 'audio/ogg;codecs=opus', ending: 'ogg' },
  { mimeType: 'audio/mp4', ending: 'm4a' },
] as const;

/** The format to record in; null leaves it to the browser. */
export const recordingFormat = (isSupported: (mimeType: string) => boolean): string | null =>
  FORMATS.find((format) => isSupported(format.mimeType))?.mimeType ?? null;

/** `opening-statement-2026-11-12-1406.webm`; quick practice goes by its name, not by its number. */
export function recordingFileName(scenarioId: string, mimeType: string, at: Date): string {
  const kind = mimeType.split(';')[0];
  const ending = FORMATS.find((format) => format.mimeType.split(';')[0] === kind)?.ending ?? 'webm';
  const stamp = at.toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  return `${scenarioId === QUICK_PRACTICE ? 'quick-practice' : scenarioId}-${stamp}.${ending}`;
}

/** Length of an audio file in seconds, or null when the browser cannot read it. */
export function audioSeconds(blob: Blob): Promise<number | null> {
  return new Promise((resolve) => {
    const audio = document.createElement('audio');
    const url = URL.createObjectURL(blob);
    const answer = (seconds: number | null) => {
      URL.revokeObjectURL(url);
      audio.removeAttribute('src');
      resolve(seconds);
    };
    audio.preload = 'metadata';
    audio.onerror = () => answer(null);
    audio.onloadedmetadata = () => {
      if (Number.isFinite(audio.duration)) return answer(audio.duration);
      // Recordings of MediaRecorder carry no length; seeking behind the end makes the browser count.
      audio.ontimeupdate = () => answer(Number.isFinite(audio.duration) ? audio.duration : null);
      audio.currentTime = Number.MAX_SAFE_INTEGER;
    };
    audio.src = url;
  });
}
