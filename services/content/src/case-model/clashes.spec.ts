import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCase } from './build.js';

const paper = (name: string, text: string) => ({
  name,
  pages: [{ number: 1, text, ocr: false, scanned: false, read: true }],
});
const CAPTION = `SUPERIOR COURT OF KING COUNTY
NILS OVERBY,
  Plaintiff,
v.
HARBOR CRANES, INC.,
  Defendant.
`;
const details = {
  caseType: 'personal-injury',
  keyFacts: '',
  clientName: 'Nils Overby',
  opposingParty: 'Harbor Cranes, Inc.',
} as CaseDetails;

const clashes = (papers: Record<string, string>) =>
  readCase(
    details,
    Object.entries(papers).map(([name, text]) => paper(name, text)),
  ).model.clashes.map(({ about, first, second }) => [about, first.value, second.value]);

describe('papers that disagree', () => {
  it('are shown where an answer denies a figure of the paragraph that it answers and states another', () => {
    expect(
      clashes({
        complaint: `${CAPTION}COMPLAINT
7. On May 2, 2023, at 9:52 a.m., the hook opened over the pier.
8. The wind was above 30 miles per hour.`,
        answer: `${CAPTION}ANSWER
7. Denied. The hook opened at 10:05 a.m. by the log of the crane.
8. Denied. The gauge in the cab read 22 miles per hour.`,
      }),
    ).toEqual([
      ['time', '9:52 a.m.', '10:05 a.m.'],
      ['measure', '30 miles per hour', '22 miles per hour'],
    ]);
  });

  it('are shown where two papers tell one thing with another hour', () => {
    expect(
      clashes({
        report:
          'INCIDENT REPORT\nThe night guard locked the north gate of the pier at 6:10 p.m. on May 2, 2023.',
        statement:
          'STATEMENT OF ADA QUILL\nThe night guard locked the north gate of the pier at 7:45 p.m. that day.',
      }),
    ).toContainEqual(['time', '6:10 p.m.', '7:45 p.m.']);
  });

  it('are no clash where they agree, speak of different days, or of different things', () => {
    expect(
      clashes({
        complaint: `${CAPTION}COMPLAINT
7. On May 2, 2023, at 9:52 a.m., the hook opened over the pier.
8. Overby was in the hospital for 6 days.`,
        answer: `${CAPTION}ANSWER
7. Denied. The hook opened at 9:52 a.m., but over the water.
8. Admitted.`,
        report:
          'INSPECTION REPORT\nOn March 9, 2022, at 8:15 a.m., the hook was opened over the pier to be oiled.',
      }),
    ).toEqual([]);
  });

  it('are no clash where the acts are two, the actors are two, or one hour only bounds the other', () => {
    expect(
      clashes({
        report:
          'INCIDENT REPORT\nThe night guard locked the north gate of the pier at 6:10 p.m. on May 2, 2023.',
        statement:
          'STATEMENT OF ADA QUILL\nThe night guard painted the north gate of the pier at 7:45 p.m. that day.',
      }),
    ).toEqual([]);
    expect(
      clashes({
        report: 'INCIDENT REPORT\nOn May 2, 2023, Ada Quill locked the north gate of the pier for the night.',
        statement: 'STATEMENT\nOn May 3, 2023, Rolf Bray locked the north gate of the pier for the night.',
      }),
    ).toEqual([]);
    expect(
      clashes({
        complaint: `${CAPTION}COMPLAINT
7. Before 10:40 a.m. Overby brought the hook to the pier.`,
        answer: `${CAPTION}ANSWER
7. Admitted that Overby brought the hook to the pier at about 10:15 a.m. Otherwise denied.`,
      }),
    ).toEqual([]);
  });

  it('can be looked at: each side is a fact of the model with its place', () => {
    const { model } = readCase(details, [
      paper('complaint', `${CAPTION}COMPLAINT\n7. At 9:52 a.m. the hook opened over the pier.`),
      paper('answer', `${CAPTION}ANSWER\n7. Denied. The hook opened at 10:05 a.m. by the log of the crane.`),
    ]);
    const [clash] = model.clashes;

    for (const side of [clash!.first, clash!.second])
      expect(model.facts.find(({ id }) => id === side.fact)?.sources[0]).toEqual(side.source);
  });
});
