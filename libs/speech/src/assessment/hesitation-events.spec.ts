import { describe, expect, it } from '@jest/globals';
import { analyze, decode, readTextGrid } from '../testing/recordings.js';
import { isFiller } from '../testing/hesitations.js';
import type { SpokenWord } from '../words/tokens.js';
import { assess } from './assess.js';
import { buildEvidence } from './build-evidence.js';

const hoarse = analyze(decode('hoarse-with-cough.wav'));
const { words } = readTextGrid('hoarse-with-cough.TextGrid');
const fillers = words.filter(isFiller);
const spoken = words.filter((word) => !isFiller(word));
const evidenceOf = (known: SpokenWord[] | null, acoustics = hoarse) =>
  buildEvidence(
    acoustics,
    known ? { transcript: { text: known.map(({ text }) => text).join(' '), words: known } } : {},
  );
const hesitationsOf = (known: SpokenWord[] | null) =>
  evidenceOf(known).events.filter(({ kind }) => kind === 'hesitation');
const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && a.end > b.start;

describe('hesitation sounds among the findings', () => {
  it('are the voice that no word covers, where a recognizer left the fillers out', () => {
    const found = hesitationsOf(spoken);
    const heard = fillers.filter((filler) => found.some((one) => overlaps(one, filler)));
    expect(heard.length / fillers.length).toBeGreaterThanOrEqual(0.8);
    expect(
      found.filter((one) => fillers.some((filler) => overlaps(one, filler))).length / found.length,
    ).toBeGreaterThanOrEqual(0.8);
  });

  it('count as the word where the recognizer kept it', () => {
    const { events } = evidenceOf(words);
    const kept = events.filter(({ kind }) => kind === 'filler');
    expect(kept.length).toBeGreaterThanOrEqual(fillers.length - 1);
    for (const one of events.filter(({ kind }) => kind === 'hesitation'))
      expect(kept.some((filler) => overlaps(one, filler))).toBe(false);
  });

  it('weigh in no score and no advice, and are no key moment', () => {
    const sounds = hoarse.speech
      .slice(0, 3)
      .map(({ start }) => ({ start, end: start + 0.4, likelihood: 0.9 }));
    const without = assess(evidenceOf(null, { ...hoarse, hesitations: [] }));
    const evidence = evidenceOf(null, { ...hoarse, hesitations: sounds });
    expect(evidence.events.filter(({ kind }) => kind === 'hesitation')).toHaveLength(3);
    expect(assess(evidence)).toEqual(without);
  });

  it('leave out what is less than likely', () => {
    const unlikely = { start: 3, end: 3.4, likelihood: 0.59 };
    const { events } = evidenceOf(null, { ...hoarse, hesitations: [unlikely] });
    expect(events.some(({ kind }) => kind === 'hesitation')).toBe(false);
  });
});
