import { type Topic, civil, ofType } from './voir-dire-topics.js';

/** What may have happened to jurors, too, or what they do in daily life. */
export const EVENTS: readonly Topic[] = [
  {
    title: 'Tests and machines',
    found:
      /\b(?:breath (?:test|sample)|blood (?:test|sample)|DNA|laborator(?:y|ies)|DataMaster|Intoxilyzer|sobriety tests?|fingerprints?)\b/i,
    once: true,
    ask: [
      'What do you think of tests that are run on a machine or in a laboratory?',
      'What would you want to know before you relied on one?',
    ],
  },
  {
    title: 'Fights',
    found:
      /\b(?:fight|fought|wrestl\w+|punch\w*|shov(?:ed|ing)|by the throat|self-defense|broke a bottle|swung (?:it|at))\b/i,
    once: true,
    ask: ['Who has seen a fight, or been in one?', 'How did you work out afterwards what had happened?'],
  },
  {
    title: 'Falls',
    found: /\b(?:slipped|slid|tripped|fell|wet floor|spill\w*|puddle|staircase|handrail)\b/i,
    when: ofType('personal-injury'),
    once: true,
    ask: [
      'Who has fallen in a public place, or seen somebody fall?',
      'What did you think about how it had come about?',
    ],
  },
  {
    title: 'Keeping places safe',
    found:
      /\b(?:warning signs?|cones?|leak(?:ed|ing|s)?|inspect(?:ed|ions?)|maintenance|repair\w*|safety)\b/i,
    when: ofType('personal-injury'),
    once: true,
    ask: [
      'Who has been responsible for the safety of a place where others come and go?',
      'How did you decide what had to be done first?',
    ],
  },
  {
    title: 'Time off',
    found:
      /\b(?:(?:medical|family|sick|on) leave|for leave|approved leave|pregnan\w+|disabilit\w+|to care for)\b/i,
    when: ofType('employment-law'),
    once: true,
    ask: [
      'Who has taken time off to care for somebody, or had to cover for those who did?',
      'How did the people at work take it?',
    ],
  },
  {
    title: 'Losing a job',
    found:
      /\b(?:laid off|layoffs?|terminat\w+|fired|(?:position|job)s? (?:was|were) eliminated|eliminated \w+ positions?)\b/i,
    when: ofType('employment-law'),
    once: true,
    ask: [
      'Who has lost a job, or had to tell somebody that theirs was gone?',
      'What made that easier, or harder, to accept?',
    ],
  },
  {
    title: 'Building and repairs',
    found:
      /\b(?:contractors?|install(?:ed|ation|ers?)|renovat\w+|construction|roof(?:ing)?|plumb\w+|windows)\b/i,
    when: (brief) => civil(brief) && !ofType('personal-injury')(brief),
    ask: [
      'Who has had building work done, or done it for others?',
      'What happened when a job did not go as planned?',
    ],
  },
  {
    title: 'Weather',
    found: /\b(?:hurricanes?|floods?|flooded|tornado\w*|storms?|earthquake)\b/i,
    when: civil,
    once: true,
    ask: ['Who has had property damaged by the weather?', 'How was it dealt with afterwards?'],
  },
  {
    title: 'Writing at work',
    found: /\b(?:e-?mails?|e-?mailed|texted|text messages?|wrote)\b/i,
    when: civil,
    ask: [
      'How much of your work is done by email or message?',
      'What gets lost when people write instead of talking?',
    ],
  },
  {
    title: 'Brands',
    found: /\b(?:trademarks?|brands?|logos?|under the (?:name|mark))\b/i,
    when: civil,
    once: true,
    ask: [
      'How do you tell one brand from another when you shop?',
      'When have you bought one thing and meant another?',
    ],
  },
  {
    title: 'Experts',
    found: /\b(?:expert|survey(?:ed|s)?|studies|study)\b/i,
    ask: [
      'What do you think when you hear that an expert will testify?',
      'What makes you trust an expert, or doubt one?',
    ],
  },
];
