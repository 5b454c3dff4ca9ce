import { describe, expect, it } from '@jest/globals';
import { fileSentences } from './file-sentences.js';
import { storyEnd } from './story-end.js';

const order = (...pages: string[]) =>
  fileSentences({ name: 'order', pages: pages.map((text, at) => ({ number: at + 1, text })) });

const STORY = `                            BACKGROUND

     1. On May 3, 2021, Perrin rode the freight elevator at the Ostler mill.

     2. The cable parted at the fourth floor. Perrin fell thirty feet.

     3. Defendants contend that Perrin had loaded the car past its limit.

     4. The inspector weighed the load on May 4 and found it four hundred pounds below the limit.

     5. Perrin was taken to Calder General Hospital. He had two operations.`;
const REASONS = `                            DISCUSSION

     The Court reviews the record in favor of Perrin. Ostler inspected the cable once, and never again.`;

describe('the parts of a paper that reasons', () => {
  it('goes on with the story to the heading of its reasons, whatever a party contends within it', () => {
    const sentences = order(`${STORY}\n\n${REASONS}`);
    const at = (words: string) => sentences.find(({ text }) => text.includes(words))!.order;
    const end = storyEnd(sentences, false);
    expect(end).toBeGreaterThan(at('two operations'));
    expect(end).toBeLessThanOrEqual(at('reviews the record'));
  });

  it('names the part of each sentence, and none before the first heading', () => {
    const sentences = order(`The Court decides a motion of Ostler here.\n\n${STORY}\n\n${REASONS}`);
    const part = (words: string) => sentences.find(({ text }) => text.includes(words))?.part;
    expect(part('decides a motion')).toBeUndefined();
    expect(part('two operations')).toBe('story');
    expect(part('inspected the cable')).toBe('reasons');
  });

  it.each([
    ['II. STATEMENT OF FACTS', 'story'],
    ['FACTUAL AND PROCEDURAL BACKGROUND', 'story'],
    ['II. ALLEGATIONS OF THE COMPLAINT', 'story'],
    ['ANALYSIS AND CONCLUSIONS OF LAW', 'reasons'],
    ['DISCUSSION AND DECISION', 'reasons'],
    ['STANDARD OF REVIEW', 'reasons'],
    ['THE CASE MANAGER', undefined],
    ['LAW ENFORCEMENT ARRIVES', undefined],
  ])('%s opens %s', (heading, part) => {
    const [sentence] = order(
      `                       ${heading}\n\n     The cable parted at the fourth floor of the mill.`,
    );
    expect(sentence?.part).toBe(part);
  });

  it('reads the marks of paragraphs as such, and the mark of a footnote as no word', () => {
    const sentences = order(
      '{¶ 3} Ostler had serviced the car since 2009.\n\n[¶4] The cable parted in May.\n\n5 The inspector wrote to the mill twice.',
    );
    expect(sentences.map(({ text }) => text)).toEqual([
      'Ostler had serviced the car since 2009.',
      'The cable parted in May.',
      'The inspector wrote to the mill twice.',
    ]);
  });
});
