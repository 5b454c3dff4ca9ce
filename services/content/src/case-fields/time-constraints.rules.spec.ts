import { describe, expect, it } from '@jest/globals';
import type { Sentence } from './sentences.rules.js';
import { readTimeConstraints } from './time-constraints.rules.js';

const page = (text: string, number = 1) => ({ number, text, ocr: false, scanned: false, read: true });
const sentence = (text: string, changes: Partial<Sentence> = {}): Sentence => ({
  text,
  page: 1,
  section: 'facts',
  passage: 0,
  position: 0,
  numbered: false,
  ...changes,
});
const said = (...texts: string[]) =>
  readTimeConstraints(
    [],
    [],
    texts.map((text) => sentence(text)),
  );
const lines = (...rows: string[]): string[] =>
  readTimeConstraints([page(rows.join('\n'))], [], []).map(({ value }) => value);

const DUE = 'The answer of the carrier must be filed by noon on May 4, 2020.';
const LIMIT = 'The carrier shall answer the complaint within 30 days of this order.';
const HEARING = 'The hearing on this motion was set for June 7, 2020, in Ohio.';
const FILED = 'The complaint of the driver was filed on March 3, 2020, in Ohio.';

describe('times in sentences', () => {
  it('are deadlines first, then limits, then hearings, then what was filed', () => {
    const found = said(FILED, HEARING, LIMIT, DUE);
    expect(found.map(({ value }) => value)).toEqual([DUE, LIMIT, HEARING, FILED]);
    expect(found.map(({ confidence }) => confidence)).toEqual([0.85, 0.85, 0.85, 0.7]);
  });

  it('are in the order of the paper where they weigh the same, ten at most', () => {
    const many = Array.from({ length: 12 }, (_, i) => LIMIT.replace('30', String(10 + i)));
    const found = said(...many);
    expect(found).toHaveLength(10);
    expect(found[0]!.value).toContain('within 10 days');
    expect(found[9]!.value).toContain('within 19 days');
  });

  it('are said once', () => expect(said(DUE, DUE.replace('The', 'the'))).toHaveLength(1));

  it('are not in what cites, in a prayer, in what is no prose or too long', () => {
    expect(said('See Lopez v. Harbor, 12 F.3d 4 (5th Cir. 1999), which was due on May 4, 2020.')).toEqual([]);
    expect(said(`WHEREFORE, ${DUE}`)).toEqual([]);
    expect(said('Due May 4, 2020.')).toEqual([]);
    expect(
      said(`${'The truck of the carrier stood in the yard and '.repeat(13)}it was due on May 4, 2020.`),
    ).toEqual([]);
  });

  it('are in an aside only where it tells somebody what to do', () => {
    const aside = (text: string) => readTimeConstraints([], [], [sentence(text, { section: 'aside' })]);
    expect(aside(HEARING)).toEqual([]);
    expect(aside('You must answer the complaint of the driver within 30 days of it.')).toHaveLength(1);
  });

  it('are cut at a joint behind the limit, where the sentence is long', () => {
    const tail = 'the driver of the truck that stood in the yard of the carrier without any brakes at all ';
    const short = said(`${LIMIT.slice(0, -1)}, and ${tail}left.`)[0]!.value;
    expect(short).toMatch(/left\.$/);
    const long = said(`${LIMIT.slice(0, -1)}, and ${tail.repeat(3)}left.`)[0]!.value;
    expect(long).toBe(LIMIT);
    const whole = said(`${LIMIT.slice(0, -1)} ${tail.repeat(3)}left.`)[0]!.value;
    expect(whole).toMatch(/left\.$/);
    const cut = said(`${LIMIT.slice(0, -1)} ${tail.repeat(5)}left.`)[0]!.value;
    expect(cut).toMatch(/ …$/);
    expect(cut.length).toBeLessThanOrEqual(422);
  });
});

describe('days in lines of a paper', () => {
  it.each([
    ['Filed December 22, 2020', 'Filed December 22, 2020'],
    ['DATED: June 7, 2019', 'Dated June 7, 2019'],
    ['Date: 6/7/2019', 'Dated June 7, 2019'],
    ['Decided 7 June 2019', 'Decided June 7, 2019'],
    ['Filed 06/07/19', 'Filed June 7, 2019'],
    ['Hearing date: June 7, 2019', 'Hearing date June 7, 2019'],
  ])('%s', (row, value) => expect(lines(row)).toEqual([value]));

  it('are whole where a narrow column breaks them', () => {
    expect(lines('Hearing date: June 7,', '2019')).toEqual(['Hearing date June 7, 2019']);
  });

  it('are not those of another paper, nor of one that is cited', () => {
    expect(lines('Under a lease dated October 1, 2018')).toEqual([]);
    expect(lines(`${'x'.repeat(120)}; Filed December 22, 2020`)).toEqual([]);
  });

  it('are looked for on the first two pages and the last', () => {
    const on = (number: number) =>
      readTimeConstraints(
        [1, 2, 3, 4].map((one) => page(one === number ? 'Filed December 22, 2020' : 'Nothing.', one)),
        [],
        [],
      ).length;
    expect([1, 2, 3, 4].map(on)).toEqual([1, 1, 0, 1]);
  });

  it('stand in the stamp of a clerk, over the names of the court', () => {
    const stamp = [
      'LOPEZ                FILED',
      '                COURT OF OHIO',
      '                  6/7/2019',
    ];
    expect(lines(...stamp)).toEqual(['Filed June 7, 2019']);
    expect(readTimeConstraints([page('Nothing.')], ['Document 3 Filed 06/07/2019'], [])).toEqual([
      { value: 'Filed June 7, 2019', page: 1, quote: 'Document 3 Filed 06/07/2019', confidence: 0.9 },
    ]);
  });

  it('come behind hearings and before what sentences say was filed', () => {
    const found = readTimeConstraints(
      [page('Decided May 1, 2020')],
      [],
      [sentence(FILED), sentence(HEARING)],
    );
    expect(found.map(({ value }) => value)).toEqual([HEARING, 'Decided May 1, 2020', FILED]);
  });
});
