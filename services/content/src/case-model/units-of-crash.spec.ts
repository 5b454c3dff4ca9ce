import { describe, expect, it } from '@jest/globals';
import { Designations } from './designations.js';
import { unitsOfCrash } from './units-of-crash.js';

const FORM = `STATE POLICE TRAFFIC COLLISION REPORT
 UNIT 01   MOTOR VEHICLE
 OPERATOR               DOB              VEHICLE
 ORNE, LEOPOLD   11/02/1979 M            2021 Ram 1500
 UNIT 02   MOTOR VEHICLE
 OPERATOR               DOB              VEHICLE
 TARKIN-LUND,         05/30/1965 F       2014 Subaru
 INGRID M.
NARRATIVE
Unit 1 crossed the line and struck Unit 2.`;

describe('the units of a crash report', () => {
  it('are those who drove them', () => {
    expect(unitsOfCrash(FORM).map(({ number, name }) => `${number} ${name}`)).toEqual([
      '1 Leopold Orne',
      '2 Ingrid Tarkin-Lund',
    ]);
  });

  it('are told by their names', () => {
    const form = new Designations(
      { name: 'report', pages: [{ number: 1, text: FORM }] },
      { side: 'claiming', criminal: true },
    );
    expect(form.named('Unit 1 crossed the line and struck Unit 2.')).toBe(
      "Leopold Orne's vehicle crossed the line and struck Ingrid Tarkin-Lund's vehicle.",
    );
    expect(form.named('The operator of Unit 2 fell. Driver 1 stood by Unit 10.')).toBe(
      'Ingrid Tarkin-Lund fell. Leopold Orne stood by Unit 10.',
    );
  });

  it('of which two drivers are named are nobody’s', () => {
    expect(unitsOfCrash('UNIT 1\n ORNE, LEOPOLD\nUNIT 1\n VALE, ANDRE')).toEqual([]);
  });
});
