import { describe, expect, it } from '@jest/globals';
import { bearingOf } from './bearing.js';
import { readCase } from './build.js';
import { forceOf } from './force.js';
import { leftOpen } from '../script/english/left-open.js';
import { leans, stumble } from '../script/english/sayable.js';

const force = (text: string): number => forceOf({ text, section: 'facts', numbered: true }).force;
const caseOf = (clientName: string, opposingParty: string, ...texts: string[]) =>
  readCase(
    { caseType: 'employment-law', keyFacts: '', clientName, opposingParty } as Parameters<typeof readCase>[0],
    texts.map((text, at) => ({ name: `paper-${at}`, pages: [{ number: 1, text }] })),
  );

describe('what wins', () => {
  it('what a clock or a scale recorded is told before what a thing was bought for', () => {
    const kept = [
      'At 9:14:22 p.m. Deputy Strand closed the door on her hand.',
      'The hook was tested and held an average of 410 pounds.',
    ];
    const background = [
      'Ms. Ferro was hired on March 4, 2011.',
      'He was paid $22.40 an hour at the plant.',
      'Strand Air owns a loader, which it purchased in 2017 for $96,000.',
      'She has paid a retainer of $5,000 in this case.',
    ];
    for (const strong of kept)
      for (const weak of background) expect(force(strong)).toBeGreaterThan(force(weak));
  });

  it('a blow in three words is told', () => {
    expect(stumble('The rope parted.')).toBeUndefined();
    expect(stumble('The lease.')).toBeDefined();
  });

  it('a count of what was not told and a bare pointer lean on another sentence', () => {
    for (const text of [
      'In seven of the nine Lieutenant Abel did not watch the video.',
      'Two of the five were never interviewed.',
      'Three were dropped because the owners would not give entry.',
      'All drivers, Colby included, signed for it.',
      'On May 2, 2021, Ferro broke it.',
      'Ferro took this as a joke.',
    ])
      expect([text, leans(text)]).toEqual([text, true]);
    for (const text of [
      'Three of the four men ran.',
      'The clerk put the key in the drawer and locked it.',
      'Both cuffs can be heard on the recording.',
    ])
      expect([text, leftOpen(text) || leans(text)]).toEqual([text, false]);
  });

  it('notes with initials struck out are not said', () => {
    expect(stumble('The did not call anyone that night.')).toBe('grammar');
    expect(stumble('Ferro told her abt the text on Monday.')).toBe('grammar');
    expect(stumble('The estimate of March 2 was mine.')).toBe('voice');
  });
});

const CAPTION = `IN THE CIRCUIT COURT OF BENTON COUNTY

MARGIT OLSZEWSKI,
          Plaintiff,
v.                                     Case No. 24-CV-311
TARN VALLEY PACKING, INC.,
          Defendant.
`;

describe('what one grants in his own paper', () => {
  it('is not what he opens with', () => {
    const read = caseOf(
      'Tarn Valley Packing, Inc.',
      'Margit Olszewski',
      `${CAPTION}
                       DEFENDANT'S STATEMENT OF
                   UNCONTROVERTED MATERIAL FACTS

        1.   On May 3, 2023 the foreman, Dale Rusk, told Ms. Olszewski, "You complain a lot for somebody that new."

        2.   On May 9, 2023 Mr. Rusk told the plant manager, Ann Corso, that "Olszewski has to go before the audit."

        3.   On June 9, 2023 Plaintiff put her hand into the running label machine.

        4.   On June 12, 2023 Ms. Corso discharged Plaintiff for it.
`,
    );
    const of = (words: string) => read.model.facts.find((fact) => fact.said.join(' ').includes(words))!;
    expect(bearingOf(read, of('complain a lot')).favors).toBe('unsure');
    expect(bearingOf(read, of('before the audit')).favors).toBe('unsure');
    expect(bearingOf(read, of('label machine')).favors).toBe('ours');
  });

  it('and what he says looks bad is for the other side to hold up', () => {
    const read = caseOf(
      'Margit Olszewski',
      'Tarn Valley Packing, Inc.',
      `${CAPTION}
                              COMPLAINT

        1.   On May 3, 2023 Plaintiff reported the open label machine to the plant manager, Ann Corso.

        2.   Plaintiff has not hidden her own part. On May 8, 2023 she tied back the guard with a wire.

        3.   On June 9, 2023 the label machine took two fingers of Plaintiff's left hand.

        4.   On June 12, 2023 Ms. Corso discharged Plaintiff.
`,
    );
    const wire = read.model.facts.find((fact) => fact.said.join(' ').includes('with a wire'))!;
    expect(bearingOf(read, wire)).toMatchObject({ favors: 'theirs', act: 'concession' });
  });
});
