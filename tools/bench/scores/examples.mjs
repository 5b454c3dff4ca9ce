import { sayNoFix } from '../../../libs/contracts/dist/src/english/no-fix.js';
import { assess } from '../../../libs/speech/dist/src/assessment/assess.js';
import { buildEvidence } from '../../../libs/speech/dist/src/assessment/build-evidence.js';
import { RATE, analyze, join, sequence } from '../speech/sound.mjs';
import { WITH_WORDS, filtered, takeOf } from './takes.mjs';
import { SPOKEN } from './voices.mjs';

const SCENARIO = 'opening-statement';
/** Points that Delivery loses where nobody can follow any more. */
const LEAST_FALL = 1;
const figure = (value) => (value === null ? 'none' : value.toFixed(1));

const minuteOf = (name) => takeOf(name, undefined, WITH_WORDS);

/** A take as the product judges it. */
function judged(samples, text = null) {
  const transcript = text === null ? {} : { transcript: { text, words: null } };
  const evidence = buildEvidence(analyze(samples), { ...transcript, scenario: SCENARIO });
  return { ...evidence, ...assess(evidence) };
}

const said = ({ scores }) =>
  `${scores.overall.basis === 'voice' ? 'Delivery' : 'overall'} ${figure(scores.overall.value)}, pace ${figure(scores.pace.value)}, clarity ${figure(scores.clarity.value)}, legal ${figure(scores.legalEffectiveness.value)}`;
const reason = ({ scores }) => `${figure(scores.overall.value)}: ${scores.overall.reason}`;

/**
 * What flattered once, each with what is said to it now; answers whether all of it holds. The recordings are two that were looked at
 * while bands were set: this tells what the product says, not how well it judges others.
 */
export function printExamples() {
  // Three times: long enough for a score at twice the speed.
  const sonnet = takeOf('sonnet-3.mp3').samples;
  const talk = minuteOf('talking-fast-then-slow.wav');
  const once = analyze(sonnet);
  const reading = judged(sonnet);
  const chatter = judged(talk.samples, talk.text);
  const rows = [
    shortReading(sonnet),
    chatterWithFillers(chatter),
    fillerTakenAway(talk, chatter),
    rushFound(talk),
    playedFaster(sonnet, reading),
    withoutPauses(sonnet, once, reading),
    fillersPutIn(sonnet),
    saidAgain(),
    ...noSpeech(talk.samples),
    headline(chatter),
    headline(reading),
    voiceAlone(reading),
  ];
  console.log('\nWhat flattered once, and the answer now');
  for (const [what, before, now, holds] of rows)
    console.log(
      `  ${holds ? 'holds ' : 'FAILS '} ${what}\n           was: ${before}\n           now: ${now}`,
    );
  return rows.every(([, , , holds]) => holds);
}

function shortReading(sonnet) {
  const take = judged(sonnet.subarray(0, 19 * RATE));
  return ['19 s of a read sonnet', '10.0 of 10', reason(take), take.overallScore === null];
}

function chatterWithFillers(take) {
  const { overallScore, legalEffectiveness } = take;
  const perMinute = (60 * take.fillerWordCount) / take.measurements.durationSeconds;
  return [
    `chatter, ${perMinute.toFixed(0)} fillers a minute`,
    'overall 8.9, legal 9.9',
    said(take),
    overallScore < 6.5 && legalEffectiveness < 4,
  ];
}

function fillerTakenAway({ samples, text }, before) {
  const after = judged(samples, text.replaceAll('yknow', ''));
  return [
    '"you know" deleted',
    'legal 9.9 to 7.9, overall 8.9 to 8.7',
    `${said(before)}; without it ${said(after)}`,
    after.legalEffectiveness >= before.legalEffectiveness &&
      after.clarityScore >= before.clarityScore &&
      after.overallScore >= before.overallScore,
  ];
}

