import { shareInOrder } from './pairs.mjs';

/** The recordings of people by who speaks: both pieces of Austen are read by one voice. */
const PEOPLE = {
  'sonnet-3.mp3': 'reader of the sonnet',
  'austen-1.wav': 'reader of Austen',
  'austen-2.wav': 'reader of Austen',
  'fluent-review.wav': 'reviewer',
};
/** Shares of Confidence beside Pace that a fit may choose; the product weighs 30 to 25. */
const SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const OURS = 0.3 / 0.55;

/**
 * What the weights of Delivery are worth on a person on whom they were not set: fitted on the pairs of the other people, tried on this one,
 * beside the weights of the product and either part alone.
 */
export function printLeftOut(pairs) {
  const spoken = pairs.filter(({ speaker, parts }) => PEOPLE[speaker] && parts[0].clarity === null);
  console.log('\nLeave one speaker out, people, voice alone: share of pairs in order');
  const total = { fitted: [], ours: [], confidence: [], pace: [] };
  for (const person of new Set(Object.values(PEOPLE))) {
    const own = spoken.filter(({ speaker }) => PEOPLE[speaker] === person);
    const others = spoken.filter(({ speaker }) => PEOPLE[speaker] !== person);
    const best = SHARES.toSorted((a, b) => inOrder(others, b) - inOrder(others, a))[0];
    const ways = { fitted: best, ours: OURS, confidence: 1, pace: 0 };
    const shown = Object.entries(ways).map(([way, share]) => {
      total[way].push(...own.map((pair) => weighed(pair, share)));
      return `${way} ${(100 * inOrder(own, share)).toFixed(0)} %`;
    });
    console.log(`  ${person.padEnd(22)}${own.length} pairs  ${shown.join('  ')}  (fitted ${best})`);
  }
  const all = Object.entries(total).map(([way, own]) => `${way} ${(100 * shareInOrder(own)).toFixed(0)} %`);
  console.log(`  ${'together'.padEnd(22)}${all.join('  ')}`);
}

const weighed = ({ parts }, share) => {
  const [better, worse] = parts.map(({ confidence, pace }) => share * confidence + (1 - share) * pace);
  return { better, worse };
};
const inOrder = (pairs, share) => shareInOrder(pairs.map((pair) => weighed(pair, share)));
