import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCaseFields } from './case-fields.rules.js';

const folder = join(import.meta.dirname, '../../test-data/captions');

/** A head of a paper as some court or clerk sets it, with what a form should say: "client: ...", "opponent: ...", "jurisdiction: ...". */
function head(file: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  const said = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  return {
    sides: [said('client'), said('opponent')],
    jurisdiction: said('jurisdiction'),
    text: text.slice(text.indexOf('\n\n') + 2),
  };
}

const read = (text: string) =>
  readCaseFields(
    {
      pageCount: 1,
      pages: [{ number: 1, text, ocr: false, scanned: false, read: true }],
      stamps: [],
      runningHeads: [],
      warnings: [],
    },
    'upload.pdf',
  );

describe('captions of many courts', () => {
  it.each(readdirSync(folder))('%s', (file) => {
    const { sides, jurisdiction, text } = head(file);
    const { fields } = read(text);
    expect([fields.clientName ?? '', fields.opposingParty ?? '']).toEqual(sides);
    expect(fields.jurisdiction ?? '').toBe(jurisdiction);
  });
});

describe('what such papers are about', () => {
  it('takes the counts of an indictment from beside its caption', () => {
    const { fields } = read(head('indictment.txt').text);
    expect(fields.caseType).toBe('criminal-defense');
    expect(fields.legalIssues?.split('\n').slice(0, 2)).toEqual([
      'Conspiracy to Distribute Fentanyl (21 U.S.C. §§ 841(a)(1) and 846)',
      'Possession of a Firearm in Furtherance of a Drug Trafficking Crime (18 U.S.C. § 924(c))',
    ]);
  });

  it('stands on the side of whoever filed a motion, and takes its points for the issues', () => {
    const { fields, warnings } = read(head('motion-to-dismiss.txt').text);
    expect(fields).toMatchObject({
      clientName: 'Pinnacle Logistics, Inc., et al.',
      caseType: 'employment-law',
    });
    expect(fields.legalIssues).toContain('Plaintiff Fails To State A Claim For Unpaid Overtime');
    expect(fields.keyFacts).toContain('Pinnacle hired Torres on March 5, 2018');
    expect(fields.keyFacts).not.toContain('Iqbal');
    expect(warnings).toEqual([]);
  });
});

describe('parties that must not be found', () => {
  it.each([
    'As the Court held in Miller v. Alabama, 567 U.S. 460 (2012), youth matters. See also Graham v. Florida, 560 U.S. 48 (2010).',
    'MEMORANDUM\n\nRe: research on qualified immunity\n\nThe leading case is\nPearson v. Callahan, 555 U.S. 223 (2009),\nwhich overruled Saucier v. Katz, 533 U.S. 194 (2001).',
    'Table of Authorities\n\nRoe v. Wade, 410 U.S. 113 (1973) ........ 4\nDoe v. Bolton, 410 U.S. 179 (1973) ....... 5\nNorman v. United States, 429 F.3d 1081 ..... 6',
    'Total      $4,200\nvs. last year      $3,900\nDate of the report: 1/2/2024',
  ])('%j', (text) => {
    const { fields, sessionTitle } = read(text);
    expect([fields.clientName, fields.opposingParty]).toEqual([undefined, undefined]);
    expect(sessionTitle).toBe('upload');
  });
});
