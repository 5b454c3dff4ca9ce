import { describe, expect, it } from '@jest/globals';
import { cross } from './drafts/cross.js';
import { direct } from './drafts/direct.js';
import { readCaseFile } from './case-file.js';
import { forumOf } from './conventions.js';
import { linesOf } from './publish.js';
import { factLines } from './narrative.js';
import { spokenWishes } from './wishes.js';

const fileOf = (keyFacts: string, more: { desiredOutcome?: string } = {}) =>
  readCaseFile({ caseType: 'civil-litigation', keyFacts, ...more }, []);
const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

const deposition = fileOf(
  [
    'Asked “What was your position?”, Ada Kern answered, “I was the yard manager for Pell Freight.”',
    'Asked “Who signed off on the load?”, Ada Kern answered, “I did.”',
    'Asked “Did you weigh it?”, Ada Kern answered, “No.”',
    'Asked “How much was it?”, Ada Kern answered, “About 40 tons.”',
    'Asked “And you saw the strap?”, Ada Kern answered, “I saw it and thought it would hold.”',
  ].join('\n'),
);

describe('a transcript', () => {
  it('is read as question and answer, the witness named once', () => {
    expect(texts(factLines(deposition.facts)).slice(0, 3)).toEqual([
      'Ada Kern was asked, “What was your position?” The answer: “I was the yard manager for Pell Freight.”',
      'Question: “Who signed off on the load?” Answer: “I did.”',
      'Question: “Did you weigh it?” Answer: “No.”',
    ]);
  });

  it('is put to its witness as what he said, and only where the answer is whole by itself', () => {
    expect(texts(linesOf(cross(deposition)))).toEqual([
      'You were the yard manager for Pell Freight, correct?',
      'You signed off on the load, correct?',
      "You did not weigh it, isn't that right?",
      'You were asked, “How much was it?” and you answered, “About 40 tons,” correct?',
      'You were asked, “And you saw the strap?” and you answered, “I saw it and thought it would hold,” true?',
    ]);
  });

  it('lends its open questions to a direct examination, not those that give the answer', () => {
    const questions = texts(linesOf(direct(deposition, forumOf(deposition, 'witness-examination'))));
    expect(questions).toContain('Who signed off on the load?');
    expect(questions.join(' ')).not.toMatch(/you saw the strap|weigh it/);
  });
});

describe('facts', () => {
  it('in the first person are one quotation', () => {
    const { facts } = fileOf('I worked at the mill for six years.\nMy foreman told me to skip the lock.');
    expect(texts(factLines(facts))).toEqual([
      'In the words of the file: “I worked at the mill for six years. My foreman told me to skip the lock.”',
    ]);
  });

  it('keep an hour with the name behind it', () => {
    const questions = texts(
      linesOf(cross(fileOf('At 11:15 p.m. Mrs. O. slipped, fell, and broke her wrist.'))),
    );
    expect(questions).toEqual([
      'At 11:15 p.m. Mrs. O. slipped and fell, correct?',
      'Mrs. O. broke her wrist, correct?',
    ]);
  });
});

it('What an order refused is not asked for', () => {
  const file = readCaseFile(
    {
      caseType: 'criminal-defense',
      clientName: 'Ivo Brandt',
      keyFacts: 'This matter came before the Court on the Petition of Ivo Brandt.',
      desiredOutcome:
        'The Petition is dismissed without prejudice.\nPetition of Ivo Brandt, for a writ of habeas corpus',
    },
    [],
  );
  expect(spokenWishes(file)).toEqual([]);
});
