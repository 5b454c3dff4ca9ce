import { describe, expect, it } from '@jest/globals';
import type { DraftRequest } from './draft-request.js';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { examined } from './drafts/direct.js';
import { briefFor } from './pure-draft.js';
import { witnessesFor } from './witnesses.js';

const paper = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });
const names = (
  caseDetails: DraftRequest['caseDetails'],
  documents: readonly ReturnType<typeof paper>[],
  scenario: ScenarioType,
): string[] =>
  witnessesFor(briefFor({ caseDetails, documents: [...documents], scenario })).map(({ name }) => name);

describe('whom a side calls', () => {
  const details = (own: string, other: string) => ({
    caseType: 'civil-litigation' as const,
    clientName: own,
    opposingParty: other,
    keyFacts: '',
  });

  it('is nobody of whose name the other company is called: he is asked by us', () => {
    const complaint = paper(
      'complaint.txt',
      `ORCHARD LANE ASSOCIATION, Plaintiff, v. DORN-TARRANT BUILDERS, INC., Defendant.
COMPLAINT
1. On May 4, 2021 Amos Tarrant told the crew to leave out the flashing.
2. On May 6, 2021 Amos Tarrant signed the certificate.
3. On May 9, 2021 Amos Tarrant received a letter about the leak.
4. Amos Tarrant did not answer the letter.`,
    );
    const given = details('Orchard Lane Association (plaintiff)', 'Dorn-Tarrant Builders, Inc. (defendant)');

    expect(names(given, [complaint], 'witness-examination')).toEqual([]);
    expect(names(given, [complaint], 'cross-examination')).toEqual(['Amos Tarrant']);
  });

  it('is first the client who lived through it, although more is told of others', () => {
    const complaint = paper(
      'complaint.txt',
      `LENA QUILL, Plaintiff, v. BRAMBLE FREIGHT, LLC, Defendant.
COMPLAINT
1. On May 4, 2021 Lena Quill signed the bill of lading.
2. On May 4, 2021 Lena Quill slipped on the dock.
3. On May 5, 2021 Nora Keel saw the oil on the dock.
4. On May 6, 2021 Nora Keel called the foreman.
5. On May 7, 2021 Nora Keel wrote a letter to the office.
6. On May 8, 2021 Nora Keel photographed the dock.
7. On May 9, 2021 Nora Keel went to the hospital.
8. On May 10, 2021 Nora Keel met the director.`,
    );
    const given = details('Lena Quill (plaintiff)', 'Bramble Freight, LLC (defendant)');
    const brief = briefFor({ caseDetails: given, documents: [complaint], scenario: 'witness-examination' });

    expect(examined(brief)?.witness.name).toBe('Lena Quill');
  });

  it('is nobody who complained of those who are sued', () => {
    const complaint = paper(
      'complaint.txt',
      `LENA QUILL, Plaintiff, v. BRAMBLE FREIGHT, LLC, Defendant.
COMPLAINT
1. On May 4, 2021 Lena Quill was hired.
2. In March 2022 another woman, Nora Keel, complained of the foreman to the office.
3. On April 2, 2022 Nora Keel met the director.
4. On May 9, 2022 Lena Quill was discharged.`,
    );
    const given = details('Bramble Freight, LLC (defendant)', 'Lena Quill (plaintiff)');

    expect(names(given, [complaint], 'witness-examination')).toEqual([]);
  });

  it('is not the accused before anybody of the defense, for the prosecution', () => {
    const given = {
      caseType: 'criminal-defense' as const,
      clientName: 'State of Ohio',
      opposingParty: 'Teodor Marsh',
      keyFacts: '',
    };
    const information = paper(
      'information.txt',
      `STATE OF OHIO v. TEODOR MARSH
INFORMATION
1. On May 4, 2024 Teodor Marsh broke the window of Vine Hardware.
2. On May 4, 2024 Teodor Marsh took a saw from the shelf.
3. On May 5, 2024 Teodor Marsh sold the saw to Ludo Farrow.
4. On May 6, 2024 Ludo Farrow told the police of the saw.
5. On May 7, 2024 Ludo Farrow gave the saw to the police.`,
    );
    const notice = paper(
      'notice.txt',
      `STATE OF OHIO, Plaintiff,
v.
TEODOR MARSH, Defendant.

NOTICE OF ALIBI

The defendant gives notice that on May 4, 2024 he was at the house of Vera Quill.

WITNESSES FOR THE DEFENDANT:
Vera Quill

On May 4, 2024 Vera Quill cooked supper for Teodor Marsh.
On May 4, 2024 Vera Quill saw Teodor Marsh go to bed at nine.`,
    );

    expect(names(given, [information], 'cross-examination')).toEqual(['Teodor Marsh']);
    expect(names(given, [information, notice], 'cross-examination')[0]).toBe('Vera Quill');
  });
});
