import { sequence } from '../speech/sound.mjs';
import { haltingPairs } from './halting.mjs';
import { WITH_WORDS, scoresOf, takeOf } from './takes.mjs';
import { pairsWithoutHesitations } from './without-hesitations.mjs';

/** The same goal for both: nine of ten pairs in the order that is known. */
const GOAL = 0.9;
const ROUNDS = 2000;

/** Takes of people whose order is known: prepared readings are better than talk with hesitations. */
const READ = ['austen-1.wav', 'austen-2.wav', 'fluent-review.wav', 'sonnet-3.mp3'];
const HALTING = ['talking-fast-then-slow.wav', 'hoarse-with-cough.wav', 'reading-and-retracing.mp3'];

/** Prints how many pairs are in order, with an interval over speakers and a naive baseline; answers whether the goal is met. */
export function printPairs(degraded) {
  const [read, halting] = [READ, HALTING].map((names) => names.map((name) => takeOf(name)));
  const [readWords, haltingWords] = [READ, HALTING].map((names) =>
    names.map((name) => takeOf(name, undefined, WITH_WORDS)).filter(({ text }) => text !== null),
  );
  console.log('\nThe same voice fluent and ever more halting (espeak-ng), by the voice alone');
  const synthetic = haltingPairs();
  const met = [
    report('Steps of one reading', degraded),
    report('Read against halting speech, voice alone', people(read, halting, false)),
    report('Read against halting speech, with words', people(readWords, haltingWords, true)),
    report('The same person without the marked hesitations, voice alone', pairsWithoutHesitations(HALTING)),
    ...synthetic.map(({ way, pairs }) => report(`Synthetic voices, fluent against halting, ${way}`, pairs)),
  ];
  return met.every(Boolean);
}

function people(read, halting, withWords) {
  const scored = (takes) => takes.map((take) => ({ name: take.name, ...scoresOf(take, withWords) }));
  const worse = scored(halting);
  return scored(read).flatMap((better) =>
    worse.map(({ name, overall }) => ({ speaker: name, better: better.overall, worse: overall })),
  );
}

function report(title, pairs) {
  const share = shareInOrder(pairs);
  const [low, high] = interval(pairs);
  const percent = (value) => `${(100 * value).toFixed(0)} %`;
  console.log(
    `${title}: ${percent(share)} of ${pairs.length} pairs in order (95 % over ${new Set(pairs.map(({ speaker }) => speaker)).size} recordings: ${percent(low)} to ${percent(high)}; by chance 50 %; goal ${percent(GOAL)})  ${share >= GOAL ? 'met' : 'MISSED'}`,
  );
  return share >= GOAL;
}

/** A tie is half a pair in order. */
export const shareInOrder = (pairs) =>
  pairs.reduce((sum, { better, worse }) => sum + (better > worse ? 1 : better === worse ? 0.5 : 0), 0) /
  pairs.length;

/** Recordings drawn again and again with replacement (B. Efron, bootstrap): pairs of one recording are no independent evidence. */
function interval(pairs) {
  const next = sequence(17);
  const speakers = [...new Set(pairs.map(({ speaker }) => speaker))];
  const groups = speakers.map((speaker) => pairs.filter((pair) => pair.speaker === speaker));
  const shares = Array.from({ length: ROUNDS }, () =>
    shareInOrder(groups.flatMap(() => groups[Math.floor(next() * groups.length)])),
  ).toSorted((a, b) => a - b);
  return [shares[Math.floor(ROUNDS * 0.025)], shares[Math.floor(ROUNDS * 0.975)]];
}
