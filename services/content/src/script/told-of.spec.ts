import { describe, expect, it } from '@jest/globals';
import { toldOf } from './told-of.js';

describe('what a chapter is to show', () => {
  it('is a statement to the witness, told of him', () => {
    expect(toldOf('You did not test it.', 'Pike')).toBe('Pike did not test it');
    expect(toldOf('Orne warned you.', 'Pike')).toBe('Orne warned Pike');
  });

  it('is left where another person needs another form of the verb, and where a quotation was cut', () => {
    expect(toldOf('You go by Denise.', 'Pike')).toBeUndefined();
    expect(toldOf('You put in a screw.', 'Pike')).toBe('Pike put in a screw');
    expect(toldOf('You wrote, “who called the feds.', 'Pike')).toBeUndefined();
  });

  it('is neither a time alone, nor an exchange, nor what still speaks to him', () => {
    expect(toldOf('Fourteen days after the water was shut off.', 'Pike')).toBeUndefined();
    expect(toldOf('You answered: “No.”', 'Pike')).toBeUndefined();
    expect(toldOf('Orne stood behind you.', 'Pike')).toBeUndefined();
  });
});
