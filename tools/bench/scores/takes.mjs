import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { assess } from '../../../libs/speech/dist/src/assessment/assess.js';
import { nonsenseIn } from '../../../libs/speech/dist/src/words/sense.js';
import { tokenize } from '../../../libs/speech/dist/src/words/tokens.js';
import { buildEvidence } from '../../../libs/speech/dist/src/assessment/build-evidence.js';
import { flatten } from './flatten.mjs';
import { SPOKEN, spokenBy } from './voices.mjs';
import { RATE, analyze, decode, join, sequence } from '../speech/sound.mjs';

export const DATA = path(import.meta.dirname, '../../../libs/speech/test-data');
const truths = JSON.parse(readFileSync(path(DATA, 'transcripts.json'), 'utf8'));
/** Seconds of speech: just enough for a score, so that words are not said so often that they are a loop. */
export const WITH_WORDS = 61;
/** Long enough to have a score at twice the speed. */
const LEAST_SPEECH = 130;
/** Syllables a minute in the middle of the band. */
export const GOOD_PACE = 217;

/** Seconds of a room that lie between a breath and a word. */
const TONE = 0.2;

/**
 * So many seconds of the room of a recording: pieces of its pauses in disorder, each over half of the next, so that nothing jumps or
 * comes again in time. The loudest quarter has breath in it, and the quietest is more silent than the room: both are left out.
 */
export function roomOf(samples, seconds) {
  const next = sequence(3);
  const pieces = quietPieces(samples, TONE * RATE);
  const middle = pieces.slice(pieces.length >> 2, Math.ceil((3 * pieces.length) / 4));
  const room = new Float32Array(Math.round(seconds * RATE));
  if (middle.length === 0) return room.map(() => (next() - 0.5) * 1e-4);
  const half = (TONE * RATE) / 2;
  for (let at = -half; at < room.length; at += half) {
    const piece = middle[Math.floor(next() * middle.length)];
    for (let i = Math.max(0, -at); i < 2 * half && at + i < room.length; i++)
      room[at + i] += piece[i] * Math.sin((Math.PI * (i + 0.5)) / (2 * half));
  }
  return room;
}

/** All pieces of the pauses that are so long, the quietest first. */
function quietPieces(samples, length) {
  const powerOf = (piece) => piece.reduce((sum, sample) => sum + sample * sample, 0);
  return analyze(samples)
    .pauses.flatMap(({ start, end }) => {
      const [first, last] = [Math.round(start * RATE), Math.floor(end * RATE - length)];
      const count = Math.max(0, Math.floor((4 * (last - first)) / length) + 1);
      return Array.from({ length: count }, (_, i) =>
        samples.subarray(first + (i * length) / 4).subarray(0, length),
      );
    })
    .map((piece) => ({ piece, power: powerOf(piece) }))
    .toSorted((a, b) => a.power - b.power)
    .map(({ piece }) => piece);
}

/** A recording said as often as the measurement needs, with its words: over three times they are a loop, and no words of a take. */
export function takeOf(name, samplesOf = (samples) => samples, leastSpeech = LEAST_SPEECH, melody = 1) {
  const once = samplesOf(isVoice(name) ? spokenBy(name, melody) : decode(path(DATA, name)));
  const text = isVoice(name) ? SPOKEN : (truths[name]?.words ?? null);
  const between = roomOf(once, 1.2);
  let [samples, times] = [once, 1];
  while (analyze(samples).measurements.speechSeconds < leastSpeech) {
    samples = join([samples, between, once]);
    times++;
  }
  const known = text && nonsenseIn(tokenize(`${text} `.repeat(times))) === null;
  return { name, samples, text: known ? Array.from({ length: times }, () => text).join(' ') : null };
}

/** A name without an ending is a voice of espeak-ng. */
const isVoice = (name) => !name.includes('.');

/** How much faster or slower a reading may still be better: somebody with long pauses rushes between them at the usual pace. */
const NEAR = [1, 0.95, 1.05, 0.9, 1.1, 0.85, 1.15];

/**
 * The same at the tempo near the middle of the band at which its pace is best: a reading that only what is done to it makes worse. A
 * synthetic voice says it `flatter` itself; a person's melody is taken out of the signal.
 */
export function goodReading(name, leastSpeech = LEAST_SPEECH) {
  const at = (tempo, melody) =>
    takeOf(name, (samples) => filtered(samples, `atempo=${tempo}`), leastSpeech, melody);
  let middle = 1;
  let take = takeOf(name, undefined, leastSpeech);
  for (let i = 0; i < 3; i++) {
    middle *= GOOD_PACE / analyze(take.samples).measurements.syllablesPerMinute;
    take = at(middle);
  }
  const tries = NEAR.map((near) => ({ tempo: near * middle, take: at(near * middle) }));
  const best = tries.toSorted((a, b) => paceOf(b.take) - paceOf(a.take))[0];
  const flatter = (share) =>
    isVoice(name) ? at(best.tempo, share) : { ...best.take, samples: flatten(best.take.samples, share) };
  return { ...best.take, flatter };
}

const paceOf = (take) => scoresOf(take, false).pace ?? 0;

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
