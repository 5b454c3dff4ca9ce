import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goal } from './goals.mjs';
import { CONDITIONS, RATE, analyze, decode, join as joined, mean, percent, withNoise } from './sound.mjs';
import { readAlignment } from './text-grid.mjs';

const DATA = join(import.meta.dirname, '../../../libs/speech/test-data');
const truths = JSON.parse(readFileSync(join(DATA, 'transcripts.json'), 'utf8'));
/** Shorter silences are articulation. */
const SHORTEST = 0.3;

/** Syllables that people said, and their pauses where words were aligned by hand. */
export function benchPeople() {
  console.log('\nPeople: syllables counted against the pronouncing dictionary');
  const recordings = Object.entries(truths).map(([name, truth]) => {
    const samples = decode(join(DATA, name));
    const aligned = readAlignment(DATA, name);
    // Where the words are known the level is theirs: the cough in one recording is 10 dB louder than its voice.
    const spoken = aligned
      ? joined(aligned.words.map(({ start, end }) => samples.subarray(start * RATE, end * RATE)))
      : samples;
    return { name, truth, samples, aligned, spoken };
  });
  const names = recordings.map(({ name }) => name.replace(/\..*/, '').slice(0, 12).padStart(13)).join('');
  console.log(`  ${''.padEnd(12)}${names}         mean   hand-aligned pauses`);
  for (const condition of CONDITIONS) {
    const heard = recordings.map((recording) => ({
      ...recording,
      ...analyze(withNoise(recording.samples, condition, recording.spoken)),
    }));
    const errors = heard.map(({ measurements, truth }) => measurements.syllables / truth.syllables - 1);
    const graded = heard.flatMap(({ aligned, pauses }) =>
      (aligned?.pauses ?? [])
        .filter(({ start, end }) => end - start >= SHORTEST)
        .map((pause) => gradePause(pause, pauses)),
    );
    const found = graded.filter(({ error }) => error !== null);
    const off = Math.round(1000 * mean(found.map(({ error }) => Math.abs(error))));
    const average = mean(errors.map(Math.abs));
    const row = errors.map((error) => `${(error * 100).toFixed(1)} %`.padStart(13)).join('');
    console.log(
      `  ${condition.name.padEnd(12)}${row}${percent(average).padStart(13)}   ${found.length} of ${graded.length}, length off by ${off} ms`,
    );
    goal(`Syllables of people, ${condition.name}`, average, { most: 0.08 }, percent);
    goal(`Their pauses found, ${condition.name}`, found.length / graded.length, { least: 0.95 }, percent);
    goal(`Length of their pauses, ${condition.name}`, off, { most: 100 }, (ms) => `${ms} ms`);
  }
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
