import { describe, expect, it } from '@jest/globals';
import { splitSpoken } from './split.js';

describe('a long sentence of a pleading', () => {
  it.each([
    [
      'As Dana Orne reached across the upper rail of the porch to hang the basket, the corner post broke off at its base and fell into the yard.',
      [
        'Dana Orne reached across the upper rail of the porch to hang the basket.',
        'The corner post broke off at its base and fell into the yard.',
      ],
    ],
    [
      'The tavern’s night bartender, Lee Roe, told the manager at about eleven that the two men at the end of the bar had been shouting for an hour.',
      [
        'Lee Roe was the tavern’s night bartender.',
        'Roe told the manager at about eleven that the two men at the end of the bar had been shouting for an hour.',
      ],
    ],
    [
      'Orne Mill’s foreman, Lee Roe, placed a wire across the terminals of the sensor, so that the panel of the mill would report a normal condition.',
      [
        'Lee Roe was Orne Mill’s foreman.',
        'Roe placed a wire across the terminals of the sensor.',
        'So the panel of the mill would report a normal condition.',
      ],
    ],
  ])('is told in two', (text, told) => {
    expect(splitSpoken(text)).toEqual(told);
  });

  it('is whole where what somebody was told is why he answered', () => {
    const text =
      'When the officer told Dana Orne of the film from the corner of the street, she said that she had left the house before noon.';
    expect(splitSpoken(text)).toEqual([text]);
  });

  it.each([
    'He suffered a closed, comminuted fracture of the shaft of the left tibia and of the fibula, and was taken there.',
    'She showed Dana Orne messages on her phone, sent at night, among them one of a Sunday that spoke of a truck.',
    'She saw the paving of Tooley Avenue, put on by the same crew in the same week, and it had not cracked at all.',
    'The crew lifted the patch on Tooley, put down by the same foreman on the same day, and found four inches of stone.',
  ])('keeps together what a thing is: %s', (text) => {
    expect(splitSpoken(text).join(' ')).not.toMatch(
      /a closed\.|She (?:sent|put)|[Tt]he crew put|He comminuted/,
    );
  });

  it('makes nobody the thing that is counted of him', () => {
    const text =
      'On March 7, 2024, Mr. Dane asked the payroll department for the time punches of one employee, Nurse Ibsen, for the preceding sixty days.';
    expect(splitSpoken(text).join(' ')).not.toMatch(/Ibsen was/);
  });
});
