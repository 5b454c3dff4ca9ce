import { percentileOf } from './decibels.js';
import { FRAMES_PER_SECOND, type Frames } from './frame-extractor.js';
import { type Run, runsOf } from './runs.js';
import { TIMBRE_SIZE } from './timbre.js';
import type { VoiceActivity } from './voice-activity.js';

/** What is known of a stretch in which the voice stands still, each figure beside this speaker's own in this recording. */
export interface SteadySound extends Run {
  /** In the order of {@link SOUND_FIGURES}. */
  figures: number[];
}

export const SOUND_FIGURES = [
  'length',
  'pitchFromFillers',
  'pitchSlope',
  'silenceBefore',
  'levelDrift',
] as const;

const VOICED = 0.5;
const PERIODIC = 0.5;
/** Frames on each side that are compared: what moves within 30 ms is articulated. */
const SIDE = 3;
const SMOOTHING = 2;
/** Calmer than this share of what is usual for the speaker stands still. */
const CALM = 0.9;
/** Frames: from the vowel to the "m" of an "um". */
const LONGEST_GAP = 6;
/** A shorter one is a vowel. */
const SHORTEST = 0.18 * FRAMES_PER_SECOND;
const LONGEST = 1.4 * FRAMES_PER_SECOND;
/** A voice of less than two seconds has no usual ways. */
const LEAST_VOICED = 2 * FRAMES_PER_SECOND;
/** Share of the way from room to voice under which a frame is quiet. */
const QUIET = 0.25;
const SHORTEST_SILENCE = 0.12 * FRAMES_PER_SECOND;
const BESIDE = 0.2 * FRAMES_PER_SECOND;
/** Semitones from what is usual for the speaker: fillers are said low, without pressure. */
const FILLER_PITCH = -2.5;
const SILENCE_COUNTED = 1 * FRAMES_PER_SECOND;

/** Stretches in which a voice goes on without a change, as fillers do and drawn-out vowels, with figures to tell them apart. */
export function findSteadySounds(frames: Frames, activity: VoiceActivity): SteadySound[] {
  const voiced = activity.speaking.map((flag, i) => (flag === 1 && frames.voicing[i]! > VOICED ? 1 : 0));
  const change = changes(frames.timbre, voiced);
  const usual = usualOf(frames, voiced, change);
  if (usual === null) return [];
  const calm = voiced.map((flag, i) => (flag === 1 && change[i]! < CALM * usual.change ? 1 : 0));
  for (const { from, to } of runsOf(calm, 0)) {
    if (to - from <= LONGEST_GAP && from > 0 && to < calm.length && allOf(voiced, from, to))
      calm.fill(1, from, to);
  }
  const silences = findSilences(activity);
  return runsOf(calm, 1)
    .filter(({ from, to }) => to - from >= SHORTEST && to - from <= LONGEST)
    .map((run) => ({
      ...run,
      figures: figuresOf(run, { frames, activity, pitchHz: usual.pitchHz, silences }),
    }));
}

interface Usual {
  change: number;
  pitchHz: number;
}

interface Surroundings {
  frames: Frames;
  activity: VoiceActivity;
  /** What is usual for the speaker. */
  pitchHz: number;
  silences: Run[];
}

const medianOf = (values: number[]): number => percentileOf(Float32Array.from(values), 0.5);

/** Distance between the timbre just before and just after each voiced frame, smoothed. */
function changes(timbre: Float32Array, voiced: Uint8Array): Float32Array {
  const raw = new Float32Array(voiced.length);
  for (let i = 0; i < voiced.length; i++) {
    // The timbre is looked at in every other frame at most.
    if (voiced[i] === 1)
      raw[i] = i % 2 === 1 && voiced[i - 1] === 1 ? raw[i - 1]! : changeAt(timbre, voiced, i);
  }
  const smoothed = new Float32Array(voiced.length);
  for (let i = 0; i < voiced.length; i++) {
    if (voiced[i] === 0) continue;
    let sum = 0;
    let count = 0;
    for (let j = Math.max(0, i - SMOOTHING); j <= Math.min(voiced.length - 1, i + SMOOTHING); j++) {
      sum += raw[j]!;
      count += voiced[j]!;
    }
    smoothed[i] = sum / count;
  }
  return smoothed;
}

