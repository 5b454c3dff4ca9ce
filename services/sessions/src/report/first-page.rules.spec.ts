import { describe, expect, it } from '@jest/globals';
import type { Analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { anAnalysis } from '../session/analysis.fixtures.js';
import { firstPage, spread } from './first-page.rules.js';

const page = (
  changes: Partial<SessionDetail> = {},
  analysis: Partial<Analysis> = {},
  given: Partial<Parameters<typeof firstPage>[1]> = {},
) => {
  const session = {
    title: 'Opening',
    caseName: null,
    scenario: null,
    takeNumber: null,
    createdAt: '2026-03-05T23:30:00.000Z',
    duration: null,
    ...changes,
    analysis: anAnalysis(analysis),
  } as unknown as SessionDetail & { analysis: Analysis };
  return firstPage(session, { speaker: null, trend: [], ...given });
};
const overall = (changes: object): Partial<Analysis> => ({
  scores: { ...anAnalysis().scores, overall: { ...anAnalysis().scores.overall, ...changes } },
});
describe('what a report is about', () => {
  it('is the case, the scenario, the take, the day and the length, as far as they are known', () => {
    const known = { caseName: 'Moss v. Hale', takeNumber: 3, duration: 83.5 };
    expect(page(known).about).toEqual(['Moss v. Hale · take 3 · March 5, 2026 · 1:23']);
    expect(page().about).toEqual(['March 5, 2026']);
    expect(page({ takeNumber: 0, duration: 0 } as Partial<SessionDetail>).about).toEqual([
      'take 0 · March 5, 2026 · 0:00',
    ]);
  });

  it('does not say a case twice that its title names', () => {
    expect(page({ title: 'Opening in Moss v. Hale', caseName: 'Moss v. Hale' }).about).toEqual([
      'March 5, 2026',
    ]);
  });

  it('is who spoke, with the firm where there is one', () => {
    const by = (name: string, firm: string) => page({}, {}, { speaker: { name, firm } }).about[1];
    expect([by('Ada Moss', 'Moss LLP'), by('Ada Moss', ''), by('', '')]).toEqual([
      'Ada Moss, Moss LLP',
      'Ada Moss',
      undefined,
    ]);
  });
});

describe('the scores of a report', () => {
  it('stand with their range and with what was measured', () => {
    const { whole } = page(
      {},
      overall({ value: 7.04, range: { low: 6.5, high: 7.5 }, measured: 2, basis: 'voice' }),
    );
    expect(whole).toMatchObject({ figure: '7.0', rests: ['between 6.5 and 7.5', '2 of 4 parts measured'] });
    expect(page().whole).toMatchObject({ figure: '7.4', rests: [] });
  });

  it('stand with why there is none; the reason of the whole is not said again', () => {
    const missing = { value: null, missing: 'too-short', parts: [] };
    const scores = anAnalysis().scores;
    const { whole, parts } = page(
      {},
      {
        scores: {
          ...scores,
          overall: missing,
          confidence: missing,
          clarity: { ...missing, missing: 'no-words' },
        } as unknown as Analysis['scores'],
      },
    );
    expect(whole.figure).toBeNull();
    expect(whole.rests).toEqual(['Too short to judge: record a minute.']);
    expect(parts.slice(0, 2).map(({ note }) => note)).toEqual([
      'not assessed',
      expect.stringMatching(/^Needs words/),
    ]);
    expect(parts[2]).toMatchObject({ figure: '7.1', note: '' });
  });
});

describe('the one thing of a report', () => {
  it('is the fix with its place, or that nothing stands out', () => {
    const fixNext = {
      headline: 'Drop "um"',
      evidence: 'Twice.',
      reason: 'It is heard.',
      remedy: 'Be silent.',
      eventIds: [],
      start: 65,
      end: 80,
    };
    expect(page({}, { fixNext }).fix).toEqual({
      label: 'The one thing',
      headline: 'Drop "um" (1:05 to 1:20)',
      lines: ['Twice. It is heard.', 'Be silent.'],
    });
    // Its finding is where it was heard; the passage to say again begins before it.
    const heard = { ...fixNext, eventIds: ['filler-1'], start: 0 };
    expect(page({}, { fixNext: heard }).fix.headline).toBe('Drop "um" (0:03)');
    expect(page().fix.headline).not.toMatch(/\(\d/);
    expect(page().fix.lines).toHaveLength(1);
  });
});

describe('the numbers of the moments below the take', () => {
  const below = (...places: number[]) => spread(places, { room: 12, width: 100 });

  it('stand at their places where there is room', () => {
    expect(below(0, 40, 100)).toEqual([0, 40, 100]);
    expect(below()).toEqual([]);
  });

  it('never lie over each other, nor beyond the take', () => {
    expect(below(0, 0, 5)).toEqual([0, 12, 24]);
    expect(below(20, 25, 30)).toEqual([20, 32, 44]);
    expect(below(95, 99, 100)).toEqual([76, 88, 100]);
  });
});
