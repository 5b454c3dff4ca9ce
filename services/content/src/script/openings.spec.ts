import { describe, expect, it } from '@jest/globals';
import type { DraftRequest } from './draft-request.js';
import { draftByRules, textOf } from './draft.js';
import { briefFor, readable } from './pure-draft.js';

type Drafted = Record<'opening_statement' | 'evidence_summary', string> & { key_points: string[] };

function drafted(texts: readonly string[], details: Record<string, string>): Drafted {
  const documents = texts.map((text, at) => ({
    id: `${at}`,
    name: `paper-${at}.pdf`,
    pages: [{ number: 1, text }],
  }));
  const request = {
    scenario: 'opening-statement',
    caseDetails: { keyFacts: '', ...details },
    documents,
  } as unknown as DraftRequest;
  const brief = briefFor(request);
  return textOf(
    readable(draftByRules(brief, ['opening_statement', 'key_points', 'evidence_summary']), brief),
  ) as unknown as Drafted;
}

const AFFIDAVIT = `STATE OF INDIANA      )     IN THE CALDER SUPERIOR COURT

STATE OF INDIANA,
     Plaintiff,
vs.
TOBIAS REEVE,
     Defendant.            CAUSE NO. 24-118

AFFIDAVIT FOR PROBABLE CAUSE
Count I: Burglary

Detective Ann Marsh, being duly sworn upon her oath, says:

1. On May 4, 2024, at 9:40 p.m., a man in a gray hood entered the shop of Lena Brandt.

2. The face of the man cannot be made out on the recording. Affiant prepared the array herself. Ms. Brandt said that she was "maybe sixty percent" sure.

3. No fingerprints were found. The crowbar was not tested. Affiant did not have a camera.

4. A brown van was registered to Carl Reeve, a first cousin of the Defendant.

5. Ms. Brandt was convicted of a false statement to an officer in 2019.
`;

describe('an opening for one who is accused', () => {
  const { opening_statement: opening, key_points: points } = drafted([AFFIDAVIT], {
    caseType: 'criminal-defense',
    clientName: 'Tobias Reeve',
    opposingParty: 'State of Indiana',
  });

  it('has the charge in a sentence, then what their papers hold for him, theme by theme', () => {
    expect(opening).toContain('The State charges Tobias Reeve with burglary.');
    expect(opening).toMatch(/how sure anybody is\. .*Detective Marsh prepared the array/s);
    expect(opening).toMatch(
      /what was not done\. .*No fingerprints were found\. The crowbar was not tested\./s,
    );
  });

  it('does not tell their story for them', () => {
    expect(opening).not.toContain('entered the shop');
  });

  it('has the same for its points', () => {
    expect(points.join(' ')).toMatch(/fingerprints|crowbar/);
  });
});

describe('an opening for those who charge', () => {
  const { opening_statement: opening } = drafted([AFFIDAVIT], {
    caseType: 'criminal-defense',
    clientName: 'State of Indiana',
    opposingParty: 'Tobias Reeve',
  });

  it('does not open with what the proof lacks', () => {
    expect(opening).toContain('The State charges Tobias Reeve with burglary.');
    expect(opening).not.toMatch(/No fingerprints|was not tested/);
  });
});

const COMPLAINT = `IN THE CIRCUIT COURT OF LINN COUNTY, OREGON

RUTA HALE,
  Plaintiff,
v.
OSWIN BOATWORKS, INC.,
  Defendant.                      Case No. 24CV00117

COMPLAINT

1. Plaintiff Ruta Hale is a potter.

2. On April 4, 2022, Ms. Hale ordered a boat from Oswin Boatworks for $4,200. She was paid $19.50 an hour at the kiln.

3. On May 9, 2022, at 2:14:31 p.m., Peter Nagel, the foreman, launched the boat at Foster Lake. The hull split. Ms. Hale fell into the water and broke her wrist.

4. On May 2, 2022, Peter Nagel wrote to Ines Calder: "The seams are open. Ship it anyway and say nothing to the customer."

COUNT I - NEGLIGENCE

5. Oswin Boatworks was negligent.

WHEREFORE, Plaintiff demands judgment for $18,000.
`;

describe('an opening for one who sues', () => {
  const { opening_statement: opening, evidence_summary: evidence } = drafted([COMPLAINT], {
    caseType: 'personal-injury',
    clientName: 'Ruta Hale',
    opposingParty: 'Oswin Boatworks, Inc.',
  });

  it('tells to the minute, without trivia', () => {
    expect(opening).toContain('at 2:14 p.m.');
    expect(opening).not.toMatch(/an hour/);
  });

  it('announces the message that proves it', () => {
    expect(opening).toContain('You will see what Peter Nagel wrote to Ines Calder on May 2, 2022.');
  });

  it('says in its notes who can tell what', () => {
    expect(evidence).toMatch(/Nagel[^.]* (?:can tell this|has to grant this on cross)\./);
  });
});
