import { describe, expect, it } from '@jest/globals';
import { longTake, analyze, stumbles } from '../testing/recordings.js';
import type { LegalScenario } from '../words/legal-marks.js';
import { assess } from './assess.js';
import { buildEvidence } from './build-evidence.js';
import { LEGAL_PARTS } from './legal-parts.js';

const acoustics = analyze(longTake('talking-fast-then-slow').samples);
const evidenceOf = (text: string, scenario: LegalScenario) =>
  buildEvidence(acoustics, { transcript: { text, words: null }, scenario });
const judged = (text: string, scenario: LegalScenario) => assess(evidenceOf(text, scenario));
const SCENARIOS = Object.keys(LEGAL_PARTS) as LegalScenario[];

const NO_LAW: [name: string, text: string][] = [
  [
    'a sonnet',
    `When forty winters shall besiege thy brow, and dig deep trenches in thy beauty's field, thy youth's proud livery, so gazed on now,
     will be a tattered weed, of small worth held. Then being asked where all thy beauty lies, where all the treasure of thy lusty days,
     to say within thine own deep sunken eyes were an all-eating shame and thriftless praise. How much more praise deserved thy beauty's
     use, if thou couldst answer: this fair child of mine shall sum my count and make my old excuse, proving his beauty by succession
     thine. This were to be new made when thou art old, and see thy blood warm when thou feel'st it cold.`,
  ],
  [
    'chatter',
    `So first I went to the store, you know, and they said the milk was out, and I was like, okay, whatever. Then my friend called, and
     she told me about the picture, the one in her phone, and I heard from her brother too. I want to show you that one some day. Next
     thing the bus was late, so I read the letter from my landlord. He says the rent goes up. They always say that. You know what I mean?
     Anyway, I asked him whether he would wait, and he said maybe. What can you do? So finally I got home and watched the game, and the
     map on the wall fell down again. That was my day, and tomorrow is the same, I guess.`,
  ],
  ['one word', Array.from({ length: 120 }, () => 'words').join(', ')],
  [
    'a recipe',
    `First, heat the oven. Second, beat three eggs with the sugar. The recipe says two cups, but I use one. Next, fold in the flour. You
     will see small bubbles. Let me show you the picture in the book. Finally, bake it for forty minutes. I ask my daughter to help. She
     tells you when it is brown. That is the best part. You will find that the top cracks. That is good. I will explain the frosting now.
     Take butter, take cream, and stir until your arm hurts. They say it keeps for a week, but at our house it never did.`,
  ],
];

const OPENING = `Members of the jury, a promise was broken. Anna Reed paid, and she waited, and the roof was never built. First, you will
  hear from Mister Cole, the foreman. He will tell you that the crew was sent away. Second, you will see Exhibit Four, the email in which
  the defendant wrote that she could wait. You will see Exhibit Nine, the invoice. Mrs Ortiz will testify that the rain came in. We must
  prove this by the greater weight of the evidence, and we will. The evidence will show three things. They had the money. They had the
  time. They chose another house. This is a case about choices, and about who pays for them. At the end of this trial I will ask you to
  return a verdict for Anna Reed. Members of the jury, a promise was broken, and you can hold them to it.`;

const CROSS = `You are the foreman, correct? You worked there in May? You kept the log? The log is Exhibit Four, isn't it? You signed it.
  You signed it every day. On May third you sent the crew away, didn't you? You sent them to another house. That house was yours? You
  told nobody. You did not call Anna Reed. You did not write to her. She called you, correct? You did not answer. The rain came in July.
  You knew that it rained. You drove past the house, didn't you? You saw the ceiling. You did not stop. You were paid in full, correct?
  You kept the money. You were never sent back, were you?`;

const DIRECT = `Please tell the jury your name. Where do you work? How long have you worked there? What did you see on May third? Where were
  you standing? What happened next? I am showing you what has been marked as Exhibit Four. Do you recognize it? What is it? How do you
  know? Is it a fair and accurate copy? Your honor, I offer Exhibit Four into evidence. What did the foreman say? Who was there? When did
  you call the owner? What did you do then? Why did you go back? How did the room look? Tell us what you found there.`;

describe('legal effectiveness', () => {
  it.each(NO_LAW)('gives nothing for %s, whatever it is said to be', (_name, text) => {
    const earned = SCENARIOS.filter((scenario) => (judged(text, scenario).legalEffectiveness ?? 0) > 1);
    expect(earned).toEqual([]);
  });

  it('hears an opening, a cross and a direct, and each only as what it is', () => {
    const of = (text: string, scenario: LegalScenario): number => judged(text, scenario).legalEffectiveness!;
    expect(of(OPENING, 'opening-statement')).toBeGreaterThan(7.5);
    expect(of(CROSS, 'cross-examination')).toBeGreaterThan(7.5);
    expect(of(DIRECT, 'witness-examination')).toBeGreaterThan(7.5);
    expect(of(CROSS, 'witness-examination')).toBeLessThan(4);
    expect(of(DIRECT, 'cross-examination')).toBeLessThan(5.5);
    expect(of(OPENING, 'cross-examination')).toBeLessThan(3);
  });

  it('shows the words that earned each part', () => {
    const { parts } = judged(OPENING, 'opening-statement').scores.legalEffectiveness;
    for (const { value, explanation } of parts) if (value > 0) expect(explanation).toContain('"');
  });
});

