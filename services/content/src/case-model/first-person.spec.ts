import { describe, expect, it } from '@jest/globals';
import { readCase } from './build.js';
import { speakerOf } from './first-person.js';
import { speakerIn, statementsIn } from './statements-in.js';
import { asThirdPerson } from './third-person.js';

const page = (text: string) => ({ name: 'paper.pdf', pages: [{ number: 1, text }] });
const details = { caseType: 'civil-litigation', keyFacts: '' } as const;

describe('who says "I"', () => {
  it('is the officer of a report, or who declares', () => {
    expect(speakerOf([{ text: 'REPORTING OFFICER: OFC. L. BANUELOS #1127' }])).toBe('Officer Banuelos');
    expect(speakerOf([{ text: 'I, Dana Ruiz, am over eighteen\nand declare as follows.' }])).toBe(
      'Dana Ruiz',
    );
    expect(speakerOf([{ text: 'The door fell on her hand.' }])).toBeUndefined();
  });

  it('is named outside of what others said', () => {
    const text = 'I asked Reed for my key and he told me, "I lost it."';

    expect(asThirdPerson({ text }, 'Dana Ruiz')).toBe(
      'Dana Ruiz asked Reed for Ruiz\'s key and he told Ruiz, "I lost it."',
    );
  });
});

describe('a statement within a report', () => {
  const FORM = `REPORTING OFFICER: OFC. L. BANUELOS #1127
I drove to the bridge at nine.

STATE PATROL \u2014 STATEMENT FORM 3000-320 (typed copy)
Name: KAPAUN, Wendell F. Age 61
I seen the pickup go wide. I dont know her.

WITNESS STATEMENT \u2014 Ada Orne \u2014 11/6/22
I heard the horn.`;
  const said = statementsIn([{ text: FORM }]);

  it('is of whom its form or its title names, and not of the officer', () => {
    expect(said.map(({ speaker }) => speaker)).toEqual(['Wendell Kapaun', 'Ada Orne']);
    expect(speakerIn({ text: 'I heard the horn.', page: 1 }, said, 'Officer Banuelos')).toBe('Ada Orne');
    expect(speakerIn({ text: 'I drove to the bridge at nine.', page: 1 }, said, 'Officer Banuelos')).toBe(
      'Officer Banuelos',
    );
  });

  it('is told with the words of somebody who bade another do something as his', () => {
    expect(asThirdPerson({ text: 'I saw Reed slap it off and he said pick it up.' }, 'Ada Orne')).toBe(
      'Ada Orne saw Reed slap it off and he said “pick it up”.',
    );
    expect(asThirdPerson({ text: 'She said call volume was low.' }, 'Ada Orne')).toBe(
      'She said call volume was low.',
    );
  });

  it('is told with its words as they are spelled elsewhere', () => {
    expect(asThirdPerson({ text: 'I dont know her.' }, 'Kapaun')).toBe("Kapaun doesn't know her.");
  });
});

describe('"myself"', () => {
  it.each([
    ['I saw two hulls myself.', 'Ellingsen saw two hulls.'],
    ['I carried it by myself.', 'Ellingsen carried it alone.'],
    // Nothing tells whether he or she did: a sentence in the first person is not told.
    ['I cut myself.', 'Ellingsen cut myself.'],
    ['I always lock the gate.', 'Ellingsen always locks the gate.'],
    ['I waved but I did not see who drove.', 'Ellingsen waved but did not see who drove.'],
    ["I've worked there since May.", 'Ellingsen has worked there since May.'],
    ['When asked did I know it I said no.', 'When asked did Ellingsen know it Ellingsen said no.'],
  ])('"%s"', (text, told) => {
    expect(asThirdPerson({ text }, 'Ellingsen')).toBe(told);
  });
});

describe('a deposition', () => {
  const { model } = readCase(details, [
    page(`DEPOSITION OF: JOANNE TRASK
Q.  Good morning, Ms. Trask.  Where do you work?
A.  At the clinic.
Q.  How many nurses did you have that night?
A.  We were supposed to have six nurses.
Q.  Did you tell anyone?
A.  I called the supervisor at 7:40 and told him it was not safe.
Q.  Did you see the patient at two?
A.  No.
Q.  Who wrote the entry?
A.  I wrote that in afterward.`),
  ]);

  it('is told as the witness told it, each answer with its place', () => {
    const said = model.facts.flatMap((fact) => fact.said);

    expect(said).toContain('Trask called the supervisor at 7:40 and told him it was not safe.');
    expect(said).toContain('Joanne Trask said: “We were supposed to have six nurses.”');
    const denied = model.facts.find((fact) => fact.said.includes('Trask did not see the patient at two.'));
    expect(denied?.sources[0]?.quote).toBe('Q. Did you see the patient at two? A. No.');
    expect(denied?.reworded).toBe(true);
    expect(said.join(' ')).not.toContain('Good morning');
    expect(model.facts.every(({ sources }) => sources[0]?.page === 1)).toBe(true);
  });

  it('makes the one who was sworn a witness', () => {
    expect(model.people).toContainEqual(expect.objectContaining({ name: 'Joanne Trask', witness: true }));
  });
});

describe('a complaint', () => {
  const { model } = readCase(
    { ...details, clientName: 'Teresa Lynn Guerrero', opposingParty: 'Andrew Paul Guerrero' },
    [
      page(`Petitioner, Teresa Lynn Guerrero ("Mother"), states:
1.  On March 3, 2023, Father collected the children from school two hours late.
2.  The clinic's regional director, Paul Reinholt, admitted to Mother by telephone that "we opened the wrong file, and we should have called you."
3.  On May 21, 2023, Father sent Mother a message: "I had two beers. Don't make this into something."`),
    ],
  );
  const said = model.facts.flatMap((fact) => fact.said);

  it('calls those by name for whom it has a word of its own', () => {
    expect(said).toContain(
      'On March 3, 2023, Andrew Guerrero collected the children from school two hours late.',
    );
  });

  it('keeps a quotation of two sentences whole', () => {
    expect(said.join(' ')).toContain("“I had two beers. Don't make this into something.”");
  });

  it('knows who somebody is who only acts in it', () => {
    expect(model.people).toContainEqual(
      expect.objectContaining({
        name: 'Paul Reinholt',
        role: "the clinic's regional director",
        witness: true,
      }),
    );
  });
});

describe('statements of several people in one paper', () => {
  const TEXT = `LANE COUNTY SHERIFF'S OFFICE - VOLUNTARY STATEMENT
Case 22-118   Date 10-14-22
Name: Ada K. Orne   DOB 2-17-69

Describe in your own words everything you saw.

I was going south behind a truck.

Name: Yusra Lang   DOB 9/30/96   Date 6-8-24
I was bartending.

STATEMENT OF P. MOSS, CNA (typed by H. Lang from interview 1/11/22): I was in 103 from about 3:20. I went down the hall.

STATEMENT OF IGNATIUS J. VALE - taken by Dep. Moss 10/14/22

I farm the west side.

911 TRANSCRIPT / CAD 22-11873

I am up the road.`;

  it('are each of whom its title or its own row names, up to the next heading', () => {
    expect(
      statementsIn([{ text: TEXT }]).map(({ speaker, text }) => [speaker, text.trim().slice(-17)]),
    ).toEqual([
      ['Ada Orne', 'h behind a truck.'],
      ['Yusra Lang', 'I was bartending.'],
      ['P. Moss', 'nt down the hall.'],
      ['Ignatius Vale', 'rm the west side.'],
    ]);
  });
});
