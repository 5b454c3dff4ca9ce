/** The three qualities of the settings, by the rate that they are named after. */
export const QUALITIES = {
  // Speech in Opus: clear at 32 kb/s, transparent at 64; 128 leaves room for anything beside the voice.
  standard: { label: 'Standard, 16 kHz', sampleRate: 16_000, bitsPerSecond: 32_000 },
  high: { label: 'High, 44 kHz', sampleRate: 44_100, bitsPerSecond: 64_000 },
  ultra: { label: 'Ultra, 48 kHz', sampleRate: 48_000, bitsPerSecond: 128_000 },
} as const;
export type Quality = keyof typeof QUALITIES;

export interface RecordingSettings {
  quality: Quality;
  /** 0 to 100; at 75 the microphone is taken as it is. */
  sensitivity: number;
}

export const AS_IT_IS = 75;
export const DEFAULT_SETTINGS: RecordingSettings = { quality: 'high', sensitivity: AS_IT_IS };

/** Decibels by which the input is raised or lowered: +10 at 100, -30 at 0. */
export const gainOf = (sensitivity: number): number => (sensitivity - AS_IT_IS) * 0.4;
