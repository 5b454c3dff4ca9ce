import { isEarlierHarm } from '../../case-model/earlier-harm.js';
import { sayableEvents } from '../heard-by-judge.js';
import { type Topic, about, civil, ofType } from './voir-dire-topics.js';

const injured = ofType('personal-injury');

/** What was suffered. */
export const HARMS: readonly Topic[] = [
  {
    title: 'Pain that nobody sees',
    found:
      /\b(?:neck|lower back|back pain|whiplash|herniat\w{2,4}|discs?|concussion|headaches?|nerve|chronic|soft tissue|migraines?)\b/i,
    when: injured,
    once: true,
    ask: [
      'What do you think of pain that nobody else can see?',
      'Who lives with such pain, or with somebody who has it?',
    ],
  },
  {
    title: 'A long recovery',
    found:
      /\b(?:surger(?:y|ies)|operation|internal fixation|screws|(?:knee|hip) replacement|fusion|amputat\w{2,4}|rehabilitation|physical therapy|non-weight-bearing)\b/i,
    when: injured,
    once: true,
    ask: [
      'Who has been through an operation and a long recovery?',
      'What was hardest in the months after it?',
    ],
  },
  {
    title: 'Scars',
    found: /\b(?:scars?|scarred|stitches|sutures|staples|disfigur\w{1,5}|bit(?:e|es|ten)|burns)\b/i,
    when: injured,
    once: true,
    ask: ['Who has a scar that others notice, or knows somebody who has?', 'How do people react to it?'],
  },
  {
    title: 'Old injuries',
    found: /\b(?:pain|treated|symptoms|injur\w{1,4}|surgery)\b/i,
    when: (brief) => injured(brief) && sayableEvents(brief).some((fact) => isEarlierHarm(brief.model, fact)),
    once: true,
    ask: [
      'Who has had an old injury, and then a new one?',
      'How did you, or your doctor, tell one from the other?',
    ],
  },
  {
    title: 'Care at home',
    found: /\b(?:consortium|bathe|dress(?:ed|ing)? (?:him|her)|feed|his wife|her husband|spouse)\b/i,
    when: (brief) => brief.model.claims.some(({ name }) => /consortium/.test(name)),
    once: true,
    ask: ['Who has cared for a husband, a wife or a parent at home?', 'What changed for the two of you?'],
  },
  {
    title: 'Distress',
    found:
      /\b(?:anxiety|depress(?:ed|ion)|panic attacks?|nightmares?|distress|therapist|counsel(?:ing|or)(?! for\b)|PTSD)\b/i,
    when: civil,
    ask: [
      'What do you think of seeing a counselor after something bad has happened?',
      'Who has helped somebody through such a time?',
    ],
  },
  {
    title: 'Guns',
    found: /\b(?:gun|guns|pistol|rifle|firearms?|revolver|shotgun|handgun)\b/i,
    ask: ['What are your feelings about guns?', 'Where do they come from?'],
  },
  {
    title: 'Unwanted attention',
    found: /\b(?:sexual(?:ly)?|harass\w{2,5}|groped|unwelcome|lewd)\b/i,
    once: true,
    ask: [
      'What experience have you had with unwanted remarks or touching, at work or elsewhere?',
      'Who would rather speak of that in private?',
    ],
  },
  {
    title: 'Race',
    found: /\b(?:racial(?:ly)?|racis[mt]|slurs?|African.American|because of (?:his|her|their) race)\b/i,
    once: true,
    ask: ['What has shaped how you think about race?', 'How has that come up at work, or where you live?'],
  },
  {
    title: 'Pregnancy at work',
    found: /\b(?:pregnan\w{2,3}|maternity)\b/i,
    when: ofType('employment-law'),
    once: true,
    ask: [
      'Who has worked while pregnant, or with somebody who did?',
      'What did the people at work change, if anything?',
    ],
  },
  {
    title: 'Health at work',
    found: /\b(?:accommodat\w{2,5}|light duty|restrictions?|disabilit(?:y|ies)|wheelchair)\b/i,
    when: ofType('employment-law'),
    once: true,
    ask: [
      'Who has needed a change at work because of health, or been asked for one?',
      'How was it decided what could be done?',
    ],
  },
  {
    title: 'Water and chemicals',
    found: /\b(?:contaminat\w{2,4}|pollut\w{2,4}|herbicide|pesticide|sewage|mold|asbestos|toxic)\b/i,
    once: true,
    ask: [
      'Who has had trouble with water, mold or chemicals at home?',
      'Whom did you turn to, and what came of it?',
    ],
  },
];

/** What money has to do with it. */
export const MONEY: readonly Topic[] = [
  {
    title: 'Money for pain',
    found: /\b(?:pain|suffering|injur\w{1,4}|fractur\w{1,3}|scars?|general damages)\b/i,
    when: injured,
    once: true,
    ask: [
      'How do you feel about money for pain, which has no price?',
      'What would you want to know before you spoke of a number?',
    ],
  },
  {
    title: 'Damages that punish',
    found: /\b(?:punitive|exemplary) damages\b/i,
    when: civil,
    once: true,
    ask: ['How do you feel about damages that are meant to punish?', 'What has shaped that view?'],
  },
  {
    title: 'Money',
    found: /\$\s?\d|\bdamages\b/i,
    when: (brief) =>
      civil(brief) &&
      !about(/\b(?:undue influence|capacity|will contest|probate|custody)\b/i)(brief) &&
      brief.model.relief.some(({ text }) => /\bdamages\b|\$/i.test(text)),
    ask: ['How do you feel about courts that award money for a loss?', 'Where does that feeling come from?'],
  },
];
