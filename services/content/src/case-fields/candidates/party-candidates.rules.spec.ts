import { describe, expect, it } from '@jest/globals';
import { understand } from '../understanding.rules.js';
import { partyCandidates } from './party-candidates.rules.js';

const read = (...pages: string[]) =>
  partyCandidates(
    understand({
      pageCount: pages.length,
      pages: pages.map((text, i) => ({ number: i + 1, text, ocr: false, scanned: false, read: true })),
      stamps: [],
      runningHeads: [],
      warnings: [],
    }),
  );
const caption = (first: string, second: string, roles = ['Plaintiff', 'Defendant']): string =>
  `UNITED STATES DISTRICT COURT\nNORTHERN DISTRICT OF TEXAS\n\n${first},\n     ${roles[0]},\nv.\n${second},\n     ${roles[1]}.          No. 1:22-cv-00417\n\nCOMPLAINT\n\n`;
const BODY = 'Lopez drove to Harbor. Lopez waited for Harbor. Then Lopez left, and Harbor closed.';
const of = (...pages: string[]) => read(...pages)[0]!.features;

describe('what speaks for a pair of parties', () => {
  it('is that the paper speaks of them', () => {
    const said = of(caption('MARIA LOPEZ', 'HARBOR TERMINAL, INC.') + BODY);
    expect(said).toMatchObject({ Unsaid: 0, unsaidBoth: 0, Absent: 0 });
    // Each four times with the caption.
    expect(said.Said).toBeCloseTo(2 * Math.log1p(4));
    const unsaid = of(`${caption('MARIA LOPEZ', 'HARBOR TERMINAL, INC.')}The truck stood there.`);
    expect(unsaid).toMatchObject({ Unsaid: 2, unsaidBoth: 1 });
    expect(unsaid.Said).toBeCloseTo(2 * Math.log1p(1));
  });

  it('is that they have roles, each the role of its side', () => {
    expect(of(caption('MARIA LOPEZ', 'JOHN ROE') + BODY)).toMatchObject({
      rolesFirst: 1,
      rolesSecond: 1,
      rolesBoth: 1,
      rolesClash: 0,
    });
    expect(of(caption('MARIA LOPEZ', 'JOHN ROE', ['Respondent', 'Petitioner']) + BODY).rolesClash).toBe(1);
  });

  it('is that they stand on the first page, and are not the same', () => {
    expect(of(caption('MARIA LOPEZ', 'JOHN ROE') + BODY)).toMatchObject({
      firstPage: 1,
      laterPage: 0,
      low: 0,
      citedNear: 0,
      same: 0,
    });
  });

  it('is that their names are names', () => {
    const names = (first: string, second: string) => of(caption(first, second) + BODY);
    expect(names('MARIA LOPEZ', 'JOHN ROE')).toMatchObject({
      Digits: 0,
      Brackets: 0,
      Odd: 0,
      Function: 0,
      RoleWord: 0,
      Court: 0,
      Single: 0,
      Long: 0,
      Capitals: 2,
      names: 2,
    });
    expect(names('PELICAN', 'JOHN ROE').Single).toBe(1);
    expect(names('ROUTE 66 TRUCKING, INC.', 'JOHN ROE').Digits).toBe(1);
  });

  it('is that many ways to read agree', () => {
    const text = caption('MARIA LOPEZ', 'JOHN ROE') + BODY;
    const [best] = read(text);
    expect(best!.features.sources).toBeGreaterThan(0);
    expect(best!.features.sources).toBeLessThanOrEqual(5);
    expect(best!.features.ruledFirst).toBe(1);
    expect(best!.features.votedDown).toBe(0);
    for (const { features } of read(text)) {
      expect(features.votesLess).toBe(Math.min(features.votesFirst!, features.votesSecond!));
      expect(features.votesFirst).toBeLessThanOrEqual(4);
    }
  });

  it('is nothing where nobody is named', () => expect(read('The truck stood in the yard.')).toEqual([]));
});

