import type { Question } from './question.js';

/** Direct and cross. */
export const examination: readonly Question[] = [
  {
    id: 'leading-on-direct',
    question:
      'You examine your own friendly witness on the heart of the case. Which question is most likely to draw a sound objection?',
    options: [
      '“Where were you standing?”',
      '“The light was red then, wasn’t it?”',
      '“What did you see next?”',
      '“When did you first notice the truck on Fifth Street?”',
    ],
    correct: 1,
    explanation:
      'It suggests its answer. On direct, leading questions should be used only as necessary to develop the testimony. Ask “What color was the light?” The jury then hears the fact from the witness and not from you.',
    category: 'Examining witnesses',
    source: 'Federal Rules of Evidence 611(c)',
  },
  {
    id: 'one-fact',
    question:
      'The witness has agreed that he drove home from the bar. Which question on cross keeps to one new fact?',
    options: [
      '“You left the bar at ten and drove home on Route 9 in the rain?”',
      '“Why did you not call anybody after you had left the bar?”',
      '“You were tired because you had worked late, correct?”',
      '“You left the bar at ten o’clock?”',
    ],
    correct: 3,
    explanation:
      'One new fact in each leading question: a “no” then denies that fact and nothing else, and you can prove it. The others hold two or three facts, or ask for an explanation.',
    category: 'Examining witnesses',
    source: 'Pozner and Dodd, Cross-Examination: Science and Techniques',
  },
  {
    id: 'one-question-too-many',
    question:
      'On cross the eyewitness has agreed that it was dark, that she was sixty yards off, and that she had left her glasses at home. What comes next?',
    options: [
      'Go to another topic, and draw the conclusion in closing.',
      'Ask: “So you could not really have seen who it was, could you?”',
      'Ask: “How, then, can you be sure?”',
      'Ask her to repeat the three answers for the jury.',
    ],
    correct: 0,
    explanation:
      'The facts are in and she cannot argue with them. The question about the conclusion invites her to explain it away. It is the one question too many: save it for the closing, where nobody answers back.',
    category: 'Examining witnesses',
    source: 'Irving Younger, The Art of Cross-Examination (the ten commandments)',
  },
  {
    id: 'refreshing',
    question:
      'Your witness cannot recall a date. You want to refresh her memory with a memo that is not in evidence. Which is right?',
    options: [
      'She reads the memo aloud, since the jury is entitled to hear the source of what she says.',
      'Only a memo that she wrote herself may be used.',
      'She reads it to herself, puts it aside and testifies from memory; the other side may inspect it.',
      'The memo must be marked, authenticated and admitted before she may look at it on the stand.',
    ],
    correct: 2,
    explanation:
      'Anything may refresh a memory, because the testimony is the evidence and the paper is not. An adverse party may inspect a writing used on the stand, cross-examine about it, and offer the parts that relate to the testimony.',
    category: 'Examining witnesses',
    source: 'Federal Rules of Evidence 612',
  },
  {
    id: 'impeachment-order',
    question:
      'The witness says today that the light was red. In her deposition she said that it was green. In which order do you impeach?',
    options: [
      'Ask why she changed her story, then show her the deposition.',
      'Read the deposition, then ask whether she wants to correct herself.',
      'Hand her the deposition, have her read the page to herself, and let her explain the difference in her own words.',
      'Fix what she says today, bring out that the deposition was under oath, confront her with its words.',
    ],
    correct: 3,
    explanation:
      'First close the way back, then give the earlier statement its weight, then set the two side by side and stop. “Why” hands the witness the floor at the moment when the contrast is clearest.',
    category: 'Examining witnesses',
    source:
      'Lubet, Modern Trial Advocacy (impeachment by prior inconsistent statement); Federal Rules of Evidence 613',
  },
];
