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
const asked = (statement: string): string[] => openQuestions(statement, people).map(({ text }) => text);

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
  ])('%s', (statement, questions) => {
    expect(asked(statement)).toEqual(questions);
    expect(questions.filter(isLeading)).toEqual([]);
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
