import { describe, expect, it } from '@jest/globals';
import type { ModelPerson } from '@lectern/contracts/case-model';
import { isLeading } from './lint.js';
import { openQuestions } from './open-questions.js';

const person = (name: string): ModelPerson => ({
  id: name,
  name,
  kind: 'person',
  side: 'neither',
  witness: true,
  confidence: 'sure',
  sources: [],
});
const people = [person('Dana Whitlow'), person('Officer Pruitt')];
const asked = (statement: string): string[] =>
  openQuestions(statement, people, /^Dana/.test(statement) && !/you\b/.test(statement)).map(
    ({ text }) => text,
  );

describe('open questions', () => {
  it.each([
    ['On May 4, 2023, you told Ms. Whitlow that the gate was stuck.', ['What did you tell Dana Whitlow?']],
    ['You asked Dana Whitlow to lock the gate.', ['What did you ask Dana Whitlow to do?']],
    ['Dana Whitlow told you that the gate was stuck.', ['What did Dana Whitlow tell you?']],
    ['You wrote to Dana Whitlow: “I am done.”', ['What did you write to Dana Whitlow?']],
    ['At about 6 p.m., you saw a van on the ramp.', ['What did you see?']],
    ['You entered the barn to look for the mare.', ['Where did you go?', 'Why did you go there?']],
    ['Your right hand slid into the belt.', ['What happened to your right hand?']],
    ['You did not call a mechanic.', ['Whom, if anyone, did you call?']],
    ['You never signed the form.', ['What, if anything, did you sign?']],
    ['You spent nine days in the hospital and a month at home.', ['How long were you in the hospital?']],
    ['Officer Pruitt searched you.', ['What did Officer Pruitt do?']],
    ['You stated that you heard a horn.', ['What did you hear?']],
    ['You returned the keys to the manager.', ['What did you do with the keys?']],
    ['Dana Whitlow removed the guard from the saw.', ['What did Dana Whitlow do with the guard?']],
    ['You stopped a gray van for a broken light.', ['What vehicle did you stop?', 'Why did you stop it?']],
    ['The dog bit you on the arm.', ['What did the dog do?']],
    ['Rex knocked you off the porch.', ['What happened to you?']],
    ['A storm flooded your shop.', ['What happened to your shop?']],
    ['You found a leak in your kitchen.', ['What did you find in your kitchen?']],
    [
      'You were taken to Mercy Hospital by ambulance.',
      ['Where were you taken?', 'What was done for you there?'],
    ],
    [
      'You were out of work for a year and lost $40,000 in pay.',
      ['How long were you out of work?', 'How much pay did you lose?'],
    ],
    ['You incurred medical bills of $12,400.', ['How much are your medical bills so far?']],
    ['You lived in the apartment for two years.', ['Where did you live?']],
    ["You left the parents' house at about 11:30 p.m.", ['When did you leave?']],
    ['Mr. Orr was rehired on your recommendation.', []],
    ['You went on: “I would like to stay.”', []],
    ['You were a neighbor.', []],
    ['You removed her gallbladder.', ['What did you do next?']],
    ['You took the lead.', ['What did you do next?']],
    ['You took the job in May.', ['What did you do next?']],
  ])('%s', (statement, questions) => {
    expect(asked(statement)).toEqual(questions);
    expect(questions.filter(isLeading)).toEqual([]);
  });

  it('may begin with what stands before its word', () => {
    const open = [
      'On what day did you come back?',
      'At what hour did the bell ring?',
      'To whom did you give it?',
    ];
    expect(open.filter(isLeading)).toEqual([]);
    expect(isLeading('On that day you came back?')).toBe(true);
  });

  it('asks nothing where it would have to guess', () => {
    expect(asked('The gate was stuck.')).toEqual([]);
    expect(asked('You said so.')).toEqual([]);
  });

  it('holds no word of what is to be answered', () => {
    const [question] = asked('You saw a red truck leave the yard without its lights.');
    expect(question).not.toMatch(/red|truck|yard|lights/);
  });
});
