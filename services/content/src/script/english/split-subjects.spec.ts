import { describe, expect, it } from '@jest/globals';
import { splitSpoken } from './split.js';

describe('what a second sentence is about', () => {
  it.each([
    [
      'On May 3, 2022, a kiln fire at a supplier, Orne Clay GmbH, delayed the tiles for Rooms 2 and 3.',
      [
        'On May 3, 2022, a kiln fire at Orne Clay GmbH delayed the tiles for Rooms 2 and 3.',
        'Orne Clay GmbH was a supplier.',
      ],
    ],
    [
      'At the ford below Little Quill Creek the Marlin lost traction and came to rest against the left-hand rail of the bridge.',
      [
        'At the ford below Little Quill Creek the Marlin lost traction.',
        'The Marlin came to rest against the left-hand rail of the bridge.',
      ],
    ],
    [
      'One pellet entered the shoulder, left of the strap, and the other the sleeve.',
      ['One pellet entered the shoulder, left of the strap, and the other the sleeve.'],
    ],
  ])('%s', (text, said) => expect(splitSpoken(text)).toEqual(said));

  it('gives each of several steps the one who took it, and no built house a builder of its own', () => {
    expect(
      splitSpoken(
        'On May 4, two days after the storm, Marta Oduya opened the valve, was told to stop, filled two cans with diesel, and carried them to the barn.',
      ),
    ).toEqual([
      'On May 4, two days after the storm, Marta Oduya opened the valve.',
      'Oduya was told to stop.',
      'Oduya filled two cans with diesel.',
      'Oduya carried them to the barn.',
    ]);
    expect(
      splitSpoken(
        'Marta Oduya bought a house near the river, built in 1950 by a mason, and moved in with two dogs and a cat.',
      ).join(' '),
    ).not.toContain('Oduya built');
  });

  it('tells who somebody is by the whole name of the firm, and of no street what somebody did there', () => {
    expect(
      splitSpoken(
        "Pell-Orne's director of security, Gerald F. Moss, opened the gate for the driver and left at noon.",
      ),
    ).toContain("Gerald F. Moss was Pell-Orne's director of security.");
    expect(
      splitSpoken("P&D's mechanic, Carl Moss, tested every lock of the car and found all of it in order."),
    ).toContain("Carl Moss was P&D's mechanic.");
    expect(
      splitSpoken(
        'Detective Ferro knows Rita Quill, 51, of Hollow Avenue, who worked at the store from 2014 to 2019.',
      ).join(' '),
    ).not.toContain('Avenue worked');
  });

  it('takes no day for the one who acts on it', () => {
    expect(
      splitSpoken(
        'On Friday, March 8 at 8:15 a.m. Quill sent the form to the state herself and gave a copy to Ms. Orne by hand.',
      ),
    ).toEqual([
      'On Friday, March 8 at 8:15 a.m. Quill sent the form to the state herself.',
      'Quill gave a copy to Ms. Orne by hand.',
    ]);
  });

  it('holds what came days before together with what it came before', () => {
    const text =
      'Nine days after she wrote that a boiler had failed and that the wards of the hospital should not open, a nurse who had never missed a shift was sent home.';
    expect(splitSpoken(text)).toEqual([text]);
  });
});
