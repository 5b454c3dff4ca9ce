import type { MicrophoneProblem } from './recorder-state.js';

/**
 * Chromium reports a closed prompt and a Block with the same NotAllowedError; only the permission state
 * asked for afterwards tells them apart. Browsers without that query count as denied.
 */
export function microphoneProblemOf(
  error: unknown,
  permission: PermissionState | 'unknown',
): MicrophoneProblem {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
      return permission === 'prompt' ? 'dismissed' : 'denied';
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return 'no-device';
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'in-use';
    default:
      return 'unknown';
  }
}

export type Browser = 'chromium' | 'firefox' | 'safari' | 'other';

export function browserOf(userAgent: string): Browser {
  if (/firefox\//i.test(userAgent)) return 'firefox';
  if (/chrom(e|ium)\/|edg\//i.test(userAgent)) return 'chromium';
  return /safari\//i.test(userAgent) ? 'safari' : 'other';
}

const PERMISSION_STEPS: Record<Browser, string> = {
  chromium:
    'Select the icon at the left of the address, set Microphone to Allow. This page notices by itself, no reload is needed.',
  firefox:
    'Select the crossed-out microphone at the left of the address, remove "Blocked", then press Allow microphone again.',
  safari:
    'In the Safari menu open Settings for this website, set Microphone to Allow, then press Allow microphone again.',
  other: 'Allow the microphone for this site in the browser settings, then press Allow microphone again.',
};

/** What happened and what to do, in words for the person at the screen. */
export function describeMicrophoneProblem(
  problem: MicrophoneProblem,
  browser: Browser,
): { title: string; text: string } {
  const failed = 'Recording failed';
  const could = 'Could not access microphone. Please check permissions.';
  switch (problem) {
    case 'dismissed':
      return {
        title: 'You closed the question',
        text: 'Press Allow microphone and the browser will ask again.',
      };
    case 'denied':
      return { title: failed, text: `${could} ${PERMISSION_STEPS[browser]}` };
    case 'no-device':
      return { title: failed, text: 'No microphone was found. Connect one, or upload a file instead.' };
    case 'in-use':
      return {
        title: failed,
        text: 'The microphone is busy in another program. Close it there and try again.',
      };
    case 'insecure':
      return {
        title: failed,
        text: 'Browsers give the microphone only to pages on https or localhost. Upload a file instead.',
      };
    case 'lost':
      return {
        title: 'The microphone was disconnected',
        text: 'What you said until then is kept. Connect it again to go on.',
      };
    case 'unsupported':
      return { title: failed, text: 'This browser cannot record audio. Upload a file instead.' };
    case 'unknown':
      return { title: failed, text: could };
  }
}
