import { describe, expect, it } from '@jest/globals';
import { bearingOfAct } from './bearing-of-acts.js';

const actors = {
  first: ['Ann Obi'],
  second: ['Lark Cranes', 'Oren Tam', 'Pia Lund'],
  sued: ['Lark Cranes'],
  staff: [],
  throughOthers: false,
};
const act = (text: string) => bearingOfAct(text, actors, {})?.act;

describe('a message of those who are sued', () => {
  it('that asks something of the one who claims is no admission', () => {
    expect(act('Oren Tam wrote to Ann Obi: “The cable reads 67 today. Do you want us to turn it?”')).not.toBe(
      'admission',
    );
  });

  it('among themselves is one, whatever it also asks', () => {
    expect(act('Oren Tam wrote to Pia Lund: “We let the door wait until spring. Are we full?”')).toBe(
      'admission',
    );
  });
});
