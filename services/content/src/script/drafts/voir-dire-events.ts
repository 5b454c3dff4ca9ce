import type { Brief } from '../brief.js';
import {
  ANIMALS,
  MEDICAL,
  type Topic,
  about,
  civil,
  insurer,
  ofType,
  onTheRoad,
} from './voir-dire-topics.js';

const HURTS =
  /\b(?:bit(?:e|es|ten)?|attack\w*|maul\w*|kick\w*|trampl\w*|starv\w*|neglect\w*|euthani\w*|treat\w*|veterinar\w*|thrown)\b/i;
/** An animal hurt somebody, or was hurt. */
const hurtByAnimals = (brief: Brief): boolean =>
  civil(brief) &&
  brief.read.sentences.filter(({ text }) => ANIMALS.test(text) && HURTS.test(text)).length > 0;

/** What may have happened to jurors, too, or what they do in daily life. */
export const EVENTS: readonly Topic[] = [
  {
    title: 'Tests and machines',
    found:
      /\b(?:breath (?:test|sample)|blood (?:test|sample)|DNA|laborator(?:y|ies)|DataMaster|Intoxilyzer|sobriety tests?|fingerprints?)\b/i,
    when: (brief) => !civil(brief),
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
    when: (brief) => !civil(brief) || ofType('personal-injury')(brief),
    once: true,
    ask: ['Who has seen a fight, or been in one?', 'How did you work out afterwards what had happened?'],
  },
  {
    title: 'Screens at the wheel',
    found:
      /\b(?:tablet|texting|touch ?screen|distract(?:ed|ion)|(?:on|at|with|of|held|used|using|picked up) (?:his|her|the|a) (?:cell ?|smart)?phone)\b/i,
    when: onTheRoad,
    once: true,
    ask: ['How do you deal with a phone or a screen while you drive?', 'What have you seen others do?'],
  },
  {
    title: 'On foot and on two wheels',
    found: /\b(?:pedestrians?|crosswalk|bicycl\w{1,4}|cyclist|motorcycl\w{1,4}|scooter)\b/i,
    when: ofType('personal-injury'),
    once: true,
    ask: ['Who gets around on foot or on two wheels?', 'What do you watch for?'],
  },
  {
    title: 'Fire',
    found:
      /\b(?:arson|flames|set (?:the )?fire|fire (?:marshal|department|fighters?)|firefighters?|gas can|gasoline|accelerant|ignit\w{2,4})\b/i,
    once: true,
    ask: ['Who has lived through a fire, or fought one?', 'How was it worked out how the fire began?'],
  },
  {
    title: 'Sports and risks',
    found:
      /\b(?:ski(?:er|ed|s|ing)?|chairlift|gym|trampoline|swimming pool|sail(?:ed|ing|boat)|zip ?line|climbing wall|amusement)\b/i,
    when: ofType('personal-injury'),
    once: true,
    ask: [
      'What do you do for pleasure that has a risk in it?',
      'How do you think about that risk before you begin?',
    ],
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
      /\b(?:warning signs?|cones?|leak(?:ed|ing|s)?|inspect(?:ed|ions?)|maintenance|repair\w*|safety|railing|spill\w*)\b/i,
    when: (brief) => ofType('personal-injury')(brief) && !onTheRoad(brief) && !about(MEDICAL)(brief),
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
    when: (brief) =>
      civil(brief) &&
      !ofType('personal-injury', 'employment-law')(brief) &&
      !about(/lease|landlord|habitab/i)(brief),
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
    when: (brief) =>
      civil(brief) && (ofType('employment-law')(brief) || about(/contract|agreement|fraud/i)(brief)),
    ask: [
      'How much of your work is done by email or message?',
      'What gets lost when people write instead of talking?',
    ],
  },
  {
    title: 'Brands',
    found: /\b(?:trademarks?|brands?|logos?)\b/i,
    when: civil,
    once: true,
    ask: [
      'How do you tell one brand from another when you shop?',
      'When have you bought one thing and meant another?',
    ],
  },
  {
    title: 'Claims for a loss',
    found: /\b(?:polic(?:y|ies)|premiums?|adjusters?|coverage|covered|deductible|loss(?:es)?)\b/i,
    when: insurer,
    once: true,
    ask: ['Who has filed a claim for a loss, or handled claims for others?', 'What was that like?'],
  },
  {
    title: 'Pay and hours',
    found: /\b(?:overtime|time ?cards?|paychecks?|timesheets?|an hour|unpaid)\b/i,
    when: ofType('employment-law'),
    once: true,
    ask: [
      'Who has kept track of hours at work, or checked those of others?',
      'What happened when the count was questioned?',
    ],
  },
  {
    title: 'Speaking up',
    found: /\b(?:complained|complaints?|reported|objected|grievance|hotline|whistleblow\w*|asked again)\b/i,
    when: ofType('employment-law'),
    once: true,
    ask: ['Who has raised a problem at work, or had one brought to them?', 'How was it handled?'],
  },
  {
    title: 'What people say of others',
    found:
      /\b(?:(?:star|bad|online|Google|Yelp|negative) reviews?|reputation|defam\w{2,7}|slander\w{0,3}|libel\w{0,3}|rumou?rs?|posted (?:(?:a|an|the) )?(?:review|comment|message|photo|on (?:a|the|his|her|its) (?:page|site|website|account|wall)))\b/i,
    when: civil,
    once: true,
    ask: [
      'How much weight do you give to what people post about a person or a business?',
      'What have you seen come of such a post?',
    ],
  },
  {
    title: 'Things we buy',
    found: /\b(?:manual|warning labels?|recall(?:ed|s)?|manufactur\w+|interlocks?|product|the box said)\b/i,
    when: (brief) =>
      ofType('personal-injury')(brief) &&
      about(/\b(?:product|defect\w*|warranty|warn|manufactur\w*)\b/i)(brief),
    once: true,
    ask: [
      'How do you use the instructions that come with what you buy?',
      'What do you expect of those who make it?',
    ],
  },
  {
    title: 'Stepping in',
    found:
      /\b(?:self-defen[cs]e|in defense of|defend(?:ed|ing)? (?:him|her|them)(?:self|selves)?|let go of (?:him|her)|to protect (?:him|her)\w*)\b/i,
    when: (brief) => !civil(brief),
    once: true,
    ask: [
      'Who has stepped in when somebody was being hurt, or has been in such danger?',
      'How much time was there to think?',
    ],
  },
  {
    title: 'Animals',
    found: ANIMALS,
    when: hurtByAnimals,
    ask: ['Who has, or has had, animals at home?', 'What do you expect of those who look after them?'],
  },
  {
    title: 'Records',
    found:
      /\b(?:(?:fals\w+|alter\w+|missing|edited|changed|late|backdated|kept|his|her|electronic) (?:\p{L}+ ){0,2}(?:notebook|charts?|logs?|logbook|time ?cards?|records|entry|entries))\b/iu,
    when: civil,
    ask: ['Who keeps records as a part of daily work?', 'What makes you trust a record, or doubt it?'],
  },
  {
    title: 'Experts',
    found: /\b(?:experts?|reconstruction(?:ist)?|medical examiner|pathologist)\b/i,
    ask: [
      'What do you think when you hear that an expert will testify?',
      'What makes you trust an expert, or doubt one?',
    ],
  },
];
