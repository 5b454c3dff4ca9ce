import { describe, expect, it } from '@jest/globals';
import { reworded } from './reword.js';
import { splitSpoken } from './split.js';

const told = (text: string): string[] => splitSpoken(reworded(text));

describe('a sentence that nobody says in one breath', () => {
  it.each([
    [
      'what happened while something went on',
      'At 6:50 p.m. Orne was coming down the back stair from the third floor when, on the second tread below the landing, she slipped on water that had gathered there and fell to the floor.',
      [
        'At 6:50 p.m., Orne was coming down the back stair from the third floor.',
        'On the second tread below the landing, she slipped on water that had gathered there and fell to the floor.',
      ],
    ],
    [
      'what went on when something happened',
      'On March 3, 2022, at about 7:15 a.m., while Orne was crossing Fulton Street in the marked crosswalk, a delivery van turned left against the signal and struck her.',
      [
        'On March 3, 2022, at about 7:15 a.m., Orne was crossing Fulton Street in the marked crosswalk.',
        'A delivery van turned left against the signal and struck her.',
      ],
    ],
    [
      'what came at that point, and where',
      'Officer Dale watched the car cross the center line twice and nearly strike a parked truck, at which time he turned on his lights and stopped it at the corner of Fourth and Vine.',
      [
        'Officer Dale watched the car cross the center line twice and nearly strike a parked truck.',
        'Then, he turned on his lights.',
        'He stopped it at the corner of Fourth and Vine.',
      ],
    ],
    [
      'failings, each by itself, without what a verdict would say',
      'The owners were negligent in that they failed to repair the door; failed to inspect the stair in the rain; failed to mop it or put up a sign; and painted the treads with a gloss enamel.',
      [
        'The owners failed to repair the door.',
        'They failed to inspect the stair in the rain.',
        'They failed to mop it or put up a sign.',
        'They painted the treads with a gloss enamel.',
      ],
    ],
    [
      'members of a row with letters, each with its head',
      'The mill failed to: (a) test the brakes of the truck; (b) warn the men who loaded it; and (c) keep a log of the repairs that were made in the spring of that year.',
      [
        'The mill failed to test the brakes of the truck.',
        'The mill failed to warn the men who loaded it.',
        'The mill failed to keep a log of the repairs that were made in the spring of that year.',
      ],
    ],
    [
      'who somebody is, and what he had done',
      'The owner, having been paid in full on the sixth of July, used the money for another house on the same street and sent the roofer nothing at all.',
      [
        'The owner had been paid in full on the sixth of July.',
        'The owner used the money for another house on the same street.',
        'The owner sent the roofer nothing at all.',
      ],
    ],
  ])('is told in several: %s', (_, text, said) => {
    expect(told(text)).toEqual(said);
  });

  it.each([
    // Whoever acted last may be the one who goes on, and what somebody says did not happen by that.
    [
      'I watched a man leave the rear door of the house with what looked like a black bag, at which time he looked in my direction, dropped the bag, and fled toward Hallman Street.',
      /\bI (?:dropped|fled)\b/,
    ],
    [
      'The hunters had agreed that nobody would shoot toward the creek, where Orne had his stand, but Roe, seeing what he later called a flash of white, fired twice and hit Orne in the hip.',
      /hunters (?:fired|hit)/,
    ],
    [
      'Orne complained to the head of her office on May 4 that her supervisor had again spoken of her body and invited her to his room at the hotel during the fair.',
      /^(?:Orne|She) invited/m,
    ],
    [
      'Roe’s trailer was parked partly in the right lane of the road without a light when Orne, coming over the hill in heavy fog, was unable to stop and ran into the rear of it.',
      /trailer (?:came|was unable)/,
    ],
    [
      'Orne was riding in the front of the boat when it struck the dock at a high speed, throwing her from her seat against a rail and breaking two of her ribs.',
      /Orne (?:threw|broke)/,
    ],
    [
      'Shortly after the boat had left the dock, Captain Roe, whose license had been suspended in the month before, gave the wheel to a guest and went below for a drink of something.',
      /license (?:gave|went)|dock, Captain Roe\.$/m,
    ],
    [
      'The plaintiff was beaten by two guards of the club behind the kitchen at about midnight on May 4, 2022, punching him in the ribs and in the head.',
      /plaintiff punched/,
    ],
    [
      'Orne told the officer who came to the house at noon that Roe hit her in the face with the bottle; kicked her in the side; and took the bag from her arm.',
      /^Orne (?:kicked|took)/m,
    ],
    [
      'The driver, the guard, and the clerk, who were all at the door of the bank when the bell rang at noon, ran out to the car that was waiting there.',
      /driver was the guard|^The driver ran/m,
    ],
    [
      'The plaintiff alleges that the driver was negligent in that he failed to keep a lookout, drove too fast for the fog on the hill, and failed to stop for the light.',
      /plaintiff (?:drove|failed)/,
    ],
    [
      'On May 4, 2022, after Roe lost his job at the mill in June of 2019, the foreman of the yard gave him the key to the gate and a coat.',
      /On May 4, 2022, Roe lost/,
    ],
    [
      'Officer Dale chased the man through the yard of the school, over the fence and into the lot before the man turned around, drew a knife, and ran at him.',
      /Dale (?:drew|ran at)/,
    ],
  ])('makes nobody do what another did: %s', (text, wrong) => {
    expect(told(text).join('\n')).not.toMatch(wrong);
  });

  it('says hours of the report as hours of the day', () => {
    expect(reworded('At 0215 hours the aide found her on the floor.')).toBe(
      'At 2:15 a.m. the aide found her on the floor.',
    );
  });
});
