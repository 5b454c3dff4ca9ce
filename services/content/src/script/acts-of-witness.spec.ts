import { describe, expect, it } from '@jest/globals';
import type { ModelPerson } from '@lectern/contracts/case-model';
import { actsOf, thingsOf } from './acts-of-witness.js';
import { nameOf } from './name-of.js';

const witness = (name: string): RegExp => nameOf({ name, kind: 'person' } as ModelPerson);

describe('acts of a witness', () => {
  it.each([
    ['A tractor-trailer driven by Pruitt crossed the line.', 'Pruitt', 'Pruitt drove a tractor-trailer.'],
    ['Luna saw Dacey carry the rail back up.', 'Neil Dacey', 'Dacey carried the rail back up.'],
    ['Ms. Vang called Ms. Sauer to tell her of it.', 'Brenda Sauer', 'Ms. Vang called Ms. Sauer.'],
    ['Receiving no break, Pruitt fell asleep.', 'Earl Pruitt', 'Pruitt fell asleep.'],
    [
      'Masters, driving a loaded truck, struck the rear of her car.',
      'Leon Masters',
      'Masters was driving a loaded truck.',
    ],
  ])('stand in a corner of a sentence: %s', (text, name, act) => {
    expect(actsOf(text, witness(name))).toContain(act);
  });

  it('are not what somebody else did', () => {
    expect(actsOf('A tractor-trailer driven by Lopez struck Pruitt.', witness('Earl Pruitt'))).toEqual([]);
    expect(actsOf('Pruitt signed the log.', witness('Earl Pruitt'))).toEqual([]);
  });

  it('leave what the thing did to the thing', () => {
    expect(thingsOf('A tractor-trailer driven by Pruitt crossed the line.', witness('Earl Pruitt'))).toEqual([
      'The tractor-trailer crossed the line.',
    ]);
  });
});
