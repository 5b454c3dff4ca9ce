import { describe, expect, it } from '@jest/globals';
import { questionsIn } from './questions.rules.js';

describe('questions that a paper asks', () => {
  it('goes on over the full stops of a citation', () => {
    expect(questionsIn('The issue is whether the lender violated 15 U.S.C. § 1635 by its delay.')).toEqual([
      { value: 'Whether the lender violated 15 U.S.C. § 1635 by its delay', asked: true },
    ]);
  });

  it('tells two questions of one sentence apart', () => {
    const found = questionsIn(
      'We must decide whether the notice was timely, and whether the tenant waived any defect in it.',
    );
    expect(found.map(({ value }) => value)).toEqual([
      'Whether the notice was timely',
      'Whether the tenant waived any defect in it',
    ]);
  });

  it('takes no words of the next sentence whose full stop was lost', () => {
    expect(questionsIn('The question is whether the buyer had notice in 2011 The seller denies it.')).toEqual(
      [{ value: 'Whether the buyer had notice in 2011', asked: true }],
    );
  });

  it('leaves out what does not matter', () => {
    expect(questionsIn('He is liable regardless of whether the guard saw the spill on the floor.')).toEqual(
      [],
    );
  });

  it('knows what is told from what is asked', () => {
    expect(questionsIn('She called her sister to learn whether the store was still open.')).toEqual([
      { value: 'Whether the store was still open', asked: false },
    ]);
  });
});
