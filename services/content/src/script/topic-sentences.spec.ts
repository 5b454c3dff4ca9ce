import { describe, expect, it } from '@jest/globals';
import { type CaseDocument, fileSentences } from '../case-model/file-sentences.js';
import { topicsOf } from './topic-sentences.js';

const document: CaseDocument = {
  name: 'motion',
  pages: [
    {
      number: 1,
      text: `                    ARGUMENT

Because the related appeal is already set for May, a short stay will preserve the work of both sides. The panel has the briefs of both cases.

Defendants argue that the motion is untimely. Courts often stay a case. A stay must be denied when it harms a party.

Moreover, the motion should be granted since nobody is harmed by it. The last hearing was on May 3, 2021.`,
    },
  ],
};

describe('points in the sentences of a brief', () => {
  it('are what it concludes of its own case, with what stands behind', () => {
    const topics = topicsOf(fileSentences(document), new Set([document]), 'a stay');

    expect(topics.map(({ text }) => text)).toEqual([
      'Because the related appeal is already set for May, a short stay will preserve the work of both sides.',
      'The motion should be granted since nobody is harmed by it.',
    ]);
    expect(topics[0]!.section[0]!.text).toBe('The panel has the briefs of both cases.');
  });

  it('are no facts: "since October" is no reason', () => {
    const facts: CaseDocument = {
      name: 'petition',
      pages: [
        {
          number: 1,
          text: '     FACTS\n\nSince October 2022, the child has spent every weekend with her father. Because it was late, he drove home.',
        },
      ],
    };
    expect(topicsOf(fileSentences(facts), new Set([facts]), 'custody')).toEqual([]);
  });

  it('are none of a paper that is not ours', () => {
    expect(topicsOf(fileSentences(document), new Set(), 'a stay')).toEqual([]);
  });
});
