import { microphoneProblemOf } from './microphone-problem.js';
import type { MicrophoneProblem } from './recorder-state.js';

/** Automatic gain would hide how loud the speaker is; noise suppression would eat pauses and breaths. */
const HONEST_LEVELS: MediaTrackConstraints = {
  autoGainControl: false,
  noiseSuppression: false,
  echoCancellation: false,
  channelCount: 1,
};

export type MicrophoneAnswer = { stream: MediaStream } | { problem: MicrophoneProblem };

export async function openMicrophone(deviceId: string | null, sampleRate: number): Promise<MicrophoneAnswer> {
  if (!window.isSecureContext) return { problem: 'insecure' };
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined')
    return { problem: 'unsupported' };
  try {
    const audio = {
      ...HONEST_LEVELS,
      sampleRate: { ideal: sampleRate },
      ...(deviceId !== null && { deviceId: { exact: deviceId } }),
    };
    return { stream: await navigator.mediaDevices.getUserMedia({ audio }) };
  } catch (error) {
    return { problem: microphoneProblemOf(error, await microphonePermission()) };
  }
}

export async function microphonePermission(): Promise<PermissionState | 'unknown'> {
  return (await permissionStatus())?.state ?? 'unknown';
}

/** Tells when the user allows the microphone in the browser's own settings, so that no reload is needed. */
export async function onMicrophoneAllowed(signal: AbortSignal, allowed: () => void): Promise<void> {
  const status = await permissionStatus();
  status?.addEventListener('change', () => status.state === 'granted' && allowed(), { signal });
}

async function permissionStatus(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'microphone' });
  } catch {
    // Some browsers know the microphone but not this question.
    return null;
  }
}

export interface Microphone {
  deviceId: string;
  label: string;
}

/** The devices by name; names are known only after the permission. */
export async function listMicrophones(): Promise<Microphone[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter((device) => device.kind === 'audioinput' && device.deviceId !== '' && device.label !== '')
    .map(({ deviceId, label }) => ({ deviceId, label }));
}

export const closeStream = (stream: MediaStream | null): void =>
  stream?.getTracks().forEach((track) => track.stop());
