import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { readCase } from '../case-model/build.js';
import { briefOf } from './brief.js';
import { draftByRules } from './draft.js';
import { linesOf } from './publish.js';
import { readable } from './pure-draft.js';

function partsOf(text: string): string[] {
  const pages = [{ number: 1, text, ocr: false, scanned: false, read: true }];
  const { fields } = readCaseFields(
    { pageCount: 1, stamps: [], runningHeads: [], warnings: [], pages },
    'p.txt',
  );
  const details = { caseType: 'civil-litigation', keyFacts: '', ...fields } as CaseDetails;
  const brief = briefOf(readCase(details, [{ name: 'paper', pages }]), {
    scenario: 'jury-selection',
    authorities: [],
    words: 1400,
  });
  return linesOf(readable(draftByRules(brief, ['opening_statement']), brief).opening_statement!).flatMap(
    ({ part, text: said }) => (part ? [part.title, said] : [said]),
  );
}

const FERRY = `STATE OF OREGON
CIRCUIT COURT FOR CLATSOP COUNTY

DELIA VOSS, Plaintiff, v. COLUMBIA FERRY LINES, INC. and ORRIN PYKE TUGS, LLC, Defendants.

COMPLAINT FOR NEGLIGENCE (PERSONAL INJURY)

1. On April 2, 2024, Delia Voss rode the morning ferry of Columbia Ferry Lines to work.
2. The pilot, Hugh Amory, had worked an overnight shift and two extra shifts that week.
3. A security camera shows Amory asleep at the wheel for eleven seconds.
4. The ferry struck a dock at nine knots.
5. Voss was thrown against a rail and has had neck pain and headaches every day since.
6. In 2017 Voss was treated for neck pain after a fall from a horse.
7. On May 6, 2024, she underwent a cervical fusion.
8. In 2023 Local 12 of the pilots' union wrote to Columbia Ferry Lines that its pilots were exhausted.
9. Voss has been unable to work as a baker.

COUNT I
NEGLIGENCE

10. Columbia Ferry Lines was negligent in sending an exhausted pilot to the wheel.

WHEREFORE, Plaintiff prays for economic damages of $212,000 and noneconomic damages of $900,000.

/s/ Ann Roe, Attorney for Plaintiff`;

describe('questions to a panel, by the subjects of the file', () => {
  const said = partsOf(FERRY);

  it('ask about the trade, the hours, the union, the pain and the money that it touches', () => {
    expect(said).toEqual(
      expect.arrayContaining([
        'Buses and trains',
        'Shifts',
        'Unions',
        'Pain that nobody sees',
        'Old injuries',
        'A long recovery',
        'Money for pain',
        'Video',
      ]),
    );
    expect(said).not.toContain('Screens at the wheel');
  });

  it('tell nothing of the file and take no promise', () => {
    const topics = said.slice(said.indexOf('Shifts')).join(' ');

    expect(topics).not.toMatch(/Amory|ferry|\$|fair to|promise/);
  });

  it('ask about two companies in one breath, and about two people one by one', () => {
    expect(said.join(' ')).toMatch(
      /worked for Columbia Ferry Lines(?:, Inc\.)? or Orrin Pyke Tugs(?:, LLC)?, or done business with either\?|worked for Orrin Pyke Tugs/,
    );
  });
});
