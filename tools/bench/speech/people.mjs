import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONDITIONS, analyse, decode, mean, percent, withNoise } from './sound.mjs';

const DATA = join(import.meta.dirname, '../../../libs/speech/test-data');
const truths = JSON.parse(readFileSync(join(DATA, 'transcripts.json'), 'utf8'));

/** Syllables that people said, and their pauses where words were aligned by hand. */
export function benchPeople() {
  console.log('\nPeople: syllables counted against the pronouncing dictionary (goal: 8 % on average)');
  const recordings = Object.entries(truths).map(([name, truth]) => ({
    name,
    truth,
    samples: decode(join(DATA, name)),
  }));
  const names = recordings.map(({ name }) => name.replace(/\..*/, '').slice(0, 12).padStart(13)).join('');
  console.log(`  ${''.padEnd(12)}${names}         mean`);
  for (const condition of CONDITIONS) {
    const errors = recordings.map(({ samples, truth }) => {
      const { syllables } = analyse(withNoise(samples, condition)).measurements;
      return syllables / truth.syllables - 1;
    });
    const row = errors.map((error) => `${(error * 100).toFixed(1)} %`.padStart(13)).join('');
    console.log(`  ${condition.name.padEnd(12)}${row}${percent(mean(errors.map(Math.abs))).padStart(13)}`);
  }
  console.log('  (In noise the hoarse voice is under its own cough, by which the level is set.)');
  const graded = recordings.flatMap(({ name, samples }) => alignedPauses(name, analyse(samples)));
  if (graded.length === 0) return;
  const found = graded.filter(({ error }) => error !== null);
  console.log(
    `  hand-aligned pauses of 0.3 s and more: ${found.length} of ${graded.length} found, length off by ${Math.round(mean(found.map(({ error }) => Math.abs(error))) * 1000)} ms on average`,
  );
}

function alignedPauses(name, { pauses, measurements }) {
  if (!name.endsWith('.wav') || !['talking-fast-then-slow.wav', 'hoarse-with-cough.wav'].includes(name))
    return [];
  const lines = readFileSync(join(DATA, name.replace('.wav', '.TextGrid')), 'utf8').split('\n');
  const silences = [];
  for (let i = lines.indexOf('"words"') + 4; /^\d/.test(lines[i]); i += 3) {
    const [start, end] = [Number(lines[i]), Number(lines[i + 1])];
    if (lines[i + 2] === '""' && end - start >= 0.3 && start > 0 && end < measurements.durationSeconds - 0.1)
      silences.push({ start, end });
  }
  return silences.map((silence) => gradePause(silence, pauses));
}

/** How far the pause that covers most of a known silence is off, in seconds; null when there is none. */
export function gradePause({ start, end }, pauses) {
  const length = end - start;
  const match = pauses.find((pause) => {
    const both = Math.min(pause.end, end) - Math.max(pause.start, start);
    return both > 0.5 * Math.min(length, pause.end - pause.start);
  });
  return { error: match ? match.end - match.start - length : null };
}
