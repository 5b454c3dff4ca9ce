const STEP = 'lectern: ';

/** Notes that a step of the start of this process has ended. */
export const step = (name: string): void => void performance.mark(`${STEP}${name}`);

/** When each step of the start had ended, in milliseconds since the process began. */
export const startingTimes = (): Record<string, number> =>
  Object.fromEntries(
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name.startsWith(STEP))
      .map(({ name, startTime }) => [name.slice(STEP.length), Math.round(startTime)]),
  );
