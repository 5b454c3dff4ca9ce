import { describe, expect, it } from '@jest/globals';
import { readDocumentKind } from './document-kind.rules.js';

const kind = (title: string, below = 'The first application was submitted that night.') =>
  readDocumentKind([{ number: 1, text: `IN THE DISTRICT COURT OF ELM COUNTY\n\n${title}\n\n${below}\n` }]);

describe('the title of a paper', () => {
  it.each([
    ['I N D I C T M E N T', 'charge'],
    ['AFFIDAVIT FOR PROBABLE CAUSE', 'charge'],
    ['MEMORANDUM OF INTERVIEW', 'report'],
    ['LINN COUNTY SHERIFF’S OFFICE      INCIDENT / CRIME REPORT', 'report'],
    ['PETITION TO MODIFY\nDECREE (CARE AND SUPPORT)', 'petition'],
    ['PLAINTIFF’S VERIFIED ORIGINAL PETITION AND APPLICATION FOR\nTEMPORARY INJUNCTION', 'complaint'],
  ])('%s: %s, whatever its page names', (title, wanted) => {
    expect(kind(title)).toBe(wanted);
  });

  it.each([
    ['MOTION TO SUPPRESS', 'motion'],
    ['MOTION TO DISMISS THE INDICTMENT', 'motion'],
    ['ORDER ON PETITION TO MODIFY', 'order'],
    ['AFFIDAVIT IN SUPPORT OF MODIFICATION', 'other'],
  ])('%s: %s', (title, wanted) => {
    expect(kind(title, 'It was cold that night.')).toBe(wanted);
  });
});
