import { describe, expect, it } from '@jest/globals';
import { ModelCorrections } from '@lectern/contracts/case-model';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { draftByRules, typesOf } from './draft.js';
import { understand } from './draft.task.js';
import { linesOf } from './line.js';
import { materialFor } from './model-material.js';
import { placesOf } from './model-places.js';
import { briefFor, readable } from './pure-draft.js';

const COMPLAINT = `IN THE DISTRICT COURT OF LANE COUNTY

ROSA ODALYS,
     Plaintiff,
v.                                   No. 23-441
TANNER MARKETS, INC.,
     Defendant.

COMPLAINT

1. On April 4, 2023, Rosa Odalys walked into the store of Tanner Markets, Inc.

2. Water from a freezer stood on the floor of aisle nine.

3. She slipped on the water and fell.

4. Lee Orne, the manager, saw the water at 2:10 p.m.

5. Orne did not mop it up.

COUNT I - NEGLIGENCE

6. Tanner Markets, Inc. was negligent.
`;
const DEPOSITION = `DEPOSITION OF LEE ORNE

MS. VASK: Counsel for the plaintiff Rosa Odalys.
MR. TELL: Counsel for the defendant Tanner Markets, Inc.

LEE ORNE, having been duly sworn, testified as follows:

EXAMINATION BY MS. VASK:

Q. You walked down aisle nine at 2:10 that afternoon, correct?
A. Yes.
Q. You saw water in front of the freezer?
A. Yes.
Q. You did not put up a cone.
A. Correct.
Q. You have a mop in the back room?
A. Yes.
Q. You did not fetch the mop.
A. No, I did not.
`;
const details = {
  caseType: 'personal-injury' as const,
  keyFacts: '',
  clientName: 'Rosa Odalys',
  opposingParty: 'Tanner Markets, Inc.',
};
const documents = [COMPLAINT, DEPOSITION].map((text, at) => ({
  name: `paper ${at + 1}`,
  pages: [{ number: 1, text, ocr: false, scanned: false, read: true }],
}));
const AS_READ = ModelCorrections.parse({ items: {}, slots: {} });
const { facts } = understand({ details, documents, corrections: AS_READ });

function drafted(scenario: ScenarioType, value?: { words: string; as: string }) {
  const fact = value && facts.find(({ said }) => said.join(' ').includes(value.words))!;
  const corrections = fact && { items: { [fact.id]: { value: value.as } }, slots: {} };
  const brief = briefFor({
    scenario,
    caseDetails: details,
    documents,
    ...(scenario === 'cross-examination' && { witness: 'Lee Orne' }),
    ...(corrections && { corrections }),
  });
  const [type] = typesOf(scenario);
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!);
}
const texts = (...given: Parameters<typeof drafted>): string[] => drafted(...given).map(({ text }) => text);

describe('a fact that the attorney corrected', () => {
  const as = 'Water from a freezer stood ankle-deep in aisle nine.';

  it('is told in his words in the place of the paper’s, and changes nothing beside it', () => {
    const before = texts('opening-statement');
    const after = texts('opening-statement', { words: 'stood on the floor', as });
    expect(before.join(' ')).toContain('stood on the floor of aisle nine');
    expect(after).toEqual(before.map((text) => (/stood on the floor/.test(text) ? as : text)));
  });

  it('of two sentences is told in two', () => {
    const two = ['Water from a freezer stood in aisle nine.', 'It was ankle-deep.'];
    const after = texts('opening-statement', { words: 'stood on the floor', as: two.join(' ') });
    expect(after).toEqual(expect.arrayContaining(two));
  });

  it('is told though it was an answer of the other side, which a speech leaves to its witness', () => {
    const own = 'Orne left the water for ten minutes, from 2:10 to 2:20.';
    for (const scenario of ['opening-statement', 'closing-argument'] as const)
      expect(texts(scenario, { words: 'fetch the mop', as: own }).join(' ')).toContain(own);
  });

  it('rests on the attorney, and on no paper', () => {
    const line = drafted('opening-statement', { words: 'stood on the floor', as }).find(
      ({ text }) => text === as,
    );
    expect(line?.sources).toEqual([{ kind: 'attorney', act: 'edited' }]);
  });

  it('is put to the witness who granted it, and the words of the transcript no longer', () => {
    const question = (text: string): string => `${text}, correct?`;
    expect(texts('cross-examination')).toContain(question('You did not put up a cone'));
    const after = texts('cross-examination', {
      words: 'not put up a cone',
      as: 'Orne did not put up a cone or a rope.',
    });
    expect(after).toContain(question('You did not put up a cone or a rope'));
    expect(after).not.toContain(question('You did not put up a cone'));
  });

  it('is put in his words, also where the pleading told more of it', () => {
    const asked = drafted('cross-examination', {
      words: 'saw the water',
      as: 'Orne did not see the water before 3:40 p.m.',
    });
    expect(asked.map(({ text }) => text).join(' ')).not.toContain('2:10 p.m.');
  });

  it('is read back to nobody in the words of the transcript, nor is what was left out', () => {
    const fact = facts.find(({ said }) => said.join(' ').includes('not put up a cone'))!;
    for (const item of [{ value: 'Odalys put up the cone.' }, { leftOut: true }]) {
      const brief = briefFor({
        scenario: 'cross-examination',
        caseDetails: details,
        documents,
        witness: 'Lee Orne',
        corrections: { items: { [fact.id]: item }, slots: {} },
      });
      const [type] = typesOf('cross-examination');
      const said = linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!).map(({ text }) => text);
      expect(said.join(' ')).not.toContain('did not put up a cone');
    }
  });

  it('is given to a model in his words', () => {
    const fact = facts.find(({ said }) => said.join(' ').includes('stood on the floor'))!;
    const brief = briefFor({
      scenario: 'opening-statement',
      caseDetails: details,
      documents,
      corrections: { items: { [fact.id]: { value: as } }, slots: {} },
    });
    const rules = readable(draftByRules(brief, ['opening_statement']), brief);
    const given = materialFor(brief, rules).flatMap((section) => section.facts);
    expect(given.flatMap(({ said }) => said)).toContain(as);
    expect(placesOf(brief, [fact.id]).map(({ text }) => text)).toEqual([as]);
  });

  it('is shown as his own, still helping whom it helped', () => {
    const before = facts.find(({ said }) => said.join(' ').includes('stood on the floor'))!;
    const corrections = { items: { [before.id]: { value: as } }, slots: {} };
    const { facts: shown } = understand({ details, documents, corrections });
    expect(shown.find(({ id }) => id === before.id)).toMatchObject({
      text: as,
      sources: [],
      confidence: 'yours',
      favors: before.favors,
    });
  });
});
