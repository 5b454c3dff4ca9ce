import { type Backdrop, measureBackdrop } from './backdrop.js';
import { percentileOf, smoothDecibels } from './decibels.js';
import type { Frames } from './frame-extractor.js';
import { levelWithoutRoom } from './room-noise.js';
import { type Run, runsOf } from './runs.js';

/** Frames: wide enough to melt pitch periods together, narrow enough to keep syllables of fast speech apart. */
const SMOOTHING = 1.8;
/** Speech is at least this far above the room, in decibels... */
const ABOVE_ROOM = 2.5;
/** ...or this share of the distance between room and voice... */
const ABOVE_ROOM_SHARE = 0.2;
/** ...and at most this far below the voice, where the room is silent. */
const BELOW_VOICE = 32;
/** In a noisy room each half of the band is listened to as well, for what stands out clearly in it: half a band fluctuates more,
 * and breath and rumble have a half of their own. */
const HALF_ABOVE_ROOM = 3;
const HALF_BELOW_VOICE = 16;
/** The room is noisy where the voice is less than this above it. */
const NOISY = 30;
/** A closed "p" or "t" is silent for up to 150 ms inside a word. */
const STOP_CLOSURE = 15;
/** A shorter silence is articulation, not a pause (de Jong & Bosker 2013, "Choosing a threshold for silent pauses"). */
const SHORTEST_PAUSE = 25;
/** A run needs 40 ms with a pitch, and an eighth of its length: coughs, clicks, rustling and wind have less. */
const VOICED_FRAMES = 4;
const VOICED_SHARE = 0.125;
const VOICED = 0.4;
/** An "s" before or after a vowel is heard for up to 150 ms... */
const EDGE_REACH = 15;
/** ...this far above the room's own hiss, and not more than this below the voice. */
const HISS_ABOVE_ROOM = 5;
const HISS_BELOW_VOICE = 35;
/** Under noise the fading of a word is cut off early: where it would have ended, from how fast voices fade. */
const FADED_BELOW_VOICE = 30;
const FADING_PER_FRAME = 4;
const NOISE_SPREAD = 1.5;

/** Where somebody speaks, and the levels that decided it. */
export interface VoiceActivity {
  /** One per frame: 1 while somebody speaks. */
  speaking: Uint8Array;
  /** Smoothed level between 300 and 3300 Hz per frame, in decibels. */
  vowelLevel: Float32Array;
  /** The same without what the room adds: where syllables are counted. */
  voiceLevel: Float32Array;
  /** Smoothed level above 3300 Hz per frame, in decibels. */
  hissLevel: Float32Array;
  /** Of the vowel level. */
  backdrop: Backdrop;
  /** Of the voice level. */
  voiceBackdrop: Backdrop;
  /** Of the hiss level. */
  hissBackdrop: Backdrop;
}

/** One band of the sound, and how far speech must stand out in it. */
interface Band {
  level: Float32Array;
  backdrop: Backdrop;
  aboveRoom: number;
  belowVoice: number;
}

/** Decides frame by frame whether somebody speaks: energy against an adaptive threshold, confirmed by pitch. */
export function detectVoice(frames: Frames): VoiceActivity {
  const vowelLevel = smoothDecibels(frames.vowelEnergy, SMOOTHING);
  const hissLevel = smoothDecibels(frames.hissEnergy, SMOOTHING);
  const voiceLevel = levelWithoutRoom(frames.vowelParts, SMOOTHING);
  const backdrop = measureBackdrop(vowelLevel);
  const whole = { level: vowelLevel, backdrop, aboveRoom: ABOVE_ROOM, belowVoice: BELOW_VOICE };
  const speaking = Uint8Array.from(vowelLevel, (_, frame) => (standsOut(whole, frame) ? 1 : 0));
  const noisy = backdrop.speech.map((voice, block) => (voice - backdrop.noise[block]! < NOISY ? 1 : 0));
  if (noisy.includes(1)) {
    for (const part of frames.vowelParts)
      listenTo(part, (frame) => noisy[backdrop.blockOf(frame)] === 1, speaking);
  }
  closeGaps(speaking, STOP_CLOSURE);
  for (const run of runsOf(speaking, 1)) {
    if (!isVoiced(frames, run)) speaking.fill(0, run.from, run.to);
  }
  const activity = {
    speaking,
    vowelLevel,
    voiceLevel,
    hissLevel,
    backdrop,
    voiceBackdrop: measureBackdrop(voiceLevel),
    hissBackdrop: measureBackdrop(hissLevel),
  };
  extendEdges(activity);
  closeGaps(speaking, SHORTEST_PAUSE);
  return activity;
}

