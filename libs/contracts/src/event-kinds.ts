/** What a finding may be about. */
export const EVENT_KINDS = [
  'filler',
  'pause',
  'pace',
  'level',
  'pitch',
  'hedge',
  'repetition',
  'false-start',
  'hesitation',
] as const;
