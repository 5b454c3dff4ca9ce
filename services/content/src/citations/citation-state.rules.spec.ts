import { describe, expect, it } from '@jest/globals';
import { checkCitations, indexDocument, indexTexts } from './citation-state.rules.js';

describe('state of a citation', () => {
  const document = indexDocument([
    { number: 3, text: 'Norman v. United States, 429 F.3d 1081, 1095 (Fed. Cir. 2005).' },
    { number: 7, text: 'Under 28 U.S.C. § 1346 and N.C.G.S. § 14-306.4(b).' },
  ]);
  const supplied = indexTexts(['We rely on Miller v. Alabama, 567 U.S. 460 (2012).']);
  const state = (text: string) =>
    checkCitations(text, document, supplied).map((citation) => [citation.state, citation.page]);

  it('finds it in the document, with the page', () => {
    expect(state('Norman v. United States, 429 F. 3d 1081')).toEqual([['in-your-document', 3]]);
    expect(state('28 U.S.C. § 1346(a)(2)')).toEqual([['in-your-document', 7]]);
  });

  it('knows what the user wrote', () =>
    expect(state('Miller v. Alabama, 567 U.S. 460 (2012)')).toEqual([['supplied-by-you', undefined]]));

  it('verifies nothing else', () => {
    expect(state('Graham v. Florida, 560 U.S. 48 (2010)')).toEqual([['not-verified', undefined]]);
    // The section is not in the document because one of its subsections is.
    expect(state('N.C.G.S. § 14-306.4')).toEqual([['not-verified', undefined]]);
  });

  it('does not accept the volume and page of another case', () => {
    expect(state('Smith v. Jones, 429 F.3d 1081 (Fed. Cir. 2005)')).toEqual([['not-verified', undefined]]);
  });

  it('marks a case that is cited without its name', () => {
    const unnamed = (text: string) => checkCitations(text, document, supplied).map((one) => one.unnamed);
    expect(unnamed('The rule stands in 429 F.3d 1081 (Fed. Cir. 2005).')).toEqual([true]);
    expect(unnamed('Norman v. United States, 429 F.3d 1081 (Fed. Cir. 2005)')).toEqual([undefined]);
    expect(unnamed('In re Grand Jury Proceedings, 33 F.3d 342 (4th Cir. 1994)')).toEqual([undefined]);
    expect(unnamed('28 U.S.C. § 1346')).toEqual([undefined]);
  });

  it('leaves "Id." without an antecedent unverified', () =>
    expect(state('Id. at 5.')).toEqual([['not-verified', undefined]]));
});
