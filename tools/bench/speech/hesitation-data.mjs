import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FrameExtractor } from '../../../libs/speech/dist/src/signal/frame-extractor.js';
import { findSteadySounds } from '../../../libs/speech/dist/src/signal/steady-sounds.js';
import { detectVoice } from '../../../libs/speech/dist/src/signal/voice-activity.js';
import { RATE, decode, withNoise } from './sound.mjs';

const DATA = join(import.meta.dirname, '../../../libs/speech/test-data');

/** The labelled recordings: samples, fillers and drawn-out words. */
export const labelledRecordings = () =>
  Object.entries(JSON.parse(readFileSync(join(DATA, 'hesitations.json'), 'utf8'))).map(([name, labels]) => ({
    name,
    ...labels,
    samples: decode(join(DATA, name)),
  }));

/** The same voice higher or lower and faster or slower, nearer to the room: what the weights are to bear. */
const VARIANTS = [
  { speed: 1, noise: null },
  { speed: 0.9, noise: null },
  { speed: 1.1, noise: null },
  { speed: 1, noise: { distance: 25, color: 'pink' } },
];

/** A recording as it is, and changed in ways that leave its fillers fillers. */
export const variantsOf = (recording) =>
  VARIANTS.map(({ speed, noise }) => {
    const sounded = speed === 1 ? recording.samples : played(recording.samples, speed);
    const scaled = (stretches) =>
      stretches.map((one) => ({ ...one, start: one.start / speed, end: one.end / speed }));
    return {
      ...recording,
      samples: noise === null ? sounded : withNoise(sounded, noise),
      fillers: scaled(recording.fillers),
      drawnOut: scaled(recording.drawnOut),
    };
  });

function played(samples, speed) {
  const format = (rate) => ['-f', 'f32le', '-ar', String(Math.round(rate)), '-ac', '1'];
  const args = ['-v', 'error', ...format(RATE * speed), '-i', 'pipe:0', ...format(RATE), 'pipe:1'];
  const bytes = execFileSync('ffmpeg', args, { input: Buffer.from(samples.buffer), maxBuffer: 1e9 });
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Steady sounds of a recording, each with whether it is a filler; null for a drawn-out word. */
export function judgedSounds({ samples, fillers, drawnOut }) {
  const extractor = new FrameExtractor();
  extractor.push(samples);
  const frames = extractor.frames();
  return findSteadySounds(frames, detectVoice(frames)).map(({ from, to, figures }) => {
    const sound = { start: from / 100, end: to / 100 };
    const filler = fillers.some((one) => isFound(one, sound));
    return {
      ...sound,
      figures,
      filler: filler || !drawnOut.some((one) => isFound(one, sound)) ? filler : null,
    };
  });
}

/** A label is found by a sound that covers half of the shorter of both, or that overlaps and starts within 0.25 s of it. */
export function isFound(label, sound) {
  const both = Math.min(label.end, sound.end) - Math.max(label.start, sound.start);
  const shorter = Math.min(label.end - label.start, sound.end - sound.start);
  return both > 0 && (both >= shorter / 2 || Math.abs(label.start - sound.start) <= 0.25);
}
