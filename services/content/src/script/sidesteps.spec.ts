import { describe, expect, it } from '@jest/globals';
import { sidesteps } from './sidesteps.js';

describe('an answer to whether something is so', () => {
  it.each([
    ['You told the clerk you had your coat.', 'I was half asleep when he asked me that.'],
    ['When you wrote ‘viral’ no lab had been drawn.', 'The alert stops you from opening the chart.'],
    ['Did you consider those a sign?', 'Each had another explanation. Dehydration for the first.'],
    ['The night before you slept at Orne’s.', 'My stuff was at the house though. I still lived there.'],
    ['You put $14,000 in the complaint.', "That's replacement. You cannot find that boat for less."],
    ['You got a message from Mr. Vask.', 'It goes to everybody. The group.'],
    ['How many stood there on May 9?', 'In the shed or in the yard?'],
    ['You did not stop?', 'I could not have stopped in time.'],
    ['You left the gate open that night?', 'I closed the gate that night.'],
  ])('is no answer where it tells something else: %s', (asked, answered) => {
    expect(sidesteps(asked, answered)).toBe(true);
  });

  it.each([
    ['You signed it on Monday?', 'Yes.'],
    ['Is that your X?', 'It looks like mine.'],
    ['You said you went out there. Did you say that?', "If it's on the tape I said it."],
    ['Were you there in May?', 'I was there the 12th, when the lift stopped.'],
    ['Had you cured the burners by then?', 'Two of the six. On August 15.'],
    ['Can you count the entries about water?', 'April 8. June 9. September 6.'],
    ['You had hold of the rail?', 'I had hold of it.'],
    ['Did you ever inspect the ladder?', 'Nobody did.'],
    ['Why did you not stop?', 'Because I was looking at my phone.'],
    ['How long was it out?', 'Since the summer. It was dark there.'],
  ])('may be read out: %s', (asked, answered) => {
    expect(sidesteps(asked, answered)).toBe(false);
  });

  it('is no answer to anything where he sets something against it', () => {
    expect(sidesteps('What address did she have?', 'Yarrow, but I still had my things there.')).toBe(true);
  });
});
