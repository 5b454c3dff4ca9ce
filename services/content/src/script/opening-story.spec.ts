import { describe, expect, it } from '@jest/globals';
import type { DraftRequest } from './draft-request.js';
import { draftByRules, textOf } from './draft.js';
import { briefFor, readable } from './pure-draft.js';

const CAPTION = `IN THE CIRCUIT COURT OF LINN COUNTY, OREGON

MARTHA QUILL,
  Plaintiff,
v.
OSWIN BOATWORKS, INC.,
  Defendant.                      Case No. 24CV00117
`;
const COMPLAINT = `${CAPTION}
COMPLAINT

1. Plaintiff Martha Quill is a potter.

2. On April 4, 2022, Ms. Quill ordered a boat from Oswin Boatworks. The yard's foreman, Peter Nagel, advised Ms. Quill that it would float. He begged her to wait.

3. On May 9, 2022, Mr. Nagel launched the boat at Foster Lake and let go of the rope. Within the hour it took on water up to the seats. He told the harbor master that the seams were dry.

5. On June 20, 2022, Ms. Quill asked Mr. Nagel for her money. He laughed and walked away.

6. In July 2022 a neighbor, Carl Moss, met Mr. Nagel at the yard. He took the trailer home and locked it.

7. Dr. Ines Calder examined the hull in July 2022 and found no caulk between the planks.

8. Oswin Boatworks had actual and constructive notice of the defect and breached its duty of ordinary care.

WHEREFORE, Plaintiff demands judgment for $18,000.
`;
const ANSWER = `${CAPTION}
ANSWER

1. Paragraph 5 is denied. Mr. Nagel offered Ms. Quill a second boat and she refused it.

2. Paragraph 3 is denied. Ms. Quill untied the rope from the cleat herself.

3. Paragraph 2 is admitted.

WHEREFORE, Defendant asks that the Complaint be dismissed.
`;

const opening = (clientName: string, opposingParty: string): string => {
  const documents = [
    { id: 'c', name: 'complaint.pdf', pages: [{ number: 1, text: COMPLAINT }] },
    { id: 'a', name: 'answer.pdf', pages: [{ number: 1, text: ANSWER }] },
  ];
  const request = {
    scenario: 'opening-statement',
    caseDetails: { caseType: 'civil-litigation', keyFacts: '', clientName, opposingParty },
    documents,
  } as unknown as DraftRequest;
  const brief = briefFor(request);
  return textOf(readable(draftByRules(brief, ['opening_statement']), brief)).opening_statement as string;
};
const OURS = opening('Martha Quill', 'Oswin Boatworks, Inc.');
const THEIRS = opening('Oswin Boatworks, Inc.', 'Martha Quill');

describe('the story of an opening', () => {
  it('tells whole what one breath can say', () => {
    expect(OURS).toContain('Mr. Nagel launched the boat at Foster Lake and let go of the rope.');
  });

  it('says the name for a pronoun that can mean one person alone', () => {
    expect(OURS).toMatch(/\bNagel told the harbor master/);
  });

  it('gives nobody a name whom the sentence before does not tell from another', () => {
    expect(OURS).toContain('Nagel laughed and walked away.');
    expect(OURS).not.toMatch(/(?:Moss|Nagel) took the trailer/);
  });

  it('holds no conclusion of law', () => {
    expect(OURS).not.toMatch(/constructive notice|ordinary care|breached/);
  });

  it('announces a witness with what the file has her do', () => {
    expect(OURS).toContain('You will hear from Dr. Ines Calder, who examined the hull');
  });

  it('puts what an answer says on the day of the paragraph that it answers', () => {
    const [rope, second] = ['untied the rope', 'a second boat'].map((words) => THEIRS.indexOf(words));
    expect(rope).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(rope!);
  });
});
