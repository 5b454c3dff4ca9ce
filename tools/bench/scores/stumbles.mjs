import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFalseStarts, findRepetitions } from '../../../libs/speech/dist/src/words/stumbles.js';
import { tokenize } from '../../../libs/speech/dist/src/words/tokens.js';
import { sequence } from '../speech/sound.mjs';

const LABELLED = join(import.meta.dirname, '../../../libs/speech/test-data/stumbles.json');
const ROUNDS = 2000;

/** What a speaker takes back or says twice, in sentences labelled by hand, beside the naive rule. */
export function printStumbles() {
  console.log('\nRepetitions and false starts in labelled sentences (95 % over sentences)');
  for (const [split, sentences] of Object.entries(JSON.parse(readFileSync(LABELLED, 'utf8')))) {
    for (const [way, find] of Object.entries({ 'same word twice': naive, 'aligned with itself': aligned })) {
      const counts = sentences.map((sentence) => judge(sentence, find));
      console.log(`  ${split.padEnd(10)}${way.padEnd(22)}${figures(counts)}`);
      if (process.env.VERBOSE && way !== 'same word twice')
        counts.forEach(
          ({ missed, wrong }, i) =>
            (missed || wrong) &&
            console.log(`      ${missed ? 'missed' : ''} ${wrong ? 'false' : ''}: ${sentences[i]}`),
        );
    }
  }
}

/** As findings of a take: what is a repetition is no false start as well. */
function aligned(tokens) {
  const repetitions = findRepetitions(tokens);
  return [
    ...repetitions,
    ...findFalseStarts(tokens).filter((one) => !repetitions.some((other) => touch(one, other))),
  ];
}
const naive = (tokens) =>
  tokens.slice(1).flatMap(({ bare }, i) => (bare === tokens[i].bare ? [{ from: i, to: i + 2 }] : []));

const touch = (one, other) => one.from < other.to && other.from < one.to;

/** A labelled place is found where a finding touches it; a finding that touches none is false. */
function judge(sentence, find) {
  const labels = [];
  const words = sentence.split(' ').map((word, i) => {
    if (word.includes('{')) labels.push({ from: i, to: i + 1 });
    if (/^\w+-$/u.test(word)) labels.push({ from: i, to: i + 1 });
    if (word.includes('}')) labels.at(-1).to = i + 1;
    return word.replace(/[{}]/gu, '');
  });
  const found = find(tokenize(words.join(' ')));
  const hit = labels.filter((label) => found.some((one) => touch(one, label))).length;
  const wrong = found.filter((one) => !labels.some((label) => touch(one, label))).length;
  return { hit, missed: labels.length - hit, wrong };
}

function figures(counts) {
  const next = sequence(29);
  const drawn = Array.from({ length: ROUNDS }, () =>
    f1(counts.map(() => counts[Math.floor(next() * counts.length)])),
  );
  const [low, high] = [0.025, 0.975].map(
    (share) => drawn.toSorted((a, b) => a - b)[Math.floor(ROUNDS * share)],
  );
  const { hit, missed, wrong } = sum(counts);
  return `found ${hit} of ${hit + missed}, ${wrong} false, F1 ${f1(counts).toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

const sum = (counts) =>
  counts.reduce(
    (all, one) => ({ hit: all.hit + one.hit, missed: all.missed + one.missed, wrong: all.wrong + one.wrong }),
    { hit: 0, missed: 0, wrong: 0 },
  );
const f1 = (counts) => {
  const { hit, missed, wrong } = sum(counts);
  return (2 * hit) / (2 * hit + missed + wrong);
};
