import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CASE_FIELDS, sameCase, type CaseDetails } from '@lectern/contracts/case';
import { mergeCase } from './merge-case.js';

const base: CaseDetails = { caseType: 'personal-injury', clientName: 'Marrowby', keyFacts: 'The door fell.' };

describe('merging a case of two windows', () => {
  it('takes what only the other window changed', () => {
    const { details, clashes } = mergeCase(base, base, { ...base, opposingParty: 'Talvane' });
    expect(details).toEqual({ ...base, opposingParty: 'Talvane' });
    expect(clashes).toEqual([]);
  });

  it('keeps what only this window changed, an emptied field too', () => {
    const { details, clashes } = mergeCase(base, { caseType: base.caseType, keyFacts: 'Door 6 fell.' }, base);
    expect(details).toEqual({ caseType: 'personal-injury', keyFacts: 'Door 6 fell.' });
    expect(clashes).toEqual([]);
  });

  it('tells a field that both changed, with both texts, and shows this window its own', () => {
    const mine = { ...base, keyFacts: 'Door 6 fell.' };
    const theirs = { ...base, keyFacts: 'The spring broke.' };
    expect(mergeCase(base, mine, theirs)).toEqual({
      details: mine,
      clashes: [{ field: 'keyFacts', mine: 'Door 6 fell.', theirs: 'The spring broke.' }],
    });
  });

  it('agrees when both wrote the same', () => {
    const same = { ...base, keyFacts: 'Door 6 fell.' };
    expect(mergeCase(base, same, same)).toEqual({ details: same, clashes: [] });
  });

  it('loses no word of either window, whatever they typed', () => {
    const text = fc.record({
      clientName: fc.constantFrom('', 'a', 'b', 'c'),
      keyFacts: fc.constantFrom('', 'a', 'b', 'c'),
    });
    fc.assert(
      fc.property(text, text, text, (before, mine, theirs) => {
        const { details, clashes } = mergeCase(before, mine, theirs);
        const seen = (field: string, value: string) =>
          Object.entries(details).some(([name, kept]) => name === field && kept === value) ||
          clashes.some((clash) => clash.field === field && (clash.mine === value || clash.theirs === value));
        for (const field of ['clientName', 'keyFacts'] as const) {
          for (const side of [mine, theirs])
            if (side[field] !== '' && side[field] !== before[field])
              expect(seen(field, side[field])).toBe(true);
        }
      }),
    );
  });

  it('takes an absent field for an empty one', () => {
    expect(CASE_FIELDS.length).toBeGreaterThan(8);
    expect(sameCase({ clientName: undefined }, {})).toBe(true);
    expect(sameCase({ clientName: 'A' }, {})).toBe(false);
  });
});
