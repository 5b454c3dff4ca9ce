import { describe, expect, it } from '@jest/globals';
import type { ExtractedValue } from '../extracted-value.js';
import { understand } from '../understanding.rules.js';
import { issueCandidates } from './issue-candidates.rules.js';

const read = (pages: string[], ruled: string[] = []) =>
  issueCandidates(
    understand({
      pageCount: pages.length,
      pages: pages.map((text, i) => ({ number: i + 1, text, ocr: false, scanned: false, read: true })),
      stamps: [],
      runningHeads: [],
      warnings: [],
    }),
    ruled.map((value): ExtractedValue => ({ value, page: 1, quote: value, confidence: 0.9 })),
  );
const values = (...pages: string[]) => read(pages).map(({ value }) => value);
const issue = (value: string, pages: string[], ruled: string[] = []) =>
  read(pages, ruled).find((one) => one.value === value);
const of = (value: string, pages: string[], ruled: string[] = []) => issue(value, pages, ruled)!.features;

/** What speaks for or against an issue, where nothing does. */
const NOTHING = Object.fromEntries(
  (
    'count repeated title inIssues cited single pair long procedure capitals of allCapitals courtName parties ' +
    'sentence openEnd odd digits central decided asked lawRank claimTitle claimed prayed framed argued ruledRank within ' +
    'from-phrase from-law from-named from-question from-heading from-contents from-count from-doctrine from-ruled ' +
    'names-claim names-right names-defense names-procedure names-relief names-review names-evidence names-criminal names-status'
  )
    .split(' ')
    .map((name) => [name, 0]),
);

const FIRST = `COUNT I: NEGLIGENCE

1. The truck stood there. Defendant violated 15 U.S.C. § 1692(e) in this way.

2. The company argues that the statute of limitations bars it.

3. The truck stood there again.
`;
const SECOND = `4. The statute of limitations bars this claim, the company argues. The statute of limitations is short.

WHEREFORE, Jane Roe asks for punitive damages.
`;
const PAPER = [FIRST, SECOND];