/** Decibels from the room to the voice, in half of the passages with speech less; null without speech. */
export function distanceFromRoom({ speaking, backdrop }: VoiceActivity): number | null {
  const withSpeech = new Set<number>();
  speaking.forEach((flag, frame) => {
    if (flag === 1) withSpeech.add(backdrop.blockOf(frame));
  });
  if (withSpeech.size === 0) return null;
  const distances = Array.from(withSpeech, (block) => backdrop.speech[block]! - backdrop.noise[block]!);
  return percentileOf(Float32Array.from(distances), 0.5);
}

function standsOut({ level, backdrop, aboveRoom, belowVoice }: Band, frame: number): boolean {
  const block = backdrop.blockOf(frame);
  const room = backdrop.noise[block]!;
  const voice = backdrop.speech[block]!;
  const least = room + Math.max(aboveRoom, ABOVE_ROOM_SHARE * (voice - room));
  return level[frame]! > Math.max(least, voice - belowVoice);
}

/** Adds the speech that stands out in half of the band, where the room is noisy. */
function listenTo(part: Float32Array, isNoisy: (frame: number) => boolean, speaking: Uint8Array): void {
  const level = smoothDecibels(part, SMOOTHING);
  const half = {
    level,
    backdrop: measureBackdrop(level),
    aboveRoom: HALF_ABOVE_ROOM,
    belowVoice: HALF_BELOW_VOICE,
  };
  for (let frame = 0; frame < speaking.length; frame++) {
    if (isNoisy(frame) && standsOut(half, frame)) speaking[frame] = 1;
  }
}

function isVoiced({ pitch, voicing }: Frames, { from, to }: Run): boolean {
  let voiced = 0;
  for (let i = from; i < to; i++) if (voicing[i]! > VOICED && pitch[i]! > 0) voiced++;
  return voiced >= Math.max(VOICED_FRAMES, VOICED_SHARE * (to - from));
}

function closeGaps(speaking: Uint8Array, shorterThan: number): void {
  for (const { from, to } of runsOf(speaking, 0)) {
    if (from > 0 && to < speaking.length && to - from < shorterThan) speaking.fill(1, from, to);
  }
}

/** Words begin and end with sounds that the vowel band does not carry. */
function extendEdges({ speaking, hissLevel, backdrop, hissBackdrop: hissDrop }: VoiceActivity): void {
  const isHissing = (frame: number): boolean => {
    const block = backdrop.blockOf(frame);
    const least = Math.max(
      hissDrop.noise[block]! + HISS_ABOVE_ROOM,
      backdrop.speech[block]! - HISS_BELOW_VOICE,
    );
    return hissLevel[frame]! > least;
  };
  for (const { from, to } of runsOf(speaking, 1)) {
    const block = backdrop.blockOf(from);
    const masked = backdrop.noise[block]! + NOISE_SPREAD - (backdrop.speech[block]! - FADED_BELOW_VOICE);
    const faded = Math.round(Math.max(0, masked) / FADING_PER_FRAME);
    let start = from;
    while (start > 0 && from - start < EDGE_REACH && isHissing(start - 1)) start--;
    let end = to;
    while (end < speaking.length && end - to < EDGE_REACH && isHissing(end)) end++;
    speaking.fill(1, Math.max(0, start - faded), Math.min(speaking.length, end + faded));
  }
}
