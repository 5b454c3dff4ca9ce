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
    'Mr. Hale had asked twice that month for the guard to be put back, and twice he was told to wait.',
    'We must prove this by the greater weight of the evidence, and we will.',
  ],
  'cross-examination': [
    'You signed the report on the fourth of June, did you not?',
    'You had not spoken with the driver by then.',
    'You had not seen the photographs.',
    'And you were paid for the hours that you spent in this room.',
    'The skid marks are not mentioned on any page of your report, are they?',
    'You told this jury that you were careful.',
    'The road was wet that evening, correct?',
    'Nobody from your office measured how far the truck had slid.',
    'You never asked for the log of the driver, and it was on the seat beside him.',
    'Page four says that the brakes were sound.',
    'Whoever wrote page four had not looked at any brake, had he?',
  ],
  'closing-argument': [
    'Members of the jury, the burden of proof is more likely than not, and the scale has moved.',
    'We told you that you would see the email, and you saw it.',
    'Ask yourselves what a careful company would have done with that warning.',
    'The judge will instruct you that a rule on paper is not a precaution.',
    'I ask you to return a verdict that is full and fair, no more and no less.',
    'Who knew, and when: now you can answer it.',
    'They said that nobody could have seen it coming; their own inspection sheet saw it eleven days before.',
  ],
  'motion-argument': [
    'Your Honor, there is no genuine dispute as to any material fact, and the motion should be granted.',
    'The contract has one notice clause, and the notice came nineteen days late.',
    'The other side points to a conversation that no witness has placed on a date.',
    'Rule fifty-six does not ask whether a story can be told.',
    'For these reasons we ask that the motion be granted in full.',
    'A party that must give notice by Friday does not give it by meaning to.',
    'Exhibit Two is the calendar that their own manager kept, and it has the deadline circled in red.',
    'Nothing in the record explains those weeks, and counsel has offered no witness who could.',
    'If the Court finds the clause unclear, the history of the draft says what the parties understood.',
  ],
  'witness-examination': [
    'Please tell the jury where you were standing.',
    'What did you see when the light changed?',
    'How far away was the truck at that moment?',
    'What did you do next, and what made you do it?',
    'Describe what you heard before the impact.',
    'How long had you been waiting at that corner?',
    'Who else was on the sidewalk, and which way were they facing?',
    'I am handing you a photograph that has been marked as Exhibit Seven.',
    'Is it a fair picture of the crossing as it was on that morning?',
    'When the driver got out, what were the first words that he said to anybody?',
    'Where did he put his telephone?',
    'Why do you remember the color of the bus after so many months?',
  ],
  'jury-selection': [
    'Good morning, and thank you for being here; there are no wrong answers today.',
    'Who here has ever been asked to follow a rule that seemed unfair?',
    'Tell me more about that, if you would.',
    'How would you feel about a case in which the only proof is what somebody remembers?',
    'Has anybody here worked for an insurance company, or lived with somebody who has?',
    'Some people believe that a lawsuit is always about money, and others do not; where are you?',
    'What would you want to know about a doctor before you trusted what she wrote?',
    'If the others in that room saw it another way, how would you tell them that you did not agree?',
  ],
  'appellate-argument': [
    'May it please the Court: this appeal turns on one sentence of the instruction.',
    'The standard of review is de novo, and the error was preserved at the charge conference.',
    'The instruction told the jury to presume what the statute requires the state to prove.',
    'Your Honor, the answer is no, and the reason is the text of section four.',
    'We ask the Court to reverse and to remand for a new trial.',
    'Three circuits have read the same words, and none of them has found a presumption there.',
    'On page eighty of the record the foreman asked what the sentence meant, and he was told to read it again.',
    'That exchange is why nobody can call the error harmless.',
    'My friend relies on a case in which the defense had agreed to the charge; here it stood up and objected twice.',
  ],
};
export const SEED_SCENARIOS = Object.keys(SENTENCES);

const QUESTIONING = new Set(['cross-examination', 'witness-examination', 'jury-selection']);

/** Short parts, so that a take of many minutes says little twice: what comes over and over is no speech that is judged. */
const WHO = [
  'Mr. Hale',
  'the foreman',
  'Dr. Osei',
  'the night nurse',
  'my client',
  'their own engineer',
  'Officer Brandt',
  'the second driver',
  'Ms. Aziz',
  'the plant manager',
  'a neighbor',
  'the claims office',
];
const DID: readonly [past: string, plain: string][] = [
  ['read', 'read'],
  ['signed', 'sign'],
  ['wrote down', 'write down'],
  ['put away', 'put away'],
  ['asked about', 'ask about'],
  ['looked at', 'look at'],
  ['remembered', 'remember'],
  ['sent back', 'send back'],
  ['pointed to', 'point to'],
  ['kept', 'keep'],
  ['talked about', 'talk about'],
  ['left out', 'leave out'],
];
const WHAT = [
  'the warning',
  'that letter',
  'the yellow form',
  'every photograph',
  'the repair log',
  'one more invoice',
  'the cracked hinge',
  'his telephone',
  'the second contract',
  'their safety rule',
  'the open gate',
  'a broken lamp',
];
const WHEN = [
  'before noon',
  'that same evening',
  'on a Tuesday',
  'in early spring',
  'after the storm',
  'during the meeting',
  'without a word',
  'for the first time',
  'from memory',
  'in plain sight',
  'at the counter',
  'with both hands',
];
const WHY = [
  'because it was late',
  'while others waited',
  'and nobody objected',
  'as the rule requires',
  'though it had rained',
  'when the bell rang',
  'and went home',
  'since somebody had called',
  'but told no one',
  'until the lights failed',
];

function madeSentence(isQuestion: boolean, dice: Dice): string {
  const [past, plain] = dice.oneOf(DID);
  const who = dice.oneOf(WHO);
  const rest = `${dice.oneOf(WHAT)} ${dice.oneOf(WHEN)} ${dice.oneOf(WHY)}`;
  if (isQuestion) return `Did ${who} ${plain} ${rest}?`;
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${past} ${rest}.`;
}

/** About as many words as the syllables that were heard, with the fillers that go with the skill. */
export function wordsOf(scenario: string, syllables: number, skill: number, dice: Dice): string {
  const sentences = SENTENCES[scenario] ?? ['Your Honor.'];
  const wanted = Math.round(syllables / SYLLABLES_A_WORD);
  const share = (MOST_FILLERS / 100) * (1 - skill) ** 1.5 * dice.between(0.7, 1.3);
  const said: string[] = [];
  for (let index = 0; said.length < wanted; index += 1)
    for (const word of (sentences[index] ?? madeSentence(QUESTIONING.has(scenario), dice)).split(' ')) {
      if (dice.next() < share) said.push(`${dice.oneOf(FILLERS)},`);
      said.push(word);
    }
  return said.join(' ');
}
