import { finiteAt, isPast, tagged } from '../script/english/tagged.js';
import { FLOOR } from './force.js';
import type { Tellable } from './tellable.js';

/** Below this a sentence of a long paper is not worth a listener's time; a short paper has nothing to choose from. */
const floorOf = (sentences: number): number => (sentences < SHORT ? 1 : FLOOR);
const SHORT = 60;
/** A long paper that tells so little tells it whole. */
const LITTLE = 12;
/** What has no more force than this says little unless it happened. */
export const QUIET = 1;
export function isOfThePast(said: string): boolean {
  const words = tagged(said);
  const verb = words[finiteAt(words)];
  return verb !== undefined && isPast(verb);
}
/** Below this nothing of a paper is chosen. */
export const chosenFrom = (events: readonly Tellable[]): number =>
  events.length >= 1 && events[0]!.of >= SHORT && events.filter(({ force }) => force >= FLOOR).length < LITTLE
    ? 0
    : floorOf(events[0]?.of ?? 0);

/** How many events of a paper are strong enough to be chosen. */
export function chosenAmong(told: readonly Tellable[]): number {
  const events = told.filter(({ kind }) => kind === 'event');
  const floor = chosenFrom(events);
  return events.filter(({ force }) => force >= floor).length;
}
