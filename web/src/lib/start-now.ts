/** State of a link whose take begins by itself where the microphone is allowed. */
export const START_NOW = { start: 'now' } as const;

export const startsNow = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'start' in state && state.start === START_NOW.start;
