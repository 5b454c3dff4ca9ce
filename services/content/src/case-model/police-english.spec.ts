import { describe, expect, it } from '@jest/globals';
import { inPoliceEnglish, isProofOfThings } from './police-english.js';

describe('a sentence of a police report in whole English', () => {
  it.each([
    ['Camera covers bays 2 to 6 only.', 'The camera covered bays 2 to 6 only.'],
    ['Bays 7 to 9 are out of frame.', 'Bays 7 to 9 were out of frame.'],
    ['Bottle cap not printed as of today.', 'The bottle cap was not printed as of today.'],
    ['Rear door locked, opened by reportee.', 'The rear door was locked, opened by the reportee.'],
    ['Orla heard suspect swing at victim.', 'Orla heard the suspect swing at the victim.'],
    ['Witness told an anonymous caller so.', 'The witness told an anonymous caller so.'],
    ['Video shows male in a cap.', 'The video showed a man in a cap.'],
    [
      'SUPPLEMENT (12) 03/04/24: Received call from Orne Pawn.',
      'On 03/04/24, R/O received a call from Orne Pawn.',
    ],
    [
      '03/04/24: ORNE interviewed by phone, states he slept.',
      'On 03/04/24, ORNE was interviewed by phone and said he slept.',
    ],
    ['The log shows line loss at 22:52 on 02/16.', 'The log showed line loss at 10:52 p.m. on February 16.'],
    ['She was pronounced by Medic 9 at 2309.', 'She was pronounced dead by Medic 9 at 11:09 p.m.'],
    [
      'Clerk Ada Orne stated a male pawned it at 1105 under the name Vale.',
      'Clerk Ada Orne said a man pawned it at 11:05 a.m. under the name Vale.',
    ],
    ['The gouge was 5.2 ft from the line.', 'The gouge was 5.2 feet from the line.'],
    ['Orne was there on 01/22 and 01/23/24.', 'Orne was there on January 22 and 01/23/24.'],
  ])('%s', (written, told) => expect(inPoliceEnglish(written)).toBe(told));

  it.each([
    ['what was said', 'Orne said "suspect walks at 23:10".'],
    ['a measure', 'R/O noted pry marks 3/4 inch wide.'],
    ['a sentence in which nobody acts', '10/25/24: Six person lineup prepared.'],
    ['what is found somewhere', 'Recovered from a drawer: one knife.'],
    ['a name', 'Dispatch sent a second unit.'],
    ['what has no verb', 'Strong odor of gas.'],
  ])('leaves %s as it is', (_, written) => expect(inPoliceEnglish(written)).toBe(written));

  it.each([
    ['R/O noted pry marks at the strike.', true],
    ['He walked south at 23:47.', true],
    ['She was pleasant.', false],
  ])('weighs what can be shown: %s', (text, proof) => expect(isProofOfThings(text)).toBe(proof));
});
