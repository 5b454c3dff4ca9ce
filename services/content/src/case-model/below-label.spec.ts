import { describe, expect, it } from '@jest/globals';
import { speakerOf } from './first-person.js';
import { officerBelowLabel } from './below-label.js';

describe('the officer below the label of a form', () => {
  it('is who stands in the column of the label, not the label beside it', () => {
    const form = [
      'CASE TO DA FOR FILING. CLEARED BY ARREST 03/04/23.',
      ' REPORTING OFFICER     REVIEWED                  COPIES',
      ' A. ORNE #88           SGT P. DANE #41           [X]DA [X]FILE',
    ].join('\n');
    expect(officerBelowLabel(form)).toEqual({ rank: 'OFFICER', name: 'ORNE' });
    expect(speakerOf([{ text: form }])).toBe('Officer Orne');
  });

  it.each([
    [
      'REPORTING OFFICER                 DATE               REVIEWED\nDet. S. Ruiz #417                 02/10/2023         Lt. M. Dane',
      'Detective Ruiz',
    ],
    [
      'CITATIONS                                    REPORTING OFFICER\nU1: failed to stop. U2: none issued          L. RUIZ #412',
      'Officer Ruiz',
    ],
    ['Reporting Deputy     Reviewed\n\nR L Haskamp 871      Sgt T. Dane 540', 'Deputy Haskamp'],
    [
      'I, Det C. Orne #88, met her at her office.\nREPORTING OFFICER    REVIEWED\nC. ORNE #88          SGT P. DANE #41',
      'Detective Orne',
    ],
  ])('is read with his rank: %s', (text, speaker) => expect(speakerOf([{ text }])).toBe(speaker));

  it.each([
    ['REPORTING OFFICER     REVIEWED\nBADGE                 DATE'],
    ['The arresting officer saw nobody.'],
    ['REPORTING OFFICER: OFC. L. BANUELOS #1127'],
  ])('is nobody where no row is built so: %s', (text) => expect(officerBelowLabel(text)).toBeUndefined());
});
