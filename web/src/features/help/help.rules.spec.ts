import { describe, expect, it } from '@jest/globals';
import { FAQS } from './content/faqs.js';
import { TUTORIALS } from './content/tutorials.js';
import { foundInWords, searchHelp } from './help.rules.js';

const all = { faqs: FAQS, tutorials: TUTORIALS };
const ids = (query: string, tab: Parameters<typeof searchHelp>[2] = 'all') =>
  searchHelp(all, query, tab).faqs.map(({ id }) => id);

describe('the content of the help page', () => {
  it('has at least sixteen questions in six categories, each once', () => {
    expect(FAQS.length).toBeGreaterThanOrEqual(16);
    expect(new Set(FAQS.map(({ id }) => id)).size).toBe(FAQS.length);
    expect([...new Set(FAQS.map(({ category }) => category))].sort()).toEqual([
      'analysis',
      'billing',
      'getting-started',
      'murphy-strategies',
      'practice',
      'technical',
    ]);
  });

  it('has four tutorials of 8, 12, 18 and 10 minutes', () => {
    expect(TUTORIALS.map(({ duration }) => duration)).toEqual([8, 12, 18, 10]);
    expect(new Set(TUTORIALS.map(({ id }) => id)).size).toBe(4);
  });
});

describe('searching help', () => {
  it('shows all of it without words', () => {
    expect(searchHelp(all, '  ', 'all')).toEqual(all);
    expect(foundInWords(all)).toBe(`${FAQS.length} questions and 4 tutorials`);
  });

  it('finds by question, answer and tag, whatever the case', () => {
    expect(ids('FREE TRIAL')).toContain('free-trial');
    expect(ids('syllables')).toEqual(['good-pace']);
    expect(ids('2fa')).toEqual(['secure-account']);
  });

  it('wants every word, in any order, and typed quotation marks', () => {
    expect(ids('invoice server')).toContain('cost');
    expect(ids('invoice waveform')).toEqual([]);
    expect(ids("client's files")).toEqual(['where-data-goes']);
  });

  it('keeps to the category', () => {
    expect(searchHelp(all, '', 'billing').faqs.map(({ category }) => category)).toEqual([
      'billing',
      'billing',
      'billing',
    ]);
    expect(ids('microphone', 'billing')).toEqual([]);
  });

  it('looks into the steps of tutorials', () => {
    expect(searchHelp(all, 'carpet', 'all').tutorials.map(({ id }) => id)).toEqual(['set-up']);
  });

  it('says one as one', () => {
    expect(foundInWords(searchHelp(all, 'carpet', 'all'))).toBe('0 questions and 1 tutorial');
  });
});
