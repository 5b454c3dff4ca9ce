import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { assess } from '../../../libs/speech/dist/src/assessment/assess.js';
import { buildEvidence } from '../../../libs/speech/dist/src/assessment/build-evidence.js';
import { SPOKEN, VOICES, spokenBy } from './voices.mjs';
import { RATE, analyze, decode, join, sequence } from '../speech/sound.mjs';

const DATA = path(import.meta.dirname, '../../../libs/speech/test-data');
const truths = JSON.parse(readFileSync(path(DATA, 'transcripts.json'), 'utf8'));
/** Long enough to have a score at twice the speed. */
const LEAST_SPEECH = 130;
/** Syllables a minute in the middle of the band. */
const GOOD_PACE = 217;

/** A second of the room between two readings of a passage; the same each time. */
function room() {
  const next = sequence(3);
  return Float32Array.from({ length: 1.2 * RATE }, () => (next() - 0.5) * 1e-4);
}

/** A recording said as often as the measurement needs, with its words. */
export function takeOf(name, samplesOf = (samples) => samples) {
  const once = samplesOf(VOICES.includes(name) ? spokenBy(name) : decode(path(DATA, name)));
  const text = VOICES.includes(name) ? SPOKEN : (truths[name]?.words ?? null);
  let [samples, times] = [once, 1];
  while (analyze(samples).measurements.speechSeconds < LEAST_SPEECH) {
    samples = join([samples, room(), once]);
    times++;
  }
  return { name, samples, text: text && Array.from({ length: times }, () => text).join(' ') };
}

/** The same at a pace in the middle of the band: a reading that only what is done to it makes worse. */
export function goodReading(name) {
  let tempo = 1;
  let take = takeOf(name);
  for (let i = 0; i < 3; i++) {
    tempo *= GOOD_PACE / analyze(take.samples).measurements.syllablesPerMinute;
    take = takeOf(name, (samples) => filtered(samples, `atempo=${tempo}`));
  }
  return take;
}

/** Samples through one of ffmpeg's filters. */
export function filtered(samples, filter) {
  const format = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1'];
  const args = ['-v', 'error', ...format, '-i', 'pipe:0', '-af', filter, ...format, 'pipe:1'];
  const input = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const bytes = execFileSync('ffmpeg', args, { input, maxBuffer: 1e9 });
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Scores of a take: with the voice alone, or with its words. */
export function scoresOf({ samples, text, words = null }, withWords) {
  const known = withWords ? { transcript: { text, words } } : {};
  const { scores } = assess(buildEvidence(analyze(samples), { ...known, scenario: 'opening-statement' }));
  return {
    overall: scores.overall.value,
    confidence: scores.confidence.value,
    clarity: scores.clarity.value,
    pace: scores.pace.value,
    legal: scores.legalEffectiveness.value,
  };
}
