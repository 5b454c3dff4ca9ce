import { describe, expect, it } from '@jest/globals';
import type { EvidenceEvent } from '@lectern/contracts/analysis';
import { countsByLane, emptyLane, laneName, neighbor, noteOf, whatOf, windowOf } from './findings.js';
import { reviewable } from '../sharing/shared-analysis.js';

const event = (id: string, start: number, rest: Partial<EvidenceEvent> = {}): EvidenceEvent => ({
  id,
  kind: 'filler',
  start,
  end: start + 0.4,
  confidence: 0.95,
  text: 'um',
  credit: false,
  dismissed: false,
  ...rest,
});

const events = [
  event('a', 2),
  event('b', 10, { kind: 'pause', text: 'Pause of 2.4 s', credit: true }),
  event('c', 20),
];

describe('an empty lane', () => {
  const { measurements: m, ...rest } = reviewable({}, 60);
  const said = (lane: Parameters<typeof emptyLane>[0], changes: Partial<typeof m>, wording = rest.wording) =>
    emptyLane(lane, { measurements: { ...m, ...changes }, wording });
  const words = { words: 60, wordsPerSentence: null, timeWords: 0, peopleWords: 0, addressWords: 0 };

  it('tells nothing found from nothing measured', () => {
    expect(said('filler', {}, null)).toBe('not measured, needs words');
    expect(said('filler', {}, words)).toBe('none found');
    expect(said('pause', { speechSeconds: 0 })).toBe('not measured, no speech');
    expect(said('pause', { speechSeconds: 50 })).toBe('none to mark');
    expect(said('pace', { wordsPerMinute: null })).toBe('not measured, under 10 s of speech');
    expect(said('pace', { wordsPerMinute: 141.2, wordsPerMinuteIsEstimate: true })).toBe(
      '~141 words a minute, nothing to mark',
    );
    expect(said('level', { level: { ...m.level, medianDb: null } })).toBe('not measured');
    expect(said('level', { level: { ...m.level, medianDb: -20 } })).toBe('nothing to mark');
  });
});

describe('findings', () => {
  it('quotes spoken words and shows the rest as measured', () => {
    expect(whatOf(event('a', 2))).toBe('“um”');
    expect(whatOf(event('b', 2, { kind: 'pace', text: 'Fast passage' }))).toBe('Fast passage');
  });

  it('says what counts in favor and what is not certain', () => {
    expect(noteOf(event('b', 2, { kind: 'pause', credit: true }))).toEqual({
      text: 'well placed',
      credit: true,
    });
    expect(noteOf(event('c', 2, { confidence: 0.7 }))).toEqual({
      text: 'likely',
      credit: false,
    });
    expect(noteOf(event('d', 2, { kind: 'hedge', confidence: 0.7 }))?.text).toBe('hedge; likely');
    expect(noteOf(event('e', 2))).toBeNull();
  });

  it('counts by lane what is not dismissed', () => {
    const some = [...events, event('d', 30, { kind: 'hedge' }), event('e', 31, { dismissed: true })];
    expect(countsByLane(some)).toEqual({ filler: 3, pause: 1, pace: 0, level: 0 });
  });

  it('calls the first lane Fillers only while nothing else lies in it', () => {
    expect(laneName('filler', events)).toBe('Fillers');
    expect(laneName('filler', [...events, event('h', 30, { kind: 'hedge' })])).toBe('Words');
    expect(laneName('pause', events)).toBe('Pauses');
  });

  it('plays half a second around a finding, within the recording', () => {
    expect(windowOf({ start: 10, end: 12 }, 60)).toEqual({ from: 9.5, to: 12.5 });
    expect(windowOf({ start: 0.2, end: 59.9 }, 60)).toEqual({ from: 0, to: 60 });
  });

  it('steps from the selected finding, or from the position', () => {
    expect(neighbor(events, { selectedId: 'a', position: 50 }, 1)?.id).toBe('b');
    expect(neighbor(events, { selectedId: 'c', position: 0 }, 1)).toBeUndefined();
    expect(neighbor(events, { selectedId: null, position: 11 }, 1)?.id).toBe('c');
    expect(neighbor(events, { selectedId: null, position: 11 }, -1)?.id).toBe('b');
  });

  it('skips dismissed findings, but leaves from the one that was just dismissed', () => {
    const one = events.map((each) => (each.id === 'b' ? { ...each, dismissed: true } : each));
    expect(neighbor(one, { selectedId: 'a', position: 0 }, 1)?.id).toBe('c');
    expect(neighbor(one, { selectedId: 'b', position: 0 }, 1)?.id).toBe('c');
  });
});
