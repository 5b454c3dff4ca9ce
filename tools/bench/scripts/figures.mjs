import { mean, sequence } from '../speech/sound.mjs';
import { SHARES } from './alter.mjs';

/** Syllables by spelling for each second of speech: who reads a script at another rate did not read it, says a clock. */
const USUAL_RATE = [3.2, 5.6];
/** A share altered up to here is still the script. */
const STILL_THE_SCRIPT = 0.2;
const STATES = ['fits', 'unsure', 'other-words', 'not judged'];
const DRAWS = 2000;

const percent = (share) => `${Math.round(100 * share)} %`;

/** With 95 % of what drawing speakers again and again gives: the takes of one speaker are alike. */
function withInterval(takes, of) {
  const speakers = [...new Set(takes.map(({ speaker }) => speaker))];
  const by = speakers.map((speaker) => takes.filter((take) => take.speaker === speaker));
  const next = sequence(5);
  const drawn = Array.from({ length: DRAWS }, () =>
    mean(by.flatMap(() => by[Math.floor(next() * by.length)]).map(of)),
  ).toSorted((a, b) => a - b);
  return `${percent(mean(takes.map(of)))} (${percent(drawn[DRAWS * 0.025])}-${percent(drawn[DRAWS * 0.975])})`;
}

const byClock = ({ rate }) => (rate >= USUAL_RATE[0] && rate <= USUAL_RATE[1] ? 'fits' : 'other-words');

/** How often a take is said to follow its script, by the share of the sentences that were exchanged or left out. */
export function printCurve(checked) {
  const speakers = new Set(checked.map(({ speaker }) => speaker)).size;
  console.log(`\nAltered scripts by sound alone: ${speakers} speakers, takes of about a minute`);
  for (const kind of ['replaced', 'skipped']) {
    for (const share of SHARES) {
      const takes = checked.filter((one) => one.kind === kind && one.share === share);
      if (takes.length === 0) continue;
      const counts = STATES.map((state) => `${state} ${takes.filter(({ fit }) => fit === state).length}`);
      console.log(
        `  ${percent(share).padStart(5)} ${kind.padEnd(9)}${counts.join(', ').padEnd(52)} fits ${withInterval(takes, ({ fit }) => Number(fit === 'fits'))}, by duration alone ${withInterval(takes, (one) => Number(byClock(one) === 'fits'))}`,
      );
    }
  }
  const plain = checked.filter(
    ({ kind, share }) => kind === 'replaced' && (share <= STILL_THE_SCRIPT || share === 1),
  );
  const right = (answer) => (one) =>
    Number((one.share === 1) === (answer(one) === 'other-words') && answer(one) !== 'unsure');
  console.log(
    `  Right of scripts altered by up to ${percent(STILL_THE_SCRIPT)} or wholly: ${withInterval(
      plain,
      right(({ fit }) => fit),
    )}, by duration alone ${withInterval(plain, right(byClock))}`,
  );
}

/** What is told of each sentence, and how often it is as sure as it says. */
export function printSentences(checked) {
  const sentences = checked
    .filter(({ fit }) => fit === 'fits')
    .flatMap(({ speaker, told }) => told.map((one) => ({ ...one, speaker })));
  console.log('\nSentences of takes that fit');
  for (const truth of ['said', 'replaced', 'skipped']) {
    const own = sentences.filter((one) => one.truth === truth);
    const counts = ['said', 'unsure', 'changed', 'skipped'].map(
      (state) => `${state} ${withInterval(own, (one) => Number(one.state === state))}`,
    );
    console.log(`  ${truth.padEnd(9)} ${String(own.length).padStart(5)}: told as ${counts.join(', ')}`);
  }
  const decided = sentences
    .filter(({ state }) => state !== 'unsure')
    .map((one) => ({ ...one, right: Number((one.state === 'said') === (one.truth === 'said')) }));
  const usual = mean(decided.map(({ right }) => right));
  const brier = (of) => mean(decided.map((one) => (of(one) - one.right) ** 2)).toFixed(3);
  console.log(
    `  Brier ${brier(({ confidence }) => confidence)}; always the mean ${percent(usual)}: ${brier(() => usual)}`,
  );
  for (const [low, high] of [
    [0, 0.7],
    [0.7, 0.85],
    [0.85, 0.95],
    [0.95, 1.01],
  ]) {
    const bin = decided.filter(({ confidence }) => confidence >= low && confidence < high);
    if (bin.length > 0)
      console.log(
        `  says ${percent(mean(bin.map(({ confidence }) => confidence)))} in ${bin.length}: right ${withInterval(bin, ({ right }) => right)}`,
      );
  }
}
