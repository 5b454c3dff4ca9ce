import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { assess } from '../../../libs/speech/dist/src/assessment/assess.js';
import { nonsenseIn } from '../../../libs/speech/dist/src/words/sense.js';
import { tokenize } from '../../../libs/speech/dist/src/words/tokens.js';
import { buildEvidence } from '../../../libs/speech/dist/src/assessment/build-evidence.js';
import { SPOKEN, VOICES, spokenBy } from './voices.mjs';
import { RATE, analyze, decode, join, sequence } from '../speech/sound.mjs';

const DATA = path(import.meta.dirname, '../../../libs/speech/test-data');
const truths = JSON.parse(readFileSync(path(DATA, 'transcripts.json'), 'utf8'));
/** Seconds of speech: just enough for a score, so that words are not said so often that they are a loop. */
export const WITH_WORDS = 61;
/** Long enough to have a score at twice the speed. */
const LEAST_SPEECH = 130;
/** Syllables a minute in the middle of the band. */
export const GOOD_PACE = 217;

/** Seconds of a room that are repeated: short enough to lie between a breath and a word. */
const TONE = 0.2;

/** So many seconds of the room of a recording, from where its pauses are quietest: a pause is never more silent than the room around it. */
export function roomOf(samples, seconds) {
  const length = TONE * RATE;
  let [tone, least] = [new Float32Array(0), Infinity];
  for (const { start, end } of analyze(samples).pauses) {
    for (let from = Math.round(start * RATE); from + length <= end * RATE; from += length / 4) {
      const piece = samples.subarray(from, from + length);
      const power = piece.reduce((sum, sample) => sum + sample * sample, 0);
      if (power < least) [tone, least] = [piece, power];
    }
  }
  const next = sequence(3);
  // To and fro, so that nothing jumps where the tone begins again.
  return Float32Array.from({ length: seconds * RATE }, (_, i) => {
    if (tone.length === 0) return (next() - 0.5) * 1e-4;
    const at = i % (2 * tone.length);
    return at < tone.length ? tone[at] : tone[2 * tone.length - 1 - at];
  });
}

/** A recording said as often as the measurement needs, with its words: over three times they are a loop, and no words of a take. */
export function takeOf(name, samplesOf = (samples) => samples, leastSpeech = LEAST_SPEECH) {
  const once = samplesOf(VOICES.includes(name) ? spokenBy(name) : decode(path(DATA, name)));
  const text = VOICES.includes(name) ? SPOKEN : (truths[name]?.words ?? null);
  const between = roomOf(once, 1.2);
  let [samples, times] = [once, 1];
  while (analyze(samples).measurements.speechSeconds < leastSpeech) {
    samples = join([samples, between, once]);
    times++;
  }
  const known = text && nonsenseIn(tokenize(`${text} `.repeat(times))) === null;
  return { name, samples, text: known ? Array.from({ length: times }, () => text).join(' ') : null };
}

/** The same at a pace in the middle of the band: a reading that only what is done to it makes worse. */
export function goodReading(name, leastSpeech = LEAST_SPEECH) {
  let tempo = 1;
  let take = takeOf(name, undefined, leastSpeech);
  for (let i = 0; i < 3; i++) {
    tempo *= GOOD_PACE / analyze(take.samples).measurements.syllablesPerMinute;
    take = takeOf(name, (samples) => filtered(samples, `atempo=${tempo}`), leastSpeech);
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
