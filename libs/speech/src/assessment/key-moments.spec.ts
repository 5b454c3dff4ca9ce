import { describe, expect, it } from '@jest/globals';
import { found } from '../testing/takes.js';
import type { EvidenceEvent } from './evidence.js';
import { chooseKeyMoments } from './key-moments.js';

const kindsOf = (events: readonly EvidenceEvent[]): string[] =>
  chooseKeyMoments(events).map(({ eventId }) => events.find(({ id }) => id === eventId)!.kind);
/** Four of one kind and one of another: does the fifth take the place of one of the four? */
const comesBefore = (
  kind: EvidenceEvent['kind'],
  other: EvidenceEvent['kind'],
  changes: Partial<EvidenceEvent> = {},
): boolean =>
  kindsOf([...[10, 20, 30, 40].map((start) => found(other, start)), found(kind, 50, changes)]).includes(kind);

describe('the moments worth playing', () => {
  it.each([
    ['pace', 'pause'],
    ['pause', 'level'],
    ['pause', 'pitch'],
    ['level', 'false-start'],
    ['pitch', 'false-start'],
    ['false-start', 'filler'],
    ['false-start', 'hedge'],
    ['filler', 'repetition'],
    ['hedge', 'repetition'],
  ] as const)('%s stands out more than %s', (heavy, light) => {
    expect(comesBefore(heavy, light)).toBe(true);
    expect(comesBefore(light, heavy)).toBe(false);
  });

  it.each([
    ['level', 'pitch'],
    ['filler', 'hedge'],
  ] as const)('%s stands out as much as %s: the earlier one is chosen', (one, other) => {
    expect(comesBefore(one, other)).toBe(false);
    expect(comesBefore(other, one)).toBe(false);
  });

  it.each([
    ['pace', 0.8, 'pause'],
    ['pause', 0.75, 'level'],
    ['level', 0.7, 'false-start'],
    ['false-start', 0.6, 'filler'],
    ['filler', 0.45, 'repetition'],
  ] as const)('%s that is sure by %d only stands behind a sure %s', (heavy, confidence, light) => {
    expect(comesBefore(heavy, light, { confidence })).toBe(false);
    expect(comesBefore(heavy, light, { confidence: confidence + 0.1 })).toBe(true);
  });

  it('say when, which finding, which side, and what', () => {
    const events = [found('pause', 7, { credit: true, text: 'Pause of 2.0 s' }), found('filler', 3)];
    expect(chooseKeyMoments(events)).toEqual([
      { timestamp: 3, type: 'improvement', eventId: 'filler-3', description: 'Filler: "um"' },
      { timestamp: 7, type: 'strength', eventId: 'pause-7', description: 'Pause of 2.0 s' },
    ]);
  });

  it('count the first five seconds of a finding, a tenth each', () => {
    const lasting = (seconds: number) => ({ end: 50 + seconds, confidence: 0.9 });
    // Four sure fillers of a second weigh 2.1; this one 1.8 and its length.
    expect(comesBefore('hedge', 'filler', lasting(2.9))).toBe(false);
    expect(comesBefore('hedge', 'filler', lasting(3.1))).toBe(true);
    const long = [10, 20, 30, 40].map((start) => found('filler', start, { end: start + 5 }));
    expect(kindsOf([...long, found('hedge', 50, { end: 90 })])).not.toContain('hedge');
    expect(
      kindsOf([...long.map((one) => ({ ...one, end: one.end - 0.1 })), found('hedge', 50, { end: 90 })]),
    ).toContain('hedge');
  });
});
