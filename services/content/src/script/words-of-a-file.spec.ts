import { describe, expect, it } from '@jest/globals';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { draftByRules, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const COMPLAINT = `DISTRICT COURT, CITY AND COUNTY OF DENVER
MARGUERITE TOLLAN,
  Plaintiff,
v.
PIKE STREET COLD ROOMS, INC.,
  Defendant.
COMPLAINT
1. On May 2, 2023, Plaintiff rented a freezer room from Defendant.
2. She told the manager, Walter Brisk, that she would keep wedding cakes there.
3. The lease promised a room "at or below zero degrees at all times."
4. On July 9, 2023, the compressor of the freezer stopped.
5. Nobody called Plaintiff. She heard of it on July 15, 2023, when she came back from a wedding and found the room at sixty degrees.
6. Plaintiff threw away sixty wedding cakes.`;
const ANSWER = `DISTRICT COURT, CITY AND COUNTY OF DENVER
MARGUERITE TOLLAN,
  Plaintiff,
v.
PIKE STREET COLD ROOMS, INC.,
  Defendant.
ANSWER
1. Admitted.
4. Admitted.
6. Defendant sent a letter to Plaintiff on July 10, 2023. Plaintiff did not open the letter.`;
const TRANSCRIPT = `DEPOSITION OF WALTER BRISK
March 4, 2024
1   Q.  Did you have another freezer room that day?
2   A.  Two of them.
3   Q.  Did you telephone Ms. Tollan?
4   A.  I sent a letter. I called nobody.
                        Page 14
5   Q.  Who told you to wait?
6   A.  My boss did.
7   Q.  What did your boss tell you?
8   A.  That the room would be cold again soon.`;
const EMAIL = `From: Anita Crowe
To: Walter Brisk
Date: July 11, 2023

Walter,
The letter came back to us unopened. Say nothing. The repair comes on Friday the 14th.`;

function draftOf(scenario: ScenarioType, clientName = 'Marguerite Tollan'): string {
  const documents = [COMPLAINT, ANSWER, TRANSCRIPT, EMAIL].map((text, at) => ({
    name: ['complaint', 'answer', 'transcript', 'email'][at]!,
    pages: [{ number: 1, text, ocr: false, scanned: false, read: true }],
  }));
  const caseDetails = {
    keyFacts: '',
    caseType: 'civil-litigation',
    clientName,
    opposingParty: 'Pike Street Cold Rooms, Inc.',
    legalIssues: 'Breach of contract',
  } as DraftRequest['caseDetails'];
  const brief = briefFor({ scenario, caseDetails, documents, witness: 'Walter Brisk' });
  const [main] = Object.values(readable(draftByRules(brief, typesOf(scenario).slice(0, 1)), brief));
  return linesOf(main!)
    .map(({ text }) => text)
    .join('\n');
}

describe('words of a file', () => {
  it('keeps what was promised whole inside its quotation marks', () => {
    expect(draftOf('opening-statement')).toContain('“at or below zero degrees at all times.”');
  });

  it('closes without single answers of the other side', () => {
    const closing = draftOf('closing-argument');

    expect(closing).not.toMatch(/Two of them|Page 14/);
  });

  it('opens without questions and answers: they are for the stand and the closing', () => {
    expect(draftOf('opening-statement')).not.toContain('was asked: “');
  });

  it('tells that nobody did a thing however short, and what leans on it', () => {
    expect(draftOf('opening-statement')).toMatch(
      /Nobody called Tollan\.[^]*(?:Tollan|She) heard of it on July 15, 2023/,
    );
  });

  it('quotes the two words of an email with the sentence before them', () => {
    expect(draftOf('cross-examination')).toContain('The letter came back to us unopened. Say nothing');
  });

  it('leaves "she" to her who spoke, and does not make it the witness', () => {
    const cross = draftOf('cross-examination');

    expect(cross).toContain('told you that she would keep wedding cakes there');
    expect(cross).not.toContain('you would keep');
  });

  it('puts nothing into the record of a motion that only the other side says', () => {
    const motion = draftOf('motion-argument');

    expect(motion).toContain('the compressor of the freezer stopped');
    const [record = '', held = ''] = motion.split('will point you to this.');
    expect(record).not.toMatch(/did not open the letter|sent a letter to/);
    expect(held).toContain('Tollan did not open the letter.');
  });
});
