import { describe, expect, it } from '@jest/globals';
import type { ModelFact } from '@lectern/contracts/case-model';
import { ofCrime } from './actors.js';
import { type Course, bearingOn } from './elements.js';

const fact = (said: string): ModelFact =>
  ({ said: [said], reasons: [] as string[], sources: [] as ModelFact['sources'] }) as ModelFact;
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

  it('tell what was done to her, and not what she reported of others', () => {
    const told = [
      'Obi sent an email to Human Resources reporting that others were written up for less.',
      'On September 30, 2022, twenty-three days after her email, Lark Cranes discharged Obi.',
    ];
    expect(shown('The employer took a materially adverse action', told)).toEqual([told[1]]);
    expect(shown('The plaintiff engaged in protected activity', told)).toEqual([told[0]]);
  });

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

  it('goes on with whom the sentence before it named on the same page', () => {
    expect(
      shown('The defendant stated or concealed a material fact', [
        'Oren Tam visited the yard of Ann Obi.',
        'He told Obi that the crane had been tested that week.',
      ]),
    ).toContain('He told Obi that the crane had been tested that week.');
  });

  it('of public power are force, who looked on, and what the office let pass', () => {
    const facts = [
      'Oren Tam drove his knee into the back of Obi, twice.',
      'The other officer was standing four feet away.',
      'Tam received no discipline and no retraining.',
      'Obi drove home from a dance.',
    ];
    expect(shown('Another officer violated the plaintiff’s rights', facts)).toEqual([facts[0]]);
    expect(shown('The defendant saw it or had reason to know of it', facts)).toEqual([facts[1]]);
    expect(shown('The defendant had a policy or a custom', facts)).toEqual([facts[2]]);
  });

  it('of drugs name the drug, and no day on which somebody was found', () => {
    expect(
      shown('The defendant possessed a controlled substance', [
        'Agent Roe found Tam in a list of names.',
        'Officers recovered forty capsules of fentanyl from the cooler.',
      ]),
    ).toEqual(['Officers recovered forty capsules of fentanyl from the cooler.']);
  });

  it('of land are who holds it, what came onto it, and who asked that it stop', () => {
    const facts = [
      'Obi planted the orchard in 2004.',
      'Oren Tam sprayed the field beside it.',
      'Obi waved at the plane.',
      'The listing had lapsed.',
    ];
    expect(shown('The plaintiff possessed the land', facts)).toEqual([facts[0]]);
    expect(shown('The defendant intentionally entered it or caused a thing to enter', facts)).toEqual([
      facts[1],
    ]);
    expect(shown('The plaintiff had not consented', facts)).toEqual([facts[2]]);
  });

  it('of carelessness are omissions of care that are granted under oath', () => {
    const sworn = { ...fact('Tam did not inspect the hook.'), reasons: ['testimony'] } as ModelFact;
    const denied = { ...fact('Tam never touched the hook.'), reasons: ['testimony'] } as ModelFact;
    expect(
      bearingOn('The defendant breached that duty', [sworn, denied], { actors: sides, parts: new Map() }),
    ).toEqual([sworn]);
  });
});
