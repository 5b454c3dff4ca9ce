import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { nlp } from './tagging-rules.js';

const SENTENCES = [
  'Mr. Orne left the gate open at 4:15 p.m. on May 4, 2023, and the dog ran into the road.',
  'She did not look at the log, and nobody told her that the pump had failed twice that week.',
  'Vale, who had signed the agreement, was told by the manager that he would be paid in March.',
  'The City of Alder fired her two days after she wrote to the board.',
  "I'm not saying he didn't have one inside, but I never saw a bottle in his hand.",
  'Had you ever been shown the report before today?',
  'About sixty feet from the side door to the third space, nose in to the fence.',
  'Tarkin said “I am going to finish this” and went up the path with the oar in his hand.',
  'Invoice 4417 for $12,840.50 was due on September 9; no part of it has been paid.',
  'A will dated June 3, 2014 was executed, revoked, and found again in the desk.',
  'What time did the first truck get to the yard, and who drove it?',
  'Quickly the older of the two nurses counted the sponges again.',
  'They used to walk to the store together when the weather let them.',
  'No fingerprints were lifted, and none of the three photographs shows the lock.',
];
type Tagged = { text: string; tags: string[] }[];
const TAGS = (from: typeof nlp, text: string): Tagged =>
  (from(text).json({ terms: { tags: true } }) as { terms: Tagged }[])
    .flatMap(({ terms }) => terms)
    .map((term) => ({ text: term.text, tags: [...term.tags].sort() }));

it('tags as compromise does by its own search', () => {
  // In a process of its own: whatever is plugged in stays so in this one.
  const script = `import plain from 'compromise/two';
    const tags = ${TAGS.toString()};
    process.stdout.write(JSON.stringify(${JSON.stringify(SENTENCES)}.map((text) => tags(plain, text))));`;
  const own = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  const before = JSON.parse(own) as Tagged[];
  expect(before.flat().some(({ tags }) => tags.includes('PastTense'))).toBe(true);
  expect(SENTENCES.map((text) => TAGS(nlp, text))).toEqual(before);
});
