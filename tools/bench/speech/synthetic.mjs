import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goal } from './goals.mjs';
import { gradePause } from './people.mjs';
import {
  CONDITIONS,
  RATE,
  analyze,
  decode,
  join as joined,
  mean,
  percent,
  sequence,
  withNoise,
} from './sound.mjs';

/** Clauses, and the syllables of each passage by the CMU pronouncing dictionary. */
const PASSAGES = [
  {
    syllables: 117,
    clauses:
      'members of the jury thank you for your patience during this long trial|you have heard from eleven witnesses|and every one of them told you the same thing|the light was red|the driver was looking at his phone|and he did not stop|my client was in the crosswalk where she had every right to be|she will never walk without pain again|and all because one man could not wait to read a message|we ask you to hold him responsible for the choice he made that morning',
  },
  {
    syllables: 80,
    clauses:
      'so where were you that night|i was at home with my son|we ate and we watched the game and then he went to bed|and did you leave the house|no i did not|not once|so if a man says he saw you at the bar at ten he is wrong|yes he is wrong|or he is not telling the truth|i do not know why he would say that but it is not so',
  },
  {
    syllables: 146,
    clauses:
      'the contract says delivery would occur before the end of september|the shipment finally arrived in november damaged and incomplete|my clients telephoned the company on nine separate occasions|nobody returned their calls|instead the defendant mailed an invoice demanding full payment|this is not a misunderstanding between reasonable people|it is a calculated decision to break a promise|and the law provides a remedy for broken promises|we are asking for the cost of replacement and for the business our clients lost',
  },
];
const VOICES = ['en-us', 'en-us+f3', 'en-gb+m7', 'en-gb-scotland+f2'];
const SPEEDS = [110, 150, 190];
const GAPS = [0.12, 0.18, 0.4, 0.7, 1, 1.5, 2.2, 2.7, 4];

/** Pauses of known length between clauses that espeak-ng speaks, clean and in noise. */
export function benchSynthetic(folder) {
  const takes = VOICES.flatMap((voice, v) =>
    SPEEDS.map((speed, s) =>
      speak({ voice, speed, passage: PASSAGES[(v + s) % PASSAGES.length], seed: v * 10 + s, folder }),
    ),
  );
  const pauses = takes.flatMap((take) => take.pauses).length;
  console.log(`\nSynthetic speech: ${takes.length} takes, ${pauses} pauses of 0.4-4 s`);
  for (const condition of CONDITIONS) {
    const graded = [];
    const syllables = [];
    let extra = 0;
    for (const take of takes) {
      const heard = analyze(withNoise(take.samples, condition));
      graded.push(...take.pauses.map((pause) => gradePause(pause, heard.pauses)));
      syllables.push(Math.abs(heard.measurements.syllables / take.syllables - 1));
      extra += heard.pauses.filter(
        ({ start, end }) =>
          end - start >= 0.4 &&
          !take.pauses.some((pause) => Math.min(end, pause.end) > Math.max(start, pause.start)),
      ).length;
    }
    const found = graded.filter(({ error }) => error !== null);
    const off = Math.round(mean(found.map(({ error }) => Math.abs(error))) * 1000);
    goal(
      `Pauses found in synthetic speech, ${condition.name}`,
      found.length / graded.length,
      { least: 0.95 },
      percent,
    );
    goal(`Their length, ${condition.name}`, off, { most: 100 }, (ms) => `${ms} ms`);
    console.log(
      `  ${condition.name.padEnd(12)} found ${percent(found.length / graded.length)}, ${extra} false, length off by ${off} ms; syllables off by ${percent(mean(syllables))}`,
    );
  }
}

function speak({ voice, speed, passage, seed, folder }) {
  const next = sequence(seed);
  const parts = [new Float32Array(RATE * 0.5)];
  const pauses = [];
  let at = parts[0].length;
  const clauses = passage.clauses.split('|');
  for (const [i, clause] of clauses.entries()) {
    const wav = join(folder, 'clause.wav');
    writeFileSync(wav, execFileSync('espeak-ng', ['-v', voice, '-s', String(speed), '--stdout', clause]));
    const spoken = trim(decode(wav));
    parts.push(spoken);
    at += spoken.length;
    if (i === clauses.length - 1) break;
    const gap = Math.round(GAPS[Math.floor(next() * GAPS.length)] * RATE);
    if (gap >= 0.4 * RATE) pauses.push({ start: at / RATE, end: (at + gap) / RATE });
    parts.push(new Float32Array(gap));
    at += gap;
  }
  parts.push(new Float32Array(RATE * 0.5));
  return { samples: joined(parts), pauses, syllables: passage.syllables };
}

function trim(samples) {
  const first = samples.findIndex((sample) => Math.abs(sample) >= 0.003);
  const last = samples.findLastIndex((sample) => Math.abs(sample) >= 0.003);
  return samples.subarray(first, last + 1);
}
