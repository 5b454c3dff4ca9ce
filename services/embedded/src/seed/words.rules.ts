import type { Dice } from './dice.rules.js';

const SYLLABLES_A_WORD = 1.45;
/** Of 100 words of a beginner. */
const MOST_FILLERS = 9;
const FILLERS = ['um', 'uh', 'like', 'you know', 'um'];

/** What is said in each scenario; a take is made of these sentences. */
const SENTENCES: Record<string, string[]> = {
  'opening-statement': [
    'Members of the jury, on the ninth of March Daniel Hale came to work and never left on his own feet.',
    'You will hear from the foreman who signed the inspection sheet without opening the panel.',
    'The evidence will show that the guard had been missing for eleven days.',
    'You will see the email in which the supervisor was told, and you will see what he answered.',
    'At the end of this case I will ask you to hold the company to the rule that it wrote itself.',
    'Listen for one thing: who knew, and when.',
  ],
  'cross-examination': [
    'You signed the report on the fourth of June, did you not?',
    'You had not spoken with the driver by then.',
    'You had not seen the photographs.',
    'And you were paid for the hours that you spent in this room.',
    'The skid marks are not mentioned on any page of your report, are they?',
    'You told this jury that you were careful.',
  ],
  'closing-argument': [
    'Members of the jury, the burden of proof is more likely than not, and the scale has moved.',
    'We told you that you would see the email, and you saw it.',
    'Ask yourselves what a careful company would have done with that warning.',
    'The judge will instruct you that a rule on paper is not a precaution.',
    'I ask you to return a verdict that is full and fair, no more and no less.',
    'Who knew, and when: now you can answer it.',
  ],
  'motion-argument': [
    'Your Honor, there is no genuine dispute as to any material fact, and the motion should be granted.',
    'The contract has one notice clause, and the notice came nineteen days late.',
    'The other side points to a conversation that no witness has placed on a date.',
    'Rule fifty-six does not ask whether a story can be told.',
    'For these reasons we ask that the motion be granted in full.',
  ],
  'witness-examination': [
    'Please tell the jury where you were standing.',
    'What did you see when the light changed?',
    'How far away was the truck at that moment?',
    'What did you do next, and what made you do it?',
    'Describe what you heard before the impact.',
  ],
  'jury-selection': [
    'Good morning, and thank you for being here; there are no wrong answers today.',
    'Who here has ever been asked to follow a rule that seemed unfair?',
    'Tell me more about that, if you would.',
    'How would you feel about a case in which the only proof is what somebody remembers?',
    'Has anybody here worked for an insurance company, or lived with somebody who has?',
  ],
  'appellate-argument': [
    'May it please the Court: this appeal turns on one sentence of the instruction.',
    'The standard of review is de novo, and the error was preserved at the charge conference.',
    'The instruction told the jury to presume what the statute requires the state to prove.',
    'Your Honor, the answer is no, and the reason is the text of section four.',
    'We ask the Court to reverse and to remand for a new trial.',
  ],
};
export const SEED_SCENARIOS = Object.keys(SENTENCES);

/** About as many words as the syllables that were heard, with the fillers that go with the skill. */
export function wordsOf(scenario: string, syllables: number, skill: number, dice: Dice): string {
  const sentences = SENTENCES[scenario] ?? [];
  const wanted = Math.round(syllables / SYLLABLES_A_WORD);
  const share = (MOST_FILLERS / 100) * (1 - skill) ** 1.5 * dice.between(0.7, 1.3);
  const said: string[] = [];
  for (let index = 0; said.length < wanted; index += 1)
    for (const word of (sentences[index % sentences.length] ?? 'Your Honor.').split(' ')) {
      if (dice.next() < share) said.push(`${dice.oneOf(FILLERS)},`);
      said.push(word);
    }
  return said.join(' ');
}
