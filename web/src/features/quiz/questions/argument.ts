import type { Question } from './question.js';

/** Speaking to those who decide. */
export const argument: readonly Question[] = [
  {
    id: 'argument-in-opening',
    question: 'Which line is most likely to draw the objection “argument” during an opening statement?',
    options: [
      '“Dr. Osei treated her that night, and you will hear from him what he found.”',
      '“The contract was signed on March 3.”',
      '“Exhibit 4 shows the van entering on red.”',
      '“Anyone can see that the defendant invented this story.”',
    ],
    correct: 3,
    explanation:
      'An opening tells what the evidence will be. Comment on credibility and appeals to draw conclusions belong in closing. A useful test: could a witness or an exhibit say it?',
    category: 'Argument and jury',
    source: 'Lubet, Modern Trial Advocacy (opening statements)',
  },
  {
    id: 'voir-dire',
    question:
      'Where the judge lets counsel question the panel, which question best shows what a panel member thinks of trucking companies?',
    options: [
      '“You could be fair to a trucking company, couldn’t you?”',
      '“Does anyone here dislike trucking companies?”',
      '“What has been your own experience with trucks on the highway?”',
      '“Will you promise to follow the judge’s instructions about corporations as parties?”',
    ],
    correct: 2,
    explanation:
      'An open question about experience gets people talking; the attitude comes with the story. The others ask for the answer that everybody knows to be expected, and close the conversation.',
    category: 'Argument and jury',
    source: 'Mauet, Trial Techniques and Trials (jury selection)',
  },
  {
    id: 'lost-thread',
    question: 'In the middle of your closing you lose the next point. What serves you best?',
    options: [
      'Close your mouth, look at your outline, go on when you have the thought.',
      'Keep talking until it comes back, so that nobody notices.',
      'Say “um” quietly, to hold the floor.',
      'Apologize to the jury, and tell them frankly that you have lost your place in the argument.',
    ],
    correct: 0,
    explanation:
      'A silent second sounds like thought; a filler sounds like a search. Silence feels far longer to the speaker than to the listener, which is why it has to be practiced aloud.',
    category: 'Argument and jury',
    source: 'Johnson and Hunter, The Articulate Advocate',
  },
  {
    id: 'question-from-the-bench',
    question:
      'In an appellate argument a judge breaks in with a question that belongs to your third point. What do you do?',
    options: [
      '“I will come to that, Your Honor.”',
      'Stop and answer it, with yes or no first if you can; then explain and return to your point.',
      'Finish the paragraph that you are in, so that the panel has the whole thought, and answer after that.',
      'Ask the judge what lies behind the question.',
    ],
    correct: 1,
    explanation:
      'The question is what that judge needs now. Putting it off costs more than the order of your outline is worth, and a direct first word makes the explanation credible.',
    category: 'Argument and jury',
    source: 'Scalia and Garner, Making Your Case (oral argument)',
  },
];
