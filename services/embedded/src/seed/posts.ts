import type { Dice } from './dice.rules.js';
import type { Member, SeededLectern } from './seeded-lectern.js';

const POSTS = [
  {
    category: 'question',
    practiceArea: 'Personal Injury',
    title: 'How long do you hold a pause after the number?',
    content:
      'I state the figure once and then wait. Two seconds feel like ten. Do you count, look at one juror, or turn a page?',
  },
  {
    category: 'tip',
    practiceArea: 'Criminal Defense',
    title: 'Write the question as a statement first',
    content:
      'For cross I write each fact as a plain sentence and add "correct?" only where the witness might wander. It took most of my open questions away.',
  },
  {
    category: 'success',
    practiceArea: 'Employment Law',
    title: 'Under two fillers a minute at last',
    content:
      'What helped: I stopped trying not to say them and began to end each sentence on its verb. The silence took care of itself.',
  },
  {
    category: 'discussion',
    practiceArea: 'Other',
    title: 'Notes at the lectern, or none?',
    content:
      'My openings are warmer without notes and shorter than planned. Where do you draw the line between an outline and a script?',
  },
  {
    category: 'tip',
    practiceArea: 'Corporate Law',
    title: 'Bench questions: answer with one word, then the reason',
    content:
      'Say yes or no before anything else. I rehearse the first word of ten likely answers, not the answers.',
  },
];
/** One on each post, in their order. */
const COMMENTS = [
  'I look at the foreperson and breathe once. That is about two seconds.',
  'Thank you, I will try this on Thursday.',
  'Ending on the verb did it for me too. It took three weeks.',
  'An outline of five words is what I take along.',
  'And stop there: the second reason is where I lose them.',
];

/** What members tell each other: posts with likes and a comment each. */
export async function writePosts(lectern: SeededLectern, members: Member[], dice: Dice): Promise<void> {
  for (const [index, post] of POSTS.entries()) {
    const author = members[(index * 7) % members.length]!;
    const { id } = await lectern.call<{ id: string }>(author, 'POST', '/api/community/posts', post);
    const address = `/api/community/posts/${id}`;
    for (const member of members.filter((one) => one !== author && dice.next() < 0.3))
      await lectern.call(member, 'PUT', `${address}/like`, { liked: true });
    const commenter = members[(index * 7 + 2) % members.length]!;
    await lectern.call(commenter, 'POST', `${address}/comments`, {
      content: COMMENTS[index]!,
    });
  }
}
