import { localTime, addMinutes } from '@lectern/contracts/time-zone';

/** A practice that starts in so many minutes, as an attorney in New York plans it. */
export function aPlan(inMinutes: number) {
  const timeZone = 'America/New_York';
  return {
    ...localTime(addMinutes(new Date(), inMinutes), timeZone),
    title: 'Rehearse the opening',
    timeZone,
    duration: 30,
    type: 'practice' as const,
    scenario: 'Opening Statement - Personal Injury',
    difficulty: 'Intermediate' as const,
    reminder: true,
    notes: 'Slow down.',
  };
}
