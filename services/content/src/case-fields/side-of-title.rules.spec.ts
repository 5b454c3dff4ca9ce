import { describe, expect, it } from '@jest/globals';
import type { Caption } from './caption.rules.js';
import { sideFrom } from './party-names.rules.js';
import { sideOfTitle } from './side-of-title.rules.js';

const caption = (first: string, one: string, second: string, other: string): Caption => ({
  first: sideFrom(first, [one])!,
  second: sideFrom(second, [other])!,
  page: 1,
  confidence: 0.9,
});
const APPEAL = caption('NERYS COLT', 'appellant', 'THE STATE OF OHIO', 'appellee');
const CIVIL = caption('ORLA CRANE', 'plaintiff - appellant', 'TARN FOODS, INC.', 'defendant - appellee');
const side = (title: string, of: Caption) =>
  sideOfTitle(of, [{ text: `No. 22-1045\n\n          ${title}\n\n     Colt entered the house.` }])?.side;

describe('whose paper it is by its title', () => {
  it.each([
    ['BRIEF FOR THE STATE', APPEAL, 'second'],
    ["STATE'S BRIEF", APPEAL, 'second'],
    ['BRIEF OF APPELLEE', APPEAL, 'second'],
    ['ANSWERING BRIEF', APPEAL, 'second'],
    ['OPENING BRIEF', APPEAL, 'first'],
    ["APPELLANT'S REPLY BRIEF", APPEAL, 'first'],
    ['BRIEF FOR TARN FOODS, INC.', CIVIL, 'second'],
    ['Response Brief of Defendant-Appellee', CIVIL, 'second'],
    ['BRIEF FOR PLAINTIFF-APPELLANT ORLA CRANE', CIVIL, 'first'],
  ] as const)('%s', (title, of, expected) => {
    expect(side(title, of)).toBe(expected);
  });

  it('is not said by a friend of the court, by what the paper opposes, or by a sentence', () => {
    expect(side('BRIEF OF AMICUS CURIAE OHIO BAR IN SUPPORT OF APPELLEE', APPEAL)).toBeUndefined();
    expect(side("OPPOSITION TO DEFENDANT'S MOTION TO DISMISS", CIVIL)).toBeUndefined();
    expect(side('the brief of the appellee says nothing about it', APPEAL)).toBeUndefined();
  });
});
