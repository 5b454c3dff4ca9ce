import { describe, expect, it } from '@jest/globals';
import { findFillers } from './fillers.js';
import { findHedges } from './hedges.js';
import { judgeLike, judgeRight, judgeSo } from './ambiguous-fillers.js';
import { findFalseStarts, findRepetitions } from './stumbles.js';
import { tokenize } from './tokens.js';

const of = (judge: typeof judgeLike, word: string) => (text: string) => {
  const tokens = tokenize(text);
  return judge(
    tokens,
    tokens.findIndex(({ bare }) => bare === word),
  );
};

/** Sentences in groups, each surer to hold a filler than those of the group after it. */
describe.each([
  [
    'like',
    of(judgeLike, 'like'),
    [
      ['It was, like, late.', 'He was um like late.'],
      ['They like went home.', 'We like really ran.'],
      [
        'It was like three o’clock.',
        'It came from like a house.',
        'He was just like there.',
        'He left and like he ran.',
      ],
      ['They like cats.', 'He was like a father.'],
      ['A man ran like a dog.', 'Like he said before.'],
      ['They like the plan.', 'I don’t like it.', 'We like swimming.', 'Just like the man.'],
      ['I would like a car.', 'I’d like a car.', 'It looked like rain.'],
    ],
  ],
  [
    'so',
    of(judgeSo, 'so'),
    [
      ['He left um so late.'],
      ['So, he left.'],
      ['It went so well.'],
      ['He left, and so, she stayed.'],
      ['He was so tired.'],
      ['I think so.', 'He said so.'],
      ['He ran so that she slept.', 'There were so many.', 'He left so much.'],
    ],
  ],
  [
    'right',
    of(judgeRight, 'right'),
    [
      ['He left um right.'],
      ['He left, right, and fell.'],
      ['He left right so she stayed.'],
      ['He stood right, here.'],
      ['He stood right still.'],
      ['He had the right.', 'Turn right.', 'It was right.', 'He stood right there.', 'All right.'],
    ],
  ],
] as const)('how sure "%s" is a filler', (_, sure, groups) => {
  it('falls from group to group', () => {
    const ranges = groups.map((texts) => texts.map((text) => sure(text)));
    ranges.slice(1).forEach((group, i) => {
      expect({ above: Math.min(...ranges[i]!), group: groups[i + 1] }).toEqual({
        above: expect.any(Number),
        group: groups[i + 1],
      });
      expect(Math.max(...group)).toBeLessThan(Math.min(...ranges[i]!));
    });
  });

  it('is a probability', () => {
    for (const text of groups.flat()) {
      expect(sure(text)).toBeGreaterThan(0);
      expect(sure(text)).toBeLessThan(1);
    }
  });
});

describe('how sure a finding in the words is', () => {
  const TEXTS = [
    'Um, y’know, you know, I mean it was basically late, and, literally, he left.',
    'He, you know, left. You know he left. I mean he left. Well, I mean, he left. Do you know um basically?',
    'Actually, he left. But actually, he left. Um actually he left. Honestly um he left. He literally ran.',
    'I think maybe he probably left. I guess so. I suppose he left. I feel like it. I would say so.',
    'It seems to me he left. In my opinion he left. To be honest he left. If that makes sense. Or something.',
    'More or less. Sort of late. Kind of late. Perhaps he left. Hopefully he left.',
    'The the car. He was he was late. The car car. He ran ran ran ran. In the house in the house he sat.',
    'The foreman, strike that, the owner left. The wit- witness left. He was, he went home. It is of the the.',
    'She told him she told the officer, and that was it. Nothing going else going was said. He call calls him.',
  ].map((text) => tokenize(text));

  it.each([
    ['fillers', findFillers],
    ['hedges', findHedges],
    ['repetitions', findRepetitions],
    ['false starts', findFalseStarts],
  ])('is a probability, of %s', (_, find) => {
    const found = TEXTS.flatMap((tokens) => find(tokens));
    expect(found.length).toBeGreaterThan(4);
    for (const { confidence, from, to } of found) {
      expect(confidence).toBeGreaterThanOrEqual(0.5);
      expect(confidence).toBeLessThan(1);
      expect(to).toBeGreaterThan(from);
    }
  });
});
