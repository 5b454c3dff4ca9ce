import { expect, it } from '@jest/globals';
import { topicOf } from './topic-of-heading.js';

it.each([
  ['The Commission', 'I asked for the commission.', 'the commission'],
  ['September 14', 'On September 14 I slept.', 'September 14'],
  ['B. My Work at Orne', 'My work was hard. I left Orne in May.', 'your work at Orne'],
  ['AFFIDAVIT OF NORA KEEL', '', undefined],
  ['Statement of Facts', '', undefined],
  ['Southern District of New York, ss.:', '', undefined],
  ['Before: Honorable Debra Freeman', '', undefined],
  ['Affirmed and Remanded', '', undefined],
  ['Before the Fire', 'It burned before the fire was seen.', 'before the fire'],
])('turns to %s', (heading, body, topic) => {
  expect(topicOf(heading, body)).toBe(topic);
});
