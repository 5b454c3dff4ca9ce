import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { draftByRules } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { briefFor, readable } from './pure-draft.js';

const MOTION = `IN THE DISTRICT COURT OF PAYNE COUNTY
STATE OF OKLAHOMA

BRANT ORCHARDS, INC.,
     Plaintiff,
v.                                   Case No. CJ-2023-17
TILLER PUMP COMPANY, LLC,
     Defendant.

PLAINTIFF'S MOTION TO COMPEL DISCOVERY

Plaintiff Brant Orchards, Inc. ("Brant") moves the Court for an order that compels Defendant Tiller Pump Company, LLC ("Tiller") to answer Interrogatory 3.

1. Tiller sold Brant a pump on May 2, 2022. The pump failed on July 9, 2022.

2. Interrogatory 3 asks who tested the pump. Tiller answered, "Unknown." On August 3, 2023, Tiller's foreman, Gus Ames, testified that he tested the pump.

3. Request 9 asks for the warranty file of the pump. Tiller has produced nothing.

WHEREFORE, Brant asks the Court to order full answers within ten days.

/s/ Rita Crow
Attorney for Plaintiff
`;

describe('a motion to compel', () => {
  const pages = [{ number: 1, text: MOTION, ocr: false, scanned: false, read: true }];
  const { fields } = readCaseFields(
    { pageCount: 1, stamps: [], runningHeads: [], warnings: [], pages },
    'motion',
  );
  const brief = briefFor({
    scenario: 'motion-argument',
    caseDetails: {
      keyFacts: '',
      caseType: 'civil-litigation',
      ...fields,
    } as CaseDetails as DraftRequest['caseDetails'],
    documents: [{ name: 'motion', pages }],
  });
  const main = readable(draftByRules(brief, ['motion_argument']), brief).motion_argument!;
  const text = (main.form === 'text' ? main.paragraphs.flat() : main.lines)
    .map((line) => line.text)
    .join(' ');

  it('asks for what the paper asks, and goes request by request', () => {
    expect(text).toContain('We ask the Court to order full answers within ten days.');
    expect(text).toMatch(/The first point is Interrogatory 3\. .*who tested the pump.*paragraph 2/);
    expect(text).toMatch(/The second point is Request 9\. .*produced nothing/);
  });
});
