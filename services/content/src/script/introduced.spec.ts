import { describe, expect, it } from '@jest/globals';
import { unheardIn } from './introduced.js';
import { isHumanRole } from './human-role.js';
import { stemsOf } from './english/likeness.js';

const alone = { stems: stemsOf('Oduya represents a mill and its owner Brandt'), follows: false };

describe('a sentence whose listeners have not heard of what it speaks of', () => {
  it.each([
    ['Brandt signed the rule four times.'],
    ['The observers knew it was there.'],
    ['Brandt declined the offer on May 4, 2021.'],
    ['The decision was hers.'],
    ['Brandt telephoned the mill that day.'],
    ['Brandt told Oduya so: “One is out.”'],
    ['The mill paid $9,000 in March 2021.'],
    ['Oduya worked Friday the 9th.'],
    ['RB says the buyer asked.'],
    ['Oduya was told 11 by Brandt.'],
    ['Pt states took a pill at 9 p.m.'],
    ['A receipt for his account is dated May 4, 2021.'],
    ['2019, for $300, delivered in May.'],
    ['Elbow united, fair alignment.'],
  ])('is found: %s', (text) => {
    expect(unheardIn(text, alone)).toBeDefined();
  });

  it.each([
    ['Brandt signed the rule of May 4, 2021.'],
    ['The clerk, Ada Moss, opened the gate.'],
    ['Oduya climbed the ladder and fell from it.'],
    ['Oduya had been paid $4,000 by Brandt.'],
    ['The reason was that the gate stood open.'],
    ['There were eleven crates in the yard.'],
  ])('and not where it says itself which: %s', (text) => {
    expect(unheardIn(text, alone)).toBeUndefined();
  });

  it('and not behind the sentence that tells of it', () => {
    expect(unheardIn('Brandt declined the offer.', { ...alone, follows: true })).toBeUndefined();
    expect(
      unheardIn('Brandt declined the offer.', { stems: stemsOf('an offer was made'), follows: false }),
    ).toBeUndefined();
  });
});

describe('a role', () => {
  it('is what somebody is', () => {
    expect(isHumanRole('the safety coordinator')).toBe(true);
    expect(isHumanRole('the head of the yard')).toBe(true);
    expect(isHumanRole('the report')).toBe(false);
    expect(isHumanRole('the home of her mother')).toBe(false);
    expect(isHumanRole('the following morning the radiologist')).toBe(false);
  });
});
