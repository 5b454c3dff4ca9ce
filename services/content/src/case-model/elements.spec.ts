import { describe, expect, it } from '@jest/globals';
import type { ModelFact } from '@lectern/contracts/case-model';
import { type Course, bearingOn } from './elements.js';

const fact = (said: string): ModelFact => ({ said: [said] }) as ModelFact;
const course: Course = {
  actors: { first: [], second: [], sued: [], staff: [], throughOthers: false },
  parts: new Map(),
};

describe('facts that bear on an element', () => {
  it('are not those that deny it', () => {
    const element = 'use of the mails or interstate wires to carry it out';
    const sent = fact('On March 30, 2011, Prim e-mailed the contract to the association.');
    const denied = fact('Lombardo stated that all of this was done without any e-mails or faxes.');
    expect(bearingOn(element, [sent, denied], course)).toEqual([sent]);
  });

  it('may say "not" where the element asks what was not done', () => {
    const element = 'the defendant gave no consent, or it happened without consent';
    const refused = fact('Nobody asked, and Ann gave no permission.');
    expect(bearingOn(element, [refused], course)).toHaveLength(1);
  });
});
