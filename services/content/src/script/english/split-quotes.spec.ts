import { describe, expect, it } from '@jest/globals';
import { reworded } from './reword.js';
import { leans, stumble } from './sayable.js';
import { splitSpoken } from './split.js';

const told = (text: string): string[] => splitSpoken(reworded(text));

describe('words of somebody else', () => {
  it.each([
    [
      'are said one breath at a time, as words of whoever said them',
      'The porter, told the inspector on the platform: "I blew the whistle twice. The doors were open when the train began to move. Nobody in the cab looked back at me even once."',
      [
        'The porter, told the inspector on the platform: “I blew the whistle twice.”',
        'The porter went on: “The doors were open when the train began to move. Nobody in the cab looked back at me even once.”',
      ],
    ],
    [
      'stay together where they are short',
      'In May, Ms. Idowu emailed the owner: "The hoist is slipping again. Someone will be hurt."',
      ['In May, Ms. Idowu emailed the owner: “The hoist is slipping again. Someone will be hurt.”'],
    ],
    [
      'are brought by the paper that holds them',
      'On May 3, 2021, the dispatcher sent every driver of the night shift a message with the heading "fuel," which read "Nobody stops for fuel before Dayton. Log the stop as a rest."',
      [
        'On May 3, 2021, the dispatcher sent every driver of the night shift a message with the heading “fuel.”',
        'It read: “Nobody stops for fuel before Dayton. Log the stop as a rest.”',
      ],
    ],
    [
      'are no words when they are a name',
      'In July the engraver of the shop on the corner made a heavy brass plate for the clerk with the long name "Ada B. Quill."',
      [
        'In July the engraver of the shop on the corner made a heavy brass plate for the clerk with the long name “Ada B. Quill.”',
      ],
    ],
  ])('%s', (_, text, said) => {
    expect(told(text)).toEqual(said);
  });

  it('stay as they were said, whatever the paper says for them', () => {
    expect(
      reworded('He shouted "nobody ever said anything about it prior to noon" on or about May 4, 2020.'),
    ).toBe('He shouted “nobody ever said anything about it prior to noon” on May 4, 2020.');
  });

  it('may end on the question that they are', () => {
    expect(stumble('The clerk asked her, “Who signed for the crate?”')).toBeUndefined();
  });
});

describe('a sentence that waits for the one before it', () => {
  it.each([
    'In response, Halloran said that the crate was empty.',
    'Later in the same conversation, Halloran laughed.',
    'Halloran replied, “I was at the dock all night.”',
    'When asked for the key, she ended the call.',
  ])('%s', (text) => {
    expect(leans(text)).toBe(true);
  });

  it.each([
    'When Halloran was asked for the key, she ended the call.',
    'On Tuesday Halloran replied to the letter.',
  ])('but not: %s', (text) => {
    expect(leans(text)).toBe(false);
  });
});

describe('what an affidavit says around what it reports', () => {
  it.each([
    [
      'Mr. Obi informed the agent, in sum and substance, that he had not signed.',
      'Mr. Obi informed the agent that he had not signed.',
    ],
    ['ADA QUILL, the defendant, opened the safe.', 'ADA QUILL opened the safe.'],
    [
      'The nephew (age 23) left that evening (Thursday).',
      'The nephew, who was 23 years old, left that evening, Thursday.',
    ],
  ])('%s', (text, said) => {
    expect(reworded(text)).toBe(said);
  });
});
