import { describe, expect, it } from '@jest/globals';
import { type Given, heard } from '../testing/heard.js';
import { found } from '../testing/takes.js';
import { comparePassages } from './compare-passages.js';
import type { EvidenceEvent } from './evidence.js';
import type { Heard } from './passage-figures.js';

type Stretches = Parameters<typeof heard>[0];
const WHOLE = { start: 0, end: 30 };
const compare = (take: Heard, finding: EvidenceEvent, retake: Heard, passage = WHOLE) =>
  comparePassages(take, { passage, findings: [finding] }, retake);
const verdict = (...given: Parameters<typeof compare>) => compare(...given).verdict.state;
const steady = heard([[0, 30]]);

describe('whether a finding is still there', () => {
  it('of pace: gone inside the acceptable, better by a fifth', () => {
    const at = (perMinute: number) => heard([[0, 30]], { wordEvery: 60 / perMinute });
    const of = (before: number, after: number) => verdict(at(before), found('pace', 1), at(after));
    expect(of(240, 180)).toBe('gone');
    expect(of(240, 222)).toBe('better');
    expect(of(240, 234)).toBe('still-there');
    expect(of(80, 120)).toBe('gone');
    expect(of(80, 100)).toBe('better');
    expect(of(80, 84)).toBe('still-there');
    const syllables = (perSecond: number) => heard([[0, 30]], { perSecond });
    expect(verdict(syllables(6), found('pace', 1), syllables(4))).toBe('gone');
    expect(verdict(syllables(6), found('pace', 1), syllables(6))).toBe('still-there');
    expect(verdict(steady, found('pace', 1), heard([[0, 4]]))).toBe('unknown');
  });

  it('of level and melody: by how far it is from where it is none', () => {
    const take = (medianDb: number, variationSemitones = 3) =>
      heard([[0, 30]], {
        features: {
          passages: [
            { start: 0, end: 30, speechSeconds: 30, syllablesPerMinute: null, medianDb, variationSemitones },
          ],
        },
      });
    const level = (before: number, after: number) => verdict(take(before), found('level', 1), take(after));
    // The take is at -20 dB: six away is a finding.
    expect(level(-30, -25.9)).toBe('gone');
    expect(level(-30, -27.9)).toBe('better');
    expect(level(-30, -28.1)).toBe('still-there');
    expect(level(-12, -14.1)).toBe('gone');
    const melody = (before: number, after: number) =>
      verdict(take(-20, before), found('pitch', 1), take(-20, after));
    expect(melody(0.5, 1.5)).toBe('gone');
    expect(melody(0.5, 0.71)).toBe('better');
    expect(melody(0.5, 0.69)).toBe('still-there');
  });

  it('of a missing pause: by the longest run', () => {
    const missing = found('pause', 1, { observed: { code: 'no-pause', seconds: 30 } });
    const run = (...stretches: Stretches) => heard(stretches);
    const after = (longest: number) => run([0, longest], [longest + 1, longest + 6]);
    expect(verdict(run([0, 30]), missing, after(20.9))).toBe('gone');
    expect(verdict(run([0, 30]), missing, after(21.1))).toBe('better');
    expect(verdict(run([0, 30]), missing, after(24.1))).toBe('still-there');
    expect(verdict(run([0, 30]), missing, run([0, 4]))).toBe('unknown');
  });

  it('of a pause: by what the retake has', () => {
    const silence = found('pause', 1, { observed: { code: 'silence', seconds: 6 } });
    const clause = found('pause', 1, { observed: { code: 'pause-in-clause', seconds: 2, words: 'the' } });
    const pausing = (seconds: number, given: Given = {}) =>
      heard(
        [
          [0, 10],
          [10 + seconds, 20 + seconds],
        ],
        given,
      );
    expect(verdict(pausing(6), silence, pausing(2))).toBe('gone');
    expect(verdict(pausing(6), silence, pausing(6, { events: [found('pause', 10)] }))).toBe('still-there');
    expect(verdict(pausing(2), clause, steady)).toBe('gone');
    expect(verdict(pausing(2), clause, pausing(1.5))).toBe('better');
    expect(verdict(pausing(2), clause, pausing(1.7))).toBe('unknown');
    expect(verdict(pausing(2), clause, pausing(1.7, { wordEvery: 0.4 }))).toBe('gone');
    expect(
      verdict(pausing(2), clause, pausing(1.7, { events: [found('pause', 10, { credit: true })] })),
    ).toBe('unknown');
    expect(verdict(pausing(2), clause, heard([[0, 4]]))).toBe('unknown');
  });

  it('of words: by how often they come', () => {
    const fillers = (...starts: number[]) => starts.map((start) => found('filler', start));
    const take = heard([[0, 30]], { events: fillers(1, 2, 3), unplaced: true });
    const retake = (...events: EvidenceEvent[]) => heard([[0, 30]], { events, unplaced: true });
    const of = (...events: EvidenceEvent[]) =>
      comparePassages(take, { passage: WHOLE, findings: fillers(1, 2, 3) }, retake(...events)).verdict.state;
    expect(of()).toBe('gone');
    expect(of(...fillers(1, 2))).toBe('better');
    expect(of(...fillers(1, 2, 3))).toBe('still-there');
    expect(of(found('filler', 1, { text: 'like' }))).toBe('gone');
    expect(of(found('hedge', 1))).toBe('gone');
    // What is said twice is another word each time.
    const again = [found('repetition', 1, { text: 'the the' })];
    const stumbling = heard([[0, 30]], { events: again, unplaced: true });
    const other = retake(found('repetition', 9, { text: 'a a' }));
    expect(comparePassages(stumbling, { passage: WHOLE, findings: again }, other).verdict.state).toBe(
      'still-there',
    );
    expect(verdict(take, found('filler', 1), steady)).toBe('unknown');
    expect(verdict(take, found('hesitation', 1), take)).toBe('unknown');
  });
});
