import { describe, expect, it } from '@jest/globals';
import { found, measured } from '../testing/takes.js';
import { assess } from './assess.js';
import type { Evidence, EvidenceEvent } from './evidence.js';
import { chooseFixNext, fixFor, rankFixes } from './fix-next.js';

/** As many pauses as a good take has. */
const meant = Array.from({ length: 7 }, (_, i) => found('pause', 10 + 10 * i, { credit: true }));
const evidence = (events: readonly EvidenceEvent[], durationSeconds = 100): Evidence => ({
  measurements: measured({ durationSeconds }),
  events: [...meant, ...events],
  wording: { words: 180, wordsPerSentence: 14, timeWords: 3, peopleWords: 6, addressWords: 4 },
  script: null,
});
const fillers = (...starts: number[]): EvidenceEvent[] => starts.map((start) => found('filler', start));
const passageOf = (event: EvidenceEvent, duration = 100): [number, number] => {
  const { start, end } = fixFor(event, evidence([event], duration));
  return [start, end];
};

describe('the passage that is practiced', () => {
  it('is twelve seconds about a short finding, inside the take', () => {
    expect(passageOf(found('filler', 30))).toEqual([24.5, 36.5]);
    expect(passageOf(found('filler', 1))).toEqual([0, 12]);
    expect(passageOf(found('filler', 98))).toEqual([88, 100]);
    expect(passageOf(found('filler', 3), 8)).toEqual([0, 8]);
  });

  it('leads in and out by two seconds, and is cut after forty-five', () => {
    expect(passageOf(found('pace', 20, { end: 40 }))).toEqual([18, 42]);
    expect(passageOf(found('pace', 10, { end: 80 }))).toEqual([8, 57]);
  });

  it('is where most of the findings are', () => {
    const [fix] = rankFixes(evidence(fillers(1, 50, 52, 54)));
    expect(fix).toMatchObject({ start: 46.5, end: 58.5 });
    expect(fix!.eventIds).toEqual(['filler-1', 'filler-50', 'filler-52', 'filler-54']);
  });

  it('holds what ends within forty-one seconds of the first', () => {
    const [both] = rankFixes(evidence([...fillers(10), found('filler', 50)]));
    expect(both).toMatchObject({ start: 8, end: 53 });
    const [one] = rankFixes(evidence([...fillers(10), found('filler', 50, { end: 51.1 })]));
    expect(one).toMatchObject({ start: 4.5, end: 16.5 });
  });
});

describe('what to fix next', () => {
  it('is what gains most, and the rest follows', () => {
    const events = [
      ...fillers(1, 5, 9, 13, 17, 21),
      ...[30, 40, 50].map((start) => found('hedge', start, { text: 'maybe' })),
    ];
    expect(rankFixes(evidence(events)).map(({ headline }) => headline)).toEqual([
      'Drop "um"',
      'State it without "maybe"',
    ]);
    expect(chooseFixNext(evidence(events))!.headline).toBe('Drop "um"');
  });

  it('takes the same word together, in capitals or not, and different words apart', () => {
    const events = [
      found('filler', 1, { text: 'Um' }),
      found('filler', 5, { text: 'um' }),
      found('filler', 9, { text: 'like' }),
    ];
    const groups = rankFixes(evidence(events)).map(({ eventIds }) => eventIds.length);
    expect(groups).toEqual([2, 1]);
  });

  it('takes passages together by their direction, pauses whatever they are, stumbles by their kind', () => {
    const fast = (start: number) =>
      found('pace', start, { end: start + 9, observed: { code: 'fast', wordsPerMinute: 210 } });
    const slow = found('pace', 60, { end: 90, observed: { code: 'slow', wordsPerMinute: 80 } });
    const pauses = [
      found('pause', 3, { observed: { code: 'silence', seconds: 6 } }),
      found('pause', 9, { observed: { code: 'pause-in-clause', seconds: 1, words: 'the' } }),
    ];
    const again = [found('repetition', 1, { text: 'the the' }), found('repetition', 8, { text: 'a a' })];
    const begun = [found('false-start', 4, { text: 'he was' }), found('false-start', 6, { text: 'wit' })];
    const events = [fast(1), fast(30), slow, ...pauses, ...again, ...begun];
    const groups = rankFixes(evidence(events)).map(({ eventIds }) => eventIds.toSorted());
    expect(groups.toSorted((a, b) => a[0]!.localeCompare(b[0]!))).toEqual([
      ['false-start-4', 'false-start-6'],
      ['pace-1', 'pace-30'],
      ['pace-60'],
      ['pause-3', 'pause-9'],
      ['repetition-1', 'repetition-8'],
    ]);
  });

  it('begins with the part from which most is to be gained, not with the word that is easiest to drop', () => {
    const slips = fillers(1, 5, 9, 13, 17);
    const silences = [30, 45, 60, 75].map((start) =>
      found('pause', start, { end: start + 7, observed: { code: 'silence', seconds: 7 } }),
    );
    const ranked = rankFixes(evidence([...slips, ...silences])).map(({ headline }) => headline);
    expect(ranked).toEqual(['Pause at the end of the thought', 'Drop "um"']);
  });

  it('is the weak part itself where no finding shows it: pauses that were never made', () => {
    const unpaused = { ...evidence([]), events: fillers(1, 5, 9) };
    expect(chooseFixNext(unpaused)).toBeNull();
    expect(rankFixes(unpaused).map(({ headline }) => headline)).toEqual(['Drop "um"']);
    expect(assess(unpaused).advice.improvements[0]).toBe('Pauses');
    expect(assess(unpaused).improvements[0]).toMatch(
      /^Your pauses do not yet work for you\. No well placed/u,
    );
  });

  it('is no word that slipped out once', () => {
    expect(rankFixes(evidence(fillers(30)))).toEqual([]);
    expect(rankFixes(evidence(fillers(30, 60)))).toHaveLength(1);
  });

  it('is nothing where nothing would gain, and where there is no score', () => {
    expect(chooseFixNext(evidence([]))).toBeNull();
    expect(chooseFixNext(evidence([found('hesitation', 3)]))).toBeNull();
    expect(rankFixes(evidence([found('filler', 3, { dismissed: true })]))).toEqual([]);
    const short = evidence(fillers(1, 2, 3));
    expect(chooseFixNext({ ...short, measurements: measured({ speechSeconds: 20 }) })).toBeNull();
  });
});
