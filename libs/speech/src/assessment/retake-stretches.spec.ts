import { describe, expect, it } from '@jest/globals';
import { heard } from '../testing/heard.js';
import { found, heardAs } from '../testing/takes.js';
import { comparePassages } from './compare-passages.js';
import type { EvidenceEvent } from './evidence.js';
import type { Heard } from './passage-figures.js';

const WHOLE = { start: 0, end: 12 };
const compare = (take: Heard, finding: EvidenceEvent, retake: Heard, passage = WHOLE) =>
  comparePassages(take, { passage, findings: [finding] }, retake);
const figures = (take: Heard, passage = WHOLE) => compare(take, found('pace', 1), take, passage).before;
const verdict = (...given: Parameters<typeof compare>) => compare(...given).verdict.state;

describe('whether a finding of a few seconds is still there', () => {
  it('of a rush or a drag of a few seconds: by the fastest and the slowest five of them', () => {
    // Twelve seconds at an even pace but for five in the middle, in words and in syllables.
    const passage = (usual: number, inFive: number, given: 'words' | 'syllables') => {
      const acoustics = heardAs([[0, 12]], 4);
      const at: number[] = [];
      for (let time = 0.1; time < 12; time += 60 / (time >= 3.5 && time < 8.5 ? inFive : usual))
        at.push(time);
      const words = at.map((time) => ({ text: 'word', start: time - 0.05, end: time + 0.05 }));
      const take = heard([[0, 12]]);
      return given === 'words'
        ? { ...take, evidence: { ...take.evidence, transcript: { text: '', words } } }
        : { ...take, acoustics: { ...acoustics, syllables: at } };
    };
    const rush = found('pace', 4, { observed: { code: 'fast', wordsPerMinute: 240 } });
    const drag = found('pace', 4, { observed: { code: 'slow', wordsPerMinute: 70 } });
    const inWords = (finding: EvidenceEvent, before: number, after: number) =>
      verdict(passage(130, before, 'words'), finding, passage(130, after, 'words'));
    expect(figures(passage(130, 240, 'words')).wordsPerMinute).toBeLessThan(180);
    expect(inWords(rush, 240, 240)).toBe('still-there');
    expect(inWords(rush, 240, 218)).toBe('better');
    expect(inWords(rush, 240, 160)).toBe('gone');
    expect(inWords(drag, 70, 70)).toBe('still-there');
    expect(inWords(drag, 70, 140)).toBe('gone');
    const inSyllables = (before: number, after: number) =>
      verdict(passage(190, before, 'syllables'), rush, passage(190, after, 'syllables'));
    expect(inSyllables(340, 340)).toBe('still-there');
    expect(inSyllables(340, 200)).toBe('gone');
    // Under and over the edge by less than syllables can tell.
    expect(inSyllables(296, 282)).toBe('unknown');
  });

  it('of a phrase that fades: by how far its end falls, not by the level of the passage', () => {
    const fading = found('level', 4, { observed: { code: 'fading', decibels: -20 } });
    const take = (...falls: number[]) =>
      heard([[0, 12]], {
        features: { fades: falls.map((fallDb, i) => ({ start: 3 * i + 1, end: 3 * i + 2, fallDb })) },
      });
    const of = (retake: Heard, before = take(20)) => verdict(before, fading, retake);
    expect(of(take())).toBe('gone');
    expect(of(take(15, 14))).toBe('better');
    expect(of(take(19))).toBe('still-there');
    expect(of(take(14, 21))).toBe('still-there');
    expect(of(heard([[0, 12]]))).toBe('unknown');
    expect(of(heard([[0, 4]], { features: { fades: [] } }))).toBe('unknown');
    expect(figures(take(14, 21), { start: 0, end: 3 }).fadeDb).toBe(14);
  });
});
