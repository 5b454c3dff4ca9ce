import { describe, expect, it } from '@jest/globals';
import type { Analysis } from '@lectern/contracts/analysis';
import { anAnalysis } from '../session/analysis.fixtures.js';
import { momentsOf } from './moments.rules.js';

type Moments = Analysis['keyMoments'];
const moment = (timestamp: number, type: 'strength' | 'improvement', eventId?: string): Moments[number] => ({
  timestamp,
  type,
  description: `at ${timestamp}`,
  ...(eventId !== undefined && { eventId }),
});
const of = (keyMoments: Moments, changes: Partial<Analysis> = {}) =>
  momentsOf(anAnalysis({ keyMoments, ...changes }));

describe('the moments of a report', () => {
  const times = (...keyMoments: Moments): number[] => of(keyMoments).map(({ at }) => at);

  it('are three, one of them what worked where there is any, in their order', () => {
    const change = [40, 10, 30, 20].map((at) => moment(at, 'improvement'));
    expect(times(...change)).toEqual([10, 30, 40]);
    expect(times(...change, moment(25, 'strength'), moment(5, 'strength'))).toEqual([10, 25, 40]);
    expect(
      times(moment(9, 'improvement'), moment(3, 'strength'), moment(1, 'strength'), moment(2, 'strength')),
    ).toEqual([1, 3, 9]);
    expect(times(...[4, 3, 2, 1].map((at) => moment(at, 'strength')))).toEqual([2, 3, 4]);
    expect(times()).toEqual([]);
  });

  it('are those that stand out most, wherever they lie', () => {
    const events = (['filler', 'filler', 'pace', 'pause', 'level'] as const).map((kind, at) => ({
      ...anAnalysis().events[0]!,
      id: `${kind}-${at}`,
      kind,
      start: at,
      end: at + 1,
    }));
    const all = events.map(({ id, start }) => moment(start, 'improvement', id));
    expect(of(all, { events }).map(({ at }) => at)).toEqual([2, 3, 4]);
  });

  it('say what they are, with the words that were said there', () => {
    expect(of([moment(1, 'strength'), moment(2, 'improvement')])).toEqual([
      { at: 1, label: 'Worked', text: 'at 1', quote: null },
      { at: 2, label: 'To change', text: 'at 2', quote: null },
    ]);
    const words = 'We um ask you for a verdict that is fair to all of them'
      .split(' ')
      .map((text, at) => ({ text, start: at, end: at + 0.8 }));
    const filler = { ...anAnalysis().events[0]!, id: 'filler-1', start: 1, end: 1.8 };
    const rush = { ...filler, id: 'pace-1', kind: 'pace' as const, start: 2, end: 14 };
    const events = [filler, rush];
    const both = [moment(1, 'improvement', 'filler-1'), moment(2, 'improvement', 'pace-1')];
    const quotes = (transcript: Analysis['transcript']) =>
      of(both, { events, transcript }).map(({ quote }) => quote);
    expect(quotes({ text: '', words })).toEqual(['“We um ask”', '“ask you for a verdict that is fair to …”']);
    const unsure = words.map((word, at) => ({ ...word, sure: at !== 5 }));
    expect(quotes({ text: '', words: null, placed: unsure })).toEqual(['“We um ask”', null]);
    expect(quotes(null)).toEqual([null, null]);
  });
});