function changeAt(timbre: Float32Array, voiced: Uint8Array, at: number): number {
  let from = at;
  let to = at;
  while (at - from < SIDE && voiced[from - 1] === 1) from--;
  while (to - at < SIDE && voiced[to + 1] === 1) to++;
  let distance = 0;
  for (let k = 0; k < TIMBRE_SIZE; k++) {
    let before = 0;
    let after = 0;
    for (let i = from; i <= at; i++) before += timbre[i * TIMBRE_SIZE + k]!;
    for (let i = at; i <= to; i++) after += timbre[i * TIMBRE_SIZE + k]!;
    distance += (after / (to - at + 1) - before / (at - from + 1)) ** 2;
  }
  return Math.sqrt(distance);
}

function usualOf({ pitch, voicing }: Frames, voiced: Uint8Array, change: Float32Array): Usual | null {
  const at: number[] = [];
  for (let i = 0; i < voiced.length; i++) if (voiced[i] === 1) at.push(i);
  const pitches = at.filter((i) => voicing[i]! > PERIODIC && pitch[i]! > 0).map((i) => pitch[i]!);
  if (at.length < LEAST_VOICED || pitches.length < LEAST_VOICED / 2) return null;
  return { change: medianOf(at.map((i) => change[i]!)), pitchHz: medianOf(pitches) };
}

/** Stretches in which neither the band of vowels nor that of hisses stands out of the room. */
function findSilences({ vowelLevel, hissLevel, backdrop, hissBackdrop }: VoiceActivity): Run[] {
  const isQuiet = (level: number, drop: typeof backdrop, block: number): boolean =>
    level < drop.noise[block]! + QUIET * (drop.speech[block]! - drop.noise[block]!);
  const quiet = new Uint8Array(vowelLevel.length);
  for (let i = 0; i < quiet.length; i++) {
    const block = backdrop.blockOf(i);
    if (isQuiet(vowelLevel[i]!, backdrop, block) && isQuiet(hissLevel[i]!, hissBackdrop, block)) quiet[i] = 1;
  }
  return runsOf(quiet, 1).filter(({ from, to }) => to - from >= SHORTEST_SILENCE);
}

const allOf = (flags: Uint8Array, from: number, to: number): boolean => {
  for (let i = from; i < to; i++) if (flags[i] === 0) return false;
  return true;
};

function figuresOf({ from, to }: Run, { frames, activity, pitchHz, silences }: Surroundings): number[] {
  const within = Array.from({ length: to - from }, (_, i) => from + i);
  const semitones = within
    .filter((i) => frames.pitch[i]! > 0 && frames.voicing[i]! > PERIODIC)
    .map((i) => 12 * Math.log2(frames.pitch[i]! / pitchHz));
  const pitch = semitones.length === 0 ? 0 : medianOf(semitones);
  const quarter = Math.max(1, semitones.length >> 2);
  const slope =
    semitones.length < 4 ? 0 : medianOf(semitones.slice(-quarter)) - medianOf(semitones.slice(0, quarter));
  const levels = within.map((i) => activity.voiceLevel[i]!);
  const [early, late] = [levels.slice(0, levels.length >> 1), levels.slice(levels.length >> 1)];
  const before = silences.findLast((silence) => silence.to <= from + SHORTEST_SILENCE / 2);
  const counted = (silence: Run | undefined, away: number): number =>
    silence === undefined || away > BESIDE
      ? 0
      : Math.min(SILENCE_COUNTED, silence.to - silence.from) / SILENCE_COUNTED;
  return [
    Math.log((to - from) / (0.35 * FRAMES_PER_SECOND)),
    Math.min(5, Math.abs(pitch - FILLER_PITCH)),
    Math.min(3, Math.abs(slope)),
    counted(before, from - (before?.to ?? 0)),
    Math.min(2, Math.abs(medianOf(late) - medianOf(early)) / 10),
  ];
}
