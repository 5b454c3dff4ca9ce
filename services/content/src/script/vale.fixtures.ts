/** What is known of Vale v. Acme Foods. */
export const FACTS = [
  'On March 3, 2024, Nora Vale slipped on a wet floor at the Acme store in Springfield.',
  'Tom Reyes, the store manager, saw the leak at noon.',
  'Ellen Park mopped the aisle at one o’clock.',
  'No sign was posted near the freezer.',
  'Nora Vale fractured her left wrist.',
];
/** The case as an attorney types it. */
export const VALE = {
  caseType: 'personal-injury',
  jurisdiction: 'state-superior',
  clientName: 'Nora Vale (plaintiff)',
  opposingParty: 'Acme Foods, Inc. (defendant)',
  keyFacts: FACTS.join(' '),
  desiredOutcome: 'damages of $250,000',
} as const;

/** Opening sentences for Vale that pass the checks. */
export const GOOD = [
  'Your Honor, counsel, ladies and gentlemen of the jury.',
  '[[theme]]',
  'I represent Nora Vale.',
  'On March 3, 2024, Nora Vale slipped on a wet floor.',
  'That was at the Acme store in Springfield.',
  'Tom Reyes saw the leak at noon.',
  'Ellen Park mopped the aisle at one o’clock.',
  'No sign was posted near the freezer.',
  'Nora Vale fractured her left wrist.',
  'We have to show you that our claim is more likely true than not.',
  'That is our burden, and we accept it.',
  'At the end of this trial we will ask you for a verdict for Vale.',
];

/** The answer of a model that says these sentences. */
export const answer = (sentences: readonly string[]): string =>
  JSON.stringify({ sentences: sentences.map((text) => ({ text, part: 'Speech', facts: [] })) });