/** What may speak for or against a pair, where nothing does. */
const NOTHING = Object.fromEntries(
  (
    'Unsaid Common Digits Brackets Odd Function RoleWord Court Single Long Small Capitals Absent unsaidBoth ruledFirst rolesFirst ' +
    'rolesSecond rolesBoth rolesClash roleNear courtNear docketNear firstPage laterPage low votedDown same citedNear'
  )
    .split(' ')
    .map((name) => [name, 0]),
);

describe('all that speaks for a pair', () => {
  const text = `${caption('MARIA LOPEZ', 'JOHN ROE')}Lopez drove.`;

  it('of a plain caption is that: four ways to read it agree', () => {
    expect(of(text)).toMatchObject({
      ...NOTHING,
      Said: expect.closeTo(Math.log1p(2) + Math.log1p(1)),
      Unsaid: 1,
      Capitals: 2,
      unsaidBoth: 1,
      ruledFirst: 1,
      rolesFirst: 1,
      rolesSecond: 1,
      rolesBoth: 1,
      firstPage: 1,
      sources: 4,
      votesFirst: 1,
      votesSecond: 1,
      votesLess: 1,
      names: 2,
      'from-printed': 1,
    });
  });

  it('of a reading that took the number for a name is less, though four others vote for its names', () => {
    const whole = read(text).find(({ source }) => source === 'v-whole')!.features;
    expect(whole).toMatchObject({
      ...NOTHING,
      Unsaid: 1,
      Digits: 1,
      Odd: 1,
      RoleWord: 1,
      Capitals: 1,
      unsaidBoth: 1,
      rolesFirst: 1,
      roleNear: 1,
      courtNear: 1,
      docketNear: 1,
      firstPage: 1,
      sources: 1,
      votesFirst: 4,
      votesSecond: 4,
      votesLess: 4,
      names: 3,
    });
  });

  it('is where the caption stands: on the first page, the second, or later', () => {
    const on = (number: number) => of(...Array.from({ length: number - 1 }, () => 'Some page.'), text);
    expect([1, 2, 3].map((number) => [on(number).firstPage, on(number).laterPage])).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
  });

  it('is how the names are written', () => {
    const second = (name: string) => of(caption('MARIA LOPEZ', name, ['', '']));
    const most = 'ROE SONS GREAT HOUSE STREET MILLS TRUST GROUP';
    expect(second(most)).toMatchObject({ Long: 0, Function: 0, Brackets: 0, rolesFirst: 0, rolesBoth: 0 });
    expect(second(`${most} UNION`).Long).toBe(1);
    expect(second('ROE [SONS] GROUP').Brackets).toBe(1);
    expect(second('ROE BY THE SEA ON HIS LAND').Function).toBe(3);
    expect(second('“ROE” GROUP').Odd).toBe(1);
    expect(of(`${caption('MARIA LOPEZ', 'TEAM')}The team met.`)).toMatchObject({ Single: 1, Common: 1 });
    expect(of(`${caption('MARIA LOPEZ', 'TEAM')}The Team met.`)).toMatchObject({ Single: 1, Common: 0 });
    expect(of(caption('Maria Lopez', 'John Roe')).Capitals).toBe(0);
  });

  it('is how often the paper says them, sixty times at most', () => {
    const said = (times: number) =>
      of(`${caption('MARIA LOPEZ', 'JOHN ROE')}${'Lopez drove. '.repeat(times)}`).Said!;
    expect(said(58)).toBeCloseTo(Math.log1p(59) + Math.log1p(1));
    expect(said(59)).toBeCloseTo(Math.log1p(60) + Math.log1p(1));
    expect(said(60)).toBeCloseTo(Math.log1p(60) + Math.log1p(1));
    expect(of(`${caption('MARIA LOPEZ', 'JOHN ROE')}Lopez saw Roe.`)).toMatchObject({
      Unsaid: 0,
      unsaidBoth: 0,
    });
  });
});
