import { describe, expect, it } from '@jest/globals';
import { readPaper } from './paper.js';
import { reportWriter } from './report-writer.js';

const paper = (text: string) => readPaper({ name: 'paper', pages: [{ number: 1, text }] });

describe('a sheet of an office that looks into accidents', () => {
  it.each([
    [
      'LANE COUNTY ANIMAL CONTROL                  BITE INVESTIGATION\nDisposition: plea, Magistrate Ct, $150',
      'report',
    ],
    ['STATE — POLICE TRAFFIC COLLISION      REPORT NO. EE 1\nREPORT\nNARRATIVE. Unit 1 stopped.', 'report'],
    ['Report of Laboratory Examination\nItem  Description\n1  Bottle neck', 'report'],
    ['LANE COUNTY CIRCUIT COURT\nORDER ON MOTION TO SUPPRESS\nThe motion is GRANTED.', 'order'],
  ])('%s', (text, kind) => expect(paper(text).kind).toBe(kind));

  it('is an officer’s, and a laboratory of the police is none', () => {
    expect(reportWriter(paper('LANE COUNTY ANIMAL CONTROL      BITE INVESTIGATION\nI looked.'))).toBe(
      'the officer',
    );
    expect(
      reportWriter(
        paper('STATE PATROL\nTOXICOLOGY LABORATORY DIVISION\nTOXICOLOGY TEST REPORT\nI tested it.'),
      ),
    ).toBeUndefined();
  });
});
