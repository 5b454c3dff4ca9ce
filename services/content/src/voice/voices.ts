import type { Voice } from '@lectern/contracts/voices';

/** Settings of the built-in voices. They carry the product's voice names and are no recordings of anyone. */
export const BUILT_IN: Record<Voice, { variant: string; pitch: number }> = {
  alloy: { variant: 'en-us+f1', pitch: 40 },
  echo: { variant: 'en-us+m7', pitch: 35 },
  fable: { variant: 'en-gb-x-rp', pitch: 75 },
  onyx: { variant: 'en-us+m3', pitch: 10 },
  nova: { variant: 'en-us+f3', pitch: 50 },
  shimmer: { variant: 'en-us+f2', pitch: 75 },
};

/** The middle of the pace that the product teaches, in words per minute. */
export const TARGET_PACE = 150;

/** `-s` is no pace: the same setting read legal prose at 145 and short sentences at 190 words per minute. */
export const FIRST_SETTING = 145;

/** The setting that brings this text to the target, from the pace that the first setting measured on it. */
export function fittedSetting(measuredPace: number): number {
  return Math.round(Math.min(220, Math.max(95, (FIRST_SETTING * TARGET_PACE) / measuredPace)));
}
