import { RATE, analyze, join, sequence } from '../speech/sound.mjs';
import { filtered, roomOf } from './takes.mjs';

/**
 * Each way to spoil a reading: the score it concerns, its steps from mild to bad, and the take at a step. `unchanged` is the step that
 * changes nothing where the tool leaves traces of its own; `words` are put into the text alone, so that the pace counted from them rises.
 */
export const DEGRADATIONS = [
  { name: 'faster', part: 'pace', steps: [1.2, 1.4, 1.6, 1.9], make: tempo },
  { name: 'slower', part: 'pace', steps: [0.85, 0.75, 0.65, 0.55], make: tempo },
  { name: 'monotone', part: 'confidence', steps: [0.7, 0.45, 0.2, 0], make: monotone, unchanged: 1 },
  { name: 'fading ends', part: 'confidence', steps: [4, 8, 12, 18], make: fadingEnds },
  { name: 'drifting away', part: 'confidence', steps: [6, 12, 18, 24], make: driftingAway },
  { name: 'pauses cut', part: 'pace', steps: [0.6, 0.3, 0.1, 0], make: pausesCut },
  { name: 'pauses in mid-clause', part: 'pace', steps: [4, 8, 14, 22], make: pausesInside },
  { name: 'fillers', part: 'clarity', steps: [1, 2, 4, 7], make: fillers, words: true },
  { name: 'hedges', part: 'confidence', steps: [1, 2, 3, 4], make: hedges, words: true },
  { name: 'words said twice', part: 'clarity', steps: [1, 2, 4, 7], make: twice, words: true },
];

function tempo(take, factor) {
  return { ...take, samples: filtered(take.samples, `atempo=${factor}`) };
}

/** The melody reduced to a share of itself. */
function monotone(take, share) {
  return take.flatter(share);
}

/** The last third of each phrase falls by so many decibels more. The voice falls: the room stays as loud as it was. */
function fadingEnds(take, decibels) {
  const samples = take.samples.slice();
  const room = roomOf(take.samples, samples.length / RATE);
  for (const { start, end } of analyze(samples).speech) {
    const [from, to] = [Math.ceil((start + (2 * (end - start)) / 3) * RATE), Math.floor(end * RATE)];
    for (let i = from; i < to; i++) {
      const gain = 10 ** ((-decibels * (i - from)) / (to - from) / 20);
      samples[i] = gain * samples[i] + Math.sqrt(1 - gain * gain) * room[i];
    }
  }
  return { ...take, samples };
}

/** From the first to the last word the recording falls by so many decibels. */
function driftingAway(take, decibels) {
  const { length } = take.samples;
  return {
    ...take,
    samples: take.samples.map((sample, i) => sample * 10 ** ((-decibels * i) / length / 20)),
  };
}

/** Pauses shortened to a share of themselves. */
function pausesCut(take, share) {
  const { pauses } = analyze(take.samples);
  const pieces = [];
  let from = 0;
  for (const { start, end } of pauses) {
    pieces.push(take.samples.subarray(from, Math.round((start + (end - start) * share) * RATE)));
    from = Math.round(end * RATE);
  }
  return { ...take, samples: join([...pieces, take.samples.subarray(from)]) };
}

/** So many silences of half a second a minute where somebody speaks: the quietest place near by. */
function pausesInside(take, perMinute) {
  const next = sequence(11);
  const { speech, measurements } = analyze(take.samples);
  const room = roomOf(take.samples, 0.5);
  const count = Math.round((perMinute * measurements.durationSeconds) / 60);
  const places = [];
  for (let i = 0; i < count; i++) {
    const within = speech[Math.floor(next() * speech.length)];
    const near = Math.round((within.start + (0.15 + 0.7 * next()) * (within.end - within.start)) * RATE);
    places.push(quietest(take.samples, near));
  }
  const pieces = [];
  let from = 0;
  for (const place of places.toSorted((a, b) => a - b)) {
    pieces.push(take.samples.subarray(from, place), room);
    from = place;
  }
  return { ...take, samples: join([...pieces, take.samples.subarray(from)]) };
}

function quietest(samples, near) {
  const frame = RATE / 50;
  let [best, least] = [near, Infinity];
  for (let at = near - RATE / 4; at < near + RATE / 4; at += frame / 2) {
    const power = samples.subarray(at, at + frame).reduce((sum, sample) => sum + sample * sample, 0);
    if (power < least) [best, least] = [at + frame / 2, power];
  }
  return best;
}

/** Words put in after every so many words, so many for each hundred. */
function insert(take, perHundred, choose) {
  const next = sequence(5);
  const words = take.text
    .split(' ')
    .flatMap((word, i) => (next() * 100 < perHundred ? [word, ...choose(word, i)] : [word]));
  return { ...take, text: words.join(' ') };
}

const FILLERS = ['um,', 'uh,', 'you know,', 'um,', 'er,'];
const HEDGES = ['I think', 'sort of', 'probably', 'I guess'];

function fillers(take, perHundred) {
  return insert(take, perHundred, (_, i) => [FILLERS[i % FILLERS.length]]);
}

function hedges(take, perHundred) {
  return insert(take, perHundred, (_, i) => [HEDGES[i % HEDGES.length]]);
}

function twice(take, perHundred) {
  return insert(take, perHundred, () => ['the', 'the']);
}
