import { describe, expect, it } from '@jest/globals';
import type { ModelFact } from '@lectern/contracts/case-model';
import { ofCrime } from './actors.js';
import { type Course, bearingOn } from './elements.js';

const fact = (said: string): ModelFact => ({ said: [said], reasons: [] as string[] }) as ModelFact;
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

  const sides: Course['actors'] = {
    first: ['Ann Obi'],
    second: ['Lark Cranes', 'Oren Tam'],
    sued: ['Lark Cranes', 'Oren Tam'],
    staff: [],
    throughOthers: false,
  };
  const shown = (element: string, texts: readonly string[], actors = sides): string[] =>
    bearingOn(element, texts.map(fact), { actors, parts: new Map() }).flatMap(({ said }) => said);

  it('are told of the one who must have done it, and in their main clause', () => {
    expect(
      shown('A valid contract existed between the parties', [
        'On March 1, 2021, Obi and Lark Cranes signed a lease for the crane.',
        'Lark Cranes ordered the trellis.',
        'Obi relied on the letter when she signed the lease.',
      ]),
    ).toEqual(['On March 1, 2021, Obi and Lark Cranes signed a lease for the crane.']);
    expect(
      shown('The plaintiff was harmed by it', [
        'Obi paid $4,100 to repair the yard.',
        'Lark Cranes paid a surveyor $6,200 for a report.',
        'Lark Cranes listed the crane for sale at $90,000.',
      ]),
    ).toEqual(['Obi paid $4,100 to repair the yard.']);
  });

  it('of a crime are by whom it accuses, whatever a report calls him', () => {
    const charged = ofCrime({ ...sides, first: ['the State'] }, ['Ann Obi']);

    expect(
      shown(
        'The defendant caused or tried to cause bodily injury',
        ['Vega said she saw the suspect swing the bat at her.', 'V1 hit another patron in September.'],
        charged,
      ),
    ).toEqual(['Vega said she saw the suspect swing the bat at her.']);
    expect(
      shown(
        'The defendant used force or a threat',
        ['Obi grabbed for the gun.', 'The taller man pointed the pistol at Obi.'],
        charged,
      ),
    ).toEqual(['The taller man pointed the pistol at Obi.']);
    expect(
      shown(
        'It was the defendant who did it',
        ['Obi picked out Tam.', 'The camera was not recording.', 'She did not select Tam from the array.'],
        charged,
      ),
    ).toEqual(['Obi picked out Tam.']);
  });
});
