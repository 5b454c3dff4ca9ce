import { describe, expect, it } from '@jest/globals';
import { coreWord, isOrganization, nameWords, sameName, tellingWords } from './names.js';

describe('names', () => {
  it('are compared by the words that tell', () => {
    expect(tellingWords('The City of Ashby, Inc.')).toEqual(['ashby']);
    expect(tellingWords('United States of America')).toEqual(
      ['the', 'united', 'states', 'of', 'america'].slice(1),
    );
    expect(nameWords('Peña-O’Brien, L.L.C.')).toEqual(['pena', 'obrien', 'l', 'l', 'c']);
  });

  it.each([
    ['Maria T. Delgado, Jr.', 'delgado', false],
    ['Harbor Freight Lines, Inc.', 'harbor', true],
    ['Board of Education of Ashby', 'education', true],
    ['Talvane Cold Storage', 'talvane', true],
    ['Ruth Farmer', 'farmer', false],
  ])('%s is spoken of as %s', (name, core, organization) => {
    expect(coreWord(name)).toBe(core);
    expect(isOrganization(name)).toBe(organization);
  });

  it.each([
    ['DELGADO', 'Maria Delgado', true],
    ['Harbor Freight Lines, Inc.', 'Harbor Freight Lines', true],
    ['Harbor Freight Lines', 'Harbor Lights Hotel', false],
    ['Ann Ito', 'Ben Ito', false],
    ['', 'Ben Ito', false],
  ])('%s and %s', (one, other, same) => {
    expect(sameName(one, other)).toBe(same);
  });
});
