import { type Asks, type OpenQuestion, ask } from './open-question.js';

const BILLS = 'medical|hospital|funeral|burial|repair|dental|therapy|rehabilitation|legal';
const WEAR =
  'pain|numbness|double vision|stiffness|ringing|spasms|swelling|limp|cane|walker|wheelchair|scars?|scarring|headaches|nightmares|prosthe\\w+|weakness|tremor|brace|crutches|dizziness';

/** What a harm is asked by, so that how great it was is for the witness to say. */
const LOSSES: [RegExp, string, Asks][] = [
  [/^You can (?:only )?walk\b/, 'How do you get around today?', 'loss'],
  [/^You have not \p{Ll}+(?: \p{Ll}+){0,3} since\b/u, 'What have you not done since then?', 'loss'],
  [/^You could not (?:pay|afford|make|meet)\b/, 'What could you not pay for after that?', 'loss'],
  [/^You were (?:kept )?in (?:the )?hospital for\b/, 'How long were you in the hospital?', 'loss'],
  [
    /^You were in an? (?:cast|brace|wheelchair|sling|boot|coma)\b.*\bfor\b/,
    'What did you have to wear or use afterward?',
    'loss',
  ],
  [
    /^You (?:could not|couldn['’]t|were unable to) \p{Ll}+ .*\b(?:until|for (?:\p{L}+|\d+) (?:days|weeks|months))\b/u,
    'What could you not do by yourself in the weeks after that?',
    'loss',
  ],
  [/^You (?:were|have been|had been) out of work\b/, 'How long were you out of work?', 'loss'],
  [
    /^You (?:were|have been) (?:\p{Ll}+ )?(?:unable|not able) to (?:return|go back) to (?:your )?work\b/u,
    'When could you go back to work?',
    'loss',
  ],
  [
    /^You (?:were|have been) (?:unable|not able) to work\b|^You (?:could not|couldn['’]t) work\b/,
    'How much work did you miss?',
    'loss',
  ],
  [
    /^You (?:missed|lost) (?:[\p{L}\d-]+ ){1,4}(?:of|from) work\b|^You missed work\b/u,
    'How much work did you miss?',
    'loss',
  ],
  [
    /^You\b.*\blost .{0,60}\b(?:wages|pay|income|earnings|salary|commissions)\b/,
    'How much pay did you lose?',
    'loss',
  ],
  [/^Your lost (?:wages|earnings|pay|income|commissions)\b/, 'How much pay have you lost?', 'loss'],
  [
    /^You (?:suffered|sustained) (?!.*\b(?:loss|losses|damages?)\b).*\b(?:fractur\w+|broken?|injur\w+|tears?|torn|burns?|concussion|sprain\w*|bruis\w+|lacerat\w+|hemorrhage)\b/,
    'What injuries did you have?',
    'harm',
  ],
  [
    /^You were (?:later )?diagnosed with\b|\bwhere you were diagnosed with\b/,
    'What did the doctors find?',
    'harm',
  ],
  [
    /^You (?:underwent|had|received|needed|required) .*\b(?:surgery|surgeries|operations?|stitches|treatment|injections?|therapy|transfusions?|skin grafts?)\b/,
    'What treatment did you have?',
    'harm',
  ],
  [
    / performed (?:surgery|an? operation|(?:an? )?\p{Ll}+ (?:surgery|procedure))\b.*\byour?\b/u,
    'What surgery did you have?',
    'harm',
  ],
  [/ (?:operated on|repaired|set|stitched) your \p{Ll}+/u, 'What treatment did you have?', 'harm'],
  [
    new RegExp(
      `^You (?:now |still |today |also )?(?:have|suffer|suffers|use|walk|need|wear|live|feel|has)\\b.*\\b(?:${WEAR})\\b`,
    ),
    'What still bothers you today?',
    'loss',
  ],
  [
    /^You (?:can no longer|may no longer|cannot (?!say\b|be sure\b|recall\b|tell\b)|are (?:no longer able|unable) to|are no longer)\b/,
    'What can you not do today that you did before?',
    'loss',
  ],
];
const SPENT = new RegExp(
  `^(?:You (?:have )?(?:incurred|paid|owed?)|Your) .*\\b(${BILLS})\\b.*(?:bills?|expenses|costs|treatment|care|charges)?.*\\$`,
);

/** Injury, treatment, work and money lost: each is asked for by its kind. */
export function losses(text: string): OpenQuestion[] {
  const kind = SPENT.exec(text)?.[1];
  if (kind) return [ask(`How much are your ${kind} bills so far?`, 'loss')];
  const found = LOSSES.flatMap(([pattern, question, asks]) =>
    pattern.test(text) ? [ask(question, asks)] : [],
  );
  const cared = /\bwhere (?:surgeons|doctors|(?:a|the) (?:surgeon|doctor)|Dr\.)/.test(text);
  return found.length > 0 && cared ? [...found, ask('What treatment did you have there?', 'harm')] : found;
}
