import { describe, expect, it } from '@jest/globals';
import type { ModelFact } from '@lectern/contracts/case-model';
import { type Actors, actorIn } from './actors.js';
import { courseOf } from './course.js';

const actors: Actors = {
  first: ['Nadia Ferro'],
  second: ['Pell Roofing', 'Gus Orr'],
  sued: ['Pell Roofing'],
  staff: [{ name: 'Gus Orr', of: ['Pell Roofing'] }],
  throughOthers: true,
};
const fact = (text: string): ModelFact => ({ said: [text], reasons: [] as string[] }) as unknown as ModelFact;
const parts = (...texts: string[]): string[][] => {
  const facts = texts.map(fact);
  const course = courseOf(facts, actors);
  return facts.map((one) => [...course.get(one)!].sort());
};

describe('who acts', () => {
  it.each([
    ['Pell Roofing sent two men.', 'second'],
    ['On May 2, 2024, Gus Orr took the rail down.', 'second'],
    ['The foreman told the crew to go on.', 'second'],
    ['Ferro stepped onto the deck.', 'first'],
    ['A neighbor wrote to Pell Roofing.', 'other'],
    ['On May 2, 2024, at 9:10 a.m., Gus Orr wrote to the crew.', 'second'],
  ])('in "%s"', (text, who) => {
    expect(actorIn(text, actors)).toBe(who);
  });
});

describe('the course of a dispute', () => {
  it('tells what was done from what came of it', () => {
    expect(
      parts(
        'In March another worker had complained to Pell Roofing about the rail.',
        'On May 2, 2024, Gus Orr took the rail down.',
        'The deck had no guardrail that afternoon.',
        'Ferro fell fourteen feet.',
        'Ferro was taken to a hospital with a fractured hip.',
        'Her medical bills came to $61,200.',
      ),
    ).toEqual([['warned'], ['wrong'], ['wrong'], ['blow'], ['harm'], ['harm']]);
  });

  it('takes what the other side says afterwards for what it knew, and its price for no harm of ours', () => {
    const [, after, fine] = parts(
      'Ferro fell fourteen feet.',
      'Gus Orr admitted that he had never put it back.',
      'Pell Roofing paid a fine of $900.',
    );
    expect(after).toContain('warned');
    expect(fine).not.toContain('harm');
  });

  it('reads the answer of a witness, and not the question, for what he knew', () => {
    const [asked] = parts('Orr was asked: “So you knew?” The answer under oath was: “I was at lunch.”');
    expect(asked).not.toContain('warned');
  });

  it('dates no blow by a death that others had suffered before', () => {
    const [before] = parts(
      'Ferro learned that a roofer had died there in 2019.',
      'Ferro fell fourteen feet.',
    );
    expect(before).not.toContain('blow');
  });
});
