import { describe, expect, it } from '@jest/globals';
import { partedRows, withoutAliases } from './caption-lists.rules.js';
import { sideFrom } from './party-names.rules.js';

const names = (rows: string[], roles = ['defendants']) =>
  sideFrom(partedRows(rows, roles).join(' '), roles)?.names;
const THREE = ['Abel Rowan Tuck', 'Berta Mae Coley', 'Cora Lindholm'];

describe('a list of names in a caption', () => {
  it.each([
    [
      'aliases between',
      ['ABEL ROWAN TUCK, a/k/a "Slim,"', 'BERTA MAE COLEY,', 'aka "Junie,"', 'CORA LINDHOLM,'],
    ],
    [
      'aliases and no commas',
      ['ABEL ROWAN TUCK', 'a/k/a "Slim"', 'BERTA MAE COLEY', 'a/k/a Junie', 'CORA LINDHOLM'],
    ],
    [
      'aliases of several rows',
      ['ABEL ROWAN TUCK, a/k/a "Slim,"', '"Doc,"', 'BERTA MAE COLEY, and', 'CORA LINDHOLM'],
    ],
    ['in brackets', ['[1] ABEL ROWAN TUCK,', 'aka "Slim,"', '[2] BERTA MAE COLEY,', '[3] CORA LINDHOLM,']],
    ['with a zero', ['01 ABEL ROWAN TUCK', '02 BERTA MAE COLEY', '03 CORA LINDHOLM']],
    ['numbered behind', ['ABEL ROWAN TUCK (1),', 'BERTA MAE COLEY (2), and', 'CORA LINDHOLM (3),']],
    ['a full name a row', ['ABEL ROWAN TUCK', 'BERTA MAE COLEY', 'CORA LINDHOLM']],
  ])('parts one from the other: %s', (_, rows) => {
    expect(names(rows)).toEqual(THREE);
  });

  it('keeps a name whole that goes on in the next row', () => {
    expect(names(['ABEL ROWAN', 'TUCK,'], ['defendant'])).toEqual(['Abel Rowan Tuck']);
    expect(names(['LARKIN VALLEY', 'ORCHARD SUPPLY, INC.'])).toEqual(['Larkin Valley Orchard Supply, Inc.']);
    expect(names(['ABEL TUCK, a/k/a "Slim,"', 'JR.'], ['defendant'])).toEqual(['Abel Tuck Jr.']);
  });

  it('takes the former name in the row below "f/k/a" for nobody else', () => {
    const rows = ['ABEL ROWAN TUCK,', 'a/k/a "SLIM" TUCK, f/k/a', 'ABEL COLEY,'];
    expect(names(rows, ['defendant'])).toEqual(['Abel Rowan Tuck']);
  });

  it('knows another name in any spelling', () => {
    expect(withoutAliases('ABEL TUCK, A.K.A. "SLIM," BERTA COLEY')).toBe('ABEL TUCK; BERTA COLEY');
    expect(withoutAliases('ABEL TUCK (a/k/a “Slim”)')).toBe('ABEL TUCK');
  });
});

describe('what a box of a form prints beside the names', () => {
  it('is no part of them', () => {
    expect(sideFrom('BIRCH HOLLOW DAIRY, LLC Case Number: 2022CV30118 Div.: 9', [])?.names).toEqual([
      'Birch Hollow Dairy, LLC',
    ]);
    expect(sideFrom('▲ COURT USE ONLY ▲ ODALYS BIRCH Cause No. 21-2-00417', [])?.names).toEqual([
      'Odalys Birch',
    ]);
  });
});
