import { type Topic, about, civil, crashed, insurer, ofType, policed } from './voir-dire-topics.js';

const accused = (brief: Parameters<typeof civil>[0]): boolean => !civil(brief);
const injured = ofType('personal-injury');

/** What a file may turn on that people feel strongly about, whatever sort of case it is. */
export const MATTERS: readonly Topic[] = [
  {
    title: 'Claims for an injury at work',
    found: /\bworkers['’]? comp\w{0,9}\b|\bcomp claims?\b|\bfirst report of injury\b/i,
    when: civil,
    once: true,
    ask: [
      'Who has made a claim for workers’ compensation, or handled one?',
      'How do the people at work look upon such claims?',
    ],
  },
  {
    title: 'Paying for a complaint',
    found: /\bretaliat\w{1,5}\b|\breprisals?\b|\bgetting even\b/i,
    when: civil,
    once: true,
    ask: [
      'Who has asked for what the law gives, or complained, and had trouble because of it?',
      'How did you know that this was the reason?',
    ],
  },
  {
    title: 'Age at work',
    found:
      /\bage discrimination\b|\bbecause of (?:his|her|my) age\b|\b(?:younger|older) (?:workers?|employees?|people|legs|blood)\b/i,
    when: ofType('employment-law'),
    once: true,
    ask: ['Who has seen age count for or against somebody at work?', 'How did it show?'],
  },
  {
    title: 'Running from the police',
    found: /\bfled\b|\bran (?:away|off|from)\b|\bon foot\b|\beluding\b|\bgot out and ran\b/i,
    when: policed,
    ask: ['Why might somebody run from the police?', 'What would you want to know about it?'],
  },
  {
    title: 'Police dogs',
    found: /\bK-?9s?\b|\bpolice dogs?\b|\bcanine (?:unit|officer|handler)\b/i,
    once: true,
    ask: [
      'What do you think of dogs that work with the police?',
      'Who has trained a dog to obey, or has been bitten by one?',
    ],
  },
  {
    title: 'Drugs',
    found:
      /\b(?:methamphetamine|cocaine|heroin|fentanyl|opioids?|oxycodone|narcotics|overdose)\b|\b(?:on|took|selling|sold) (?:some )?(?:drugs|pills)\b/i,
    once: true,
    ask: [
      'Who has seen what drugs do to somebody close?',
      'How does that shape what you think of a person who has used them?',
    ],
  },
  {
    title: 'Drinking and driving',
    found: /\b(?:alcohol|beers?|whisk(?:e)?y|vodka|drunk|drinking|intoxicat\w{2,3}|flask|bartender)\b/i,
    when: crashed,
    ask: ['What do you think of people who drink and then drive?', 'Where does that view come from?'],
  },
  {
    title: 'Driving on after a crash',
    found: /\bleav(?:e|es|ing) the scene\b|\bleft the scene\b|\bhit[- ]and[- ]run\b/i,
    once: true,
    ask: [
      'What might make a driver go on after something was hit?',
      'Who has hit something on the road at night?',
    ],
  },
  {
    title: 'Family in a case',
    found:
      /\b(?:his|her|your|my) (?:son|dad|father|mother|brother|sister|uncle|stepmother|girlfriend|boyfriend)\b/i,
    when: accused,
    ask: [
      'What would you do if the police asked you about somebody in your family?',
      'How would you weigh what people say for or against their own family?',
    ],
  },
  {
    title: 'Insurers',
    found: /\b(?:den(?:y|ied|ial)|exclu(?:sions?|ded)|policy|coverage)\b/i,
    when: insurer,
    once: true,
    ask: [
      'How do you feel about insurers that deny a claim?',
      'What do you read of a policy before you buy it?',
    ],
  },
  {
    title: 'Insurance',
    found:
      /\b(?:crop insurance|insurance (?:claims?|fraud|adjusters?|provider)|adjusters?|indemnit(?:y|ies))\b/i,
    when: accused,
    ask: ['Who has made a claim on insurance, or looked into those of others?', 'What was that like?'],
  },
  {
    title: 'On the ice and off the road',
    found: /\b(?:ATVs?|snowmobiles?|four-wheelers?|ice fishing|thin ice|through the ice)\b/i,
    once: true,
    ask: ['Who goes out on the ice, or rides where there is no road?', 'What do you do there to be safe?'],
  },
  {
    title: 'Who is to blame',
    found:
      /\b(?:equal knowledge|comparative|contributory|apportion\w{0,5}|open and obvious|own (?:negligence|carelessness|fault)|(?:not|never) (?:look|watch)(?:ed|ing)?|should have (?:been )?(?:look|watch|seen)\w{0,3})\b/i,
    when: injured,
    once: true,
    ask: [
      'Who has been hurt in a way that was partly his or her own doing?',
      'How should it be shared when more than one had a part in it?',
    ],
  },
  {
    title: 'Rent held back',
    found: /\bwithh(?:e|o)ld\w{0,3}\b.{0,30}\brent\b|\brent\b.{0,30}\bwithh(?:e|o)ld\w{0,3}\b/i,
    when: civil,
    once: true,
    ask: [
      'Who has held back rent, or had it held back?',
      'Who has called the city about a landlord, or been called about?',
    ],
  },
  {
    title: 'Hospitals and nurses',
    found: /\b(?:hospitals?|nurses?|physicians?|dialysis|patients?|hospitalist)\b/i,
    when: about(/\b(?:M\.?D|hospital|clinic|medical cent(?:er|re)|surgical|physicians?|malpractice)\b/i),
    once: true,
    ask: [
      'Who works in medicine, or lives with somebody who does?',
      'What has gone well, or badly, for you or your family in a hospital?',
    ],
  },
];