describe('what speaks for an issue', () => {
  it('is the heading of a count that names it', () => {
    const found = issue('Negligence', PAPER)!;
    expect(found).toMatchObject({ page: 1, quote: 'COUNT I: NEGLIGENCE', telling: true, ruled: false });
    expect(found.features).toMatchObject({
      ...NOTHING,
      count: Math.log(2),
      relative: Math.log(3) / Math.log(5),
      first: 0,
      last: 0,
      early: 1,
      title: 1,
      firstPage: 1,
      marked: 1,
      words: 1,
      single: 1,
      nouns: 1,
      nounShare: 1,
      allCapitals: 1,
      claimTitle: 1,
      claimed: 1,
      'from-phrase': 1,
      'from-doctrine': 1,
      'names-claim': 1,
    });
  });

  it('is how often it is said, from where to where, and who argues it', () => {
    const found = issue('Statute of limitations', PAPER)!;
    expect(found).toMatchObject({ page: 1, telling: false, ruled: false });
    expect(found.features).toMatchObject({
      ...NOTHING,
      count: Math.log(4),
      repeated: 1,
      relative: 1,
      early: 0,
      firstPage: 1,
      marked: 0.5,
      argued: 0.5,
      words: 2,
      pair: 1,
      nouns: 2,
      nounShare: 1,
      of: 1,
      central: 0.3,
      'from-phrase': 1,
      'from-doctrine': 1,
      'names-defense': 1,
    });
    expect(found.features.first).toBeCloseTo(2 / 7);
    expect(found.features.last).toBeCloseTo(5 / 7);
    expect(of('Statute of limitations', [SECOND])).toMatchObject({ repeated: 1, first: 0, early: 1 });
    expect(of('Statute of limitations', [FIRST]).repeated).toBe(0);
    expect(of('Statute of limitations', ['Nothing.', SECOND]).firstPage).toBe(0);
  });

  it('is a statute, one however far its subsections are named', () => {
    const found = issue('15 U.S.C. § 1692(e)', PAPER)!;
    expect(found).toMatchObject({ sort: 'law', telling: false });
    expect(found.features).toMatchObject({
      ...NOTHING,
      count: 0,
      early: 0,
      relative: Math.log(2) / Math.log(5),
      marked: 1,
      words: 6,
      digits: 1,
      'from-law': 1,
    });
    const laws = (more: string) =>
      read([`${FIRST}\nThe company violated ${more} too.`]).filter(({ sort }) => sort === 'law');
    expect(laws('15 U.S.C. § 1692(f)')).toHaveLength(1);
    expect(laws('15 U.S.C. § 1693')).toHaveLength(2);
  });

  it('is its place among the statutes that are cited more than once', () => {
    const cites = (a: number, b: number) => {
      const found = read([
        `${'It violated 15 U.S.C. § 1692. '.repeat(a)}${'It violated 42 U.S.C. § 1983. '.repeat(b)}`,
      ]);
      return ['15 U.S.C. § 1692', '42 U.S.C. § 1983'].map(
        (law) => found.find(({ value }) => value === law)!.features.lawRank,
      );
    };
    expect(cites(3, 2)).toEqual([1, 0.5]);
    expect(cites(1, 2)).toEqual([0, 1]);
    expect(cites(1, 1)).toEqual([0, 0]);
  });

  it('is that the rules by name take it too, and as which', () => {
    const ruled = ['Negligence', 'Statute of limitations'];
    expect(issue('Negligence', PAPER, ruled)).toMatchObject({ ruled: true, sort: 'ruled' });
    expect(of('Negligence', PAPER, ruled)).toMatchObject({ ruledRank: 1, 'from-ruled': 1, last: 0.5 });
    expect(of('Statute of limitations', PAPER, ruled).ruledRank).toBe(0.5);
    expect(of('15 U.S.C. § 1692(e)', PAPER, ruled)).toMatchObject({ ruledRank: 0, 'from-ruled': 0 });
    expect(of('Statute of limitations', PAPER, ['Statute of limitations and laches']).within).toBe(1);
    expect(of('Statute of limitations', PAPER, ['Statute of frauds']).within).toBe(0);
    expect(of('Negligence', PAPER, ['Gross negligence of the driver']).within).toBe(0);
  });

  it('is what the paper says of it', () => {
    const said = (sentence: string) => of('Negligence', [sentence]);
    expect(said('The court held that negligence was shown here.')).toMatchObject({ decided: 1, argued: 0 });
    expect(said('This case concerns negligence of a driver here.').framed).toBe(1);
    expect(said('He spoke of negligence on the way home.')).toMatchObject({
      decided: 0,
      framed: 0,
      argued: 0,
      marked: 0,
      claimed: 0,
      claimTitle: 0,
      prayed: 0,
    });
    expect(said('WHEREFORE, plaintiff asks to find negligence here.').prayed).toBe(1);
    expect(said('See Roe v. Poe, 567 U.S. 460 (2012) (negligence).').cited).toBe(1);
  });

  it('is told from the names of the parties in it', () => {
    const caption =
      'UNITED STATES DISTRICT COURT\nNORTHERN DISTRICT OF TEXAS\n\nMARIA LOPEZ,\n     Plaintiff,\nv.\nHARBOR TERMINAL, INC.,\n     Defendant.          No. 1:22-cv-00417\n\n';
    expect(of('Negligence', [`${caption}${FIRST}`]).parties).toBe(0);
    const parties = (head: string) =>
      read([`${head}The negligence of Harbor was plain there.`]).find(({ value }) =>
        /^negligence of harbor/i.test(value),
      )?.features.parties;
    expect(parties(caption)).toBe(1);
    expect(parties('')).toBe(0);
  });
});

describe('what is no issue', () => {
  it('is a bare word, and a sum that is only asked for', () => {
    expect(values('COUNT I: CLAIM\n\nThe claim stood there.')).toEqual([]);
    expect(values(SECOND)).not.toContain('Punitive damages');
    expect(values(SECOND.replace('WHEREFORE, Jane Roe asks for', 'The jury gave'))).toContain(
      'Punitive damages',
    );
    expect(values('The truck stood in the yard.')).toEqual([]);
  });

  it('is a heading that joins what the rules have taken apart', () => {
    const paper = ['NEGLIGENCE AND CONVERSION\n\nHe was there.'];
    const joined = (ruled: string[]) =>
      read(paper, ruled).some(({ value }) => value === 'Negligence and conversion');
    expect(joined(['Negligence', 'Conversion'])).toBe(false);
    expect(joined(['Negligence'])).toBe(true);
  });
});