/** Texts on which no bound was set. */
const PARAGRAPH = `The driver had been on the road for fourteen hours when he reached the bridge. His dispatcher knew it, because
  the log in the cab reported every mile to her screen. She could have told him to stop at the motel in Dalton, where the company keeps two
  rooms. She told him to keep going instead. Twenty minutes later he fell asleep, and a family of four was waiting at the light.`;
const SPEECH = `${PARAGRAPH} My learned friend has said that nobody could have seen this coming. Ask yourselves who bought the machine
  that counted those hours, and why. When a company pays for a warning and then looks away from it, the accident is no longer bad luck. We
  do not ask you to punish anybody. We ask that the bill for that night be sent to the people who decided to run it up, and not to a
  widow who was on her way home from a school play.`;

/** Words in an order of chance, the same for the same seed. */
function inDisorder(text: string, seed: number): string {
  const next = randomBy(seed);
  return text
    .split(/\s+/u)
    .map((word) => ({ word, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ word }) => word)
    .join(' ');
}

/** Said so many times, one word in ten another one, as a recognizer hears it. */
function misheard(text: string, times: number): string {
  const next = randomBy(5);
  const words = text.split(/\s+/u);
  const said = Array.from({ length: times }, () => words).flat();
  return said.map((word, i) => (next() < 0.1 ? words[(i * 7) % words.length]! : word)).join(' ');
}

function randomBy(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('nonsense', () => {
  const LOOP = 'We ask you to return a verdict for the plaintiff because the evidence shows it. ';
  it.each([
    ['one word', NO_LAW[2]![1], 'over and over'],
    ['one sentence', LOOP.repeat(12), 'over and over'],
    ['one paragraph four times', `${PARAGRAPH} `.repeat(4), 'over and over'],
    ['one paragraph ten times, misheard now and then', misheard(PARAGRAPH, 10), 'over and over'],
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((seed): [string, string, string] => [
      `sentences in disorder, ${seed}`,
      inDisorder(SPEECH, seed),
      'in no order',
    ]),
    ['a speech backward', SPEECH.split(/\s+/u).toReversed().join(' '), 'in no order'],
    [
      'no sentences',
      OPENING.replaceAll(
        /\b(?:a|the|and|of|to|was|is|in|for|you|we|he|she|they|that|who|it|will|by|this|her|at|when|them)\b/giu,
        'roof',
      ),
      'nothing to judge',
    ],
    [
      'another language',
      `Meine Damen und Herren, dies ist ein Fall über ein gebrochenes Versprechen. Anna Reed hat bezahlt und gewartet, und das Dach wurde
       nie gebaut. Sie werden den Vorarbeiter hören. Er wird Ihnen sagen, dass die Leute in ein anderes Haus geschickt wurden.`,
      'no English',
    ],
  ])('has no score: %s', (_name, text, why) => {
    for (const { value, reason } of Object.values(judged(text, 'opening-statement').scores))
      expect([value, reason]).toEqual([null, expect.stringContaining(why)]);
  });

  it('is not a speech said three times, which earns no more for it', () => {
    const times = (count: number): number | null =>
      judged(`${OPENING} `.repeat(count), 'opening-statement').legalEffectiveness;
    expect(times(3)).not.toBeNull();
    expect(times(3)!).toBeLessThanOrEqual(times(1)! + 0.1);
  });

  it('is not what is begun anew in every sentence', () => {
    const told = Object.values(stumbles()).map((sentences) => sentences.join(' ').replaceAll(/[{}]/gu, ''));
    for (const text of told)
      expect(evidenceOf(text, 'opening-statement').wording).not.toHaveProperty('nonsense');
  });

  it('counts one word a hundred times as a repetition at every fourth', () => {
    const { events } = evidenceOf(NO_LAW[2]![1], 'opening-statement');
    expect(events.filter(({ kind }) => kind === 'repetition').length).toBe(30);
  });

  it.each([OPENING, CROSS, DIRECT, SPEECH, NO_LAW[0]![1]])(
    'is not what somebody may have meant: %.20s',
    (text) => expect(evidenceOf(text, 'opening-statement').wording).not.toHaveProperty('nonsense'),
  );
});