function rushFound({ samples, text }) {
  const rushes = judged(samples, text).events.filter(
    ({ kind, text: what }) => kind === 'pace' && what.startsWith('Fast'),
  );
  const first = rushes.find(({ start }) => start < 2);
  return [
    '240 words a minute from 1.05 to 7.54 s',
    'no finding',
    first ? `${first.text} from ${first.start.toFixed(1)} to ${first.end.toFixed(1)} s` : 'no finding',
    first !== undefined && first.end > 5 && first.end < 9,
  ];
}

function playedFaster(sonnet, before) {
  const after = judged(filtered(sonnet, 'atempo=1.9'));
  return [
    'the reading 1.9 times as fast',
    'pace 7.9',
    `${said(before)}; faster ${said(after)}`,
    after.paceScore <= before.paceScore - 1 && after.overallScore <= before.overallScore - LEAST_FALL,
  ];
}

function withoutPauses(sonnet, { pauses }, before) {
  const pieces = pauses.map(({ start }, i) =>
    sonnet.subarray(Math.round((pauses[i - 1]?.end ?? 0) * RATE), Math.round(start * RATE)),
  );
  const after = judged(join([...pieces, sonnet.subarray(Math.round(pauses.at(-1).end * RATE))]));
  return [
    'all pauses cut out of it',
    'overall 8.4 to 9.0',
    `${said(before)}; without pauses ${said(after)}`,
    after.overallScore <= before.overallScore && after.paceScore < before.paceScore,
  ];
}

function fillersPutIn(sonnet) {
  const next = sequence(5);
  const fillers = ['um,', 'uh,', 'you know,'];
  const text = SPOKEN.split(' ')
    .flatMap((word, i) => (next() < 0.07 ? [word, fillers[i % fillers.length]] : [word]))
    .join(' ');
  const [before, after] = [judged(sonnet, SPOKEN), judged(sonnet, text)];
  return [
    'fillers put into an opening',
    'legal 7.4 to 9.5',
    `${said(before)}; with fillers ${said(after)}`,
    after.legalEffectiveness <= before.legalEffectiveness && after.clarityScore < before.clarityScore - 1,
  ];
}

function saidAgain() {
  const { events } = judged(
    minuteOf('talking-fast-then-slow.wav').samples,
    "There's nothing going else going on, and here's some more words, words, words, words.",
  );
  const found = events.filter(({ kind }) => kind === 'repetition' || kind === 'false-start');
  return [
    '"nothing going else going", "words, words, words, words"',
    'no repetitions and false starts',
    found.map(({ kind, text }) => `${kind} "${text}"`).join(', '),
    found.some(({ kind }) => kind === 'repetition') && found.some(({ kind }) => kind === 'false-start'),
  ];
}

function noSpeech(samples) {
  const next = sequence(9);
  const words = SPOKEN.split(' ');
  const shuffled = words
    .map((word) => ({ word, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ word }) => word);
  return [
    ['"words" 120 times', 'words, '.repeat(120)],
    ['a paragraph of 33 words five times', `${SPOKEN.split('. ').slice(0, 5).join('. ')}. `.repeat(5)],
    ['an opening in disorder', shuffled.join(' ')],
  ].map(([what, text]) => {
    const take = judged(samples, text);
    return [what, 'a score', reason(take), take.overallScore === null];
  });
}

function headline(take) {
  const shown = take.fixNext ?? sayNoFix(take);
  const calm = shown.headline.startsWith('Nothing stands out');
  return [
    'the headline above a listed weakness',
    'Nothing stands out in this take',
    `${shown.headline} (${take.improvements.length} listed)`,
    !calm || take.improvements.length === 0,
  ];
}

function voiceAlone(take) {
  const { basis, measured, value } = take.scores.overall;
  return [
    'the voice alone',
    'overall 9.2',
    `${said(take)}, ${measured} of 4 parts measured`,
    basis === 'voice' && measured === 2 && value <= 9,
  ];
}
