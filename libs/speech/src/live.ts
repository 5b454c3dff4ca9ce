import { LEAST_SPEECH_FOR_PACE, METER, PAUSE, PAUSES_PER_MINUTE } from './bands.js';
import { estimateWordsPerMinute, paceOf, spokenSpan } from './measurements.js';
import { toDecibels } from './signal/decibels.js';
import { FrameExtractor, FRAMES_PER_SECOND, SAMPLE_RATE } from './signal/frame-extractor.js';
import { findHesitations } from './signal/hesitations.js';
import { findPauses, findSpeech } from './signal/pauses.js';
import { findSyllables } from './signal/syllables.js';
import { detectVoice, distanceFromRoom } from './signal/voice-activity.js';

/** Pace is smoothed over this many seconds: shorter windows flicker, longer ones hide a change. */
const WINDOW_SECONDS = 20;
const WINDOW = WINDOW_SECONDS * FRAMES_PER_SECOND;
/** Seconds between two looks at the window. */
const LOOK_EVERY = 0.5;
/** Seconds at the end of the window whose verdict may still change. */
const UNSETTLED = 0.5;
/** A sound is judged when the silence behind it is known. */
const SOUND_UNSETTLED = 1.2;
const CLIPPED = 0.999;

export type PauseQuality = 'good' | 'too-fast' | 'too-slow';

/** What the live panel shows. Null means not known yet, never zero. */
export interface LiveState {
  seconds: number;
  /** Of the last 10 ms, relative to full scale. */
  levelDb: number;
  /** 0-100 on the level meter. */
  volume: number;
  clipping: boolean;
  speaking: boolean;
  /** How long it has been silent, in seconds; 0 while speaking. */
  silentSeconds: number;
  speechSeconds: number;
  /** Over the last 20 s, from 10 s of speech on. */
  syllablesPerMinute: number | null;
  /** Estimated from syllables; words from a recognizer are exact. */
  wordsPerMinute: number | null;
  /** Deliberate pauses, at least 0.8 s, so far. */
  pauses: number;
  lastPauseSeconds: number | null;
  pauseQuality: PauseQuality | null;
  /** Sounds that are probably hesitations so far; there may be more. */
  hesitations: number;
}

/** Measures while somebody speaks: the analyzer's own methods on a sliding window of 20 s, so cost and memory stay constant. */
export class LiveAnalyzer {
  private readonly extractor = new FrameExtractor();
  private samples = 0;
  private heardSeconds = 0;
  private lookedAt = 0;
  private countedUntil = 0;
  private speechUntil = 0;
  private speechSeconds = 0;
  private pauses = 0;
  private lastPauseSeconds: number | null = null;
  private speaking = false;
  private silentSince: number | null = null;
  private rate: number | null = null;
  private clipping = false;
  private hesitations = 0;
  private soundsUntil = 0;

  /** Takes mono samples at 16 kHz, between -1 and 1, any number of them. */
  push(samples: Float32Array): void {
    this.samples += samples.length;
    this.clipping = samples.some((sample) => Math.abs(sample) >= CLIPPED);
    this.extractor.push(samples);
    this.heardSeconds = this.samples / SAMPLE_RATE;
    if (this.heardSeconds - this.lookedAt >= LOOK_EVERY) this.look();
  }

  /** The state as of the last push. */
  state(): LiveState {
    const newest = this.extractor.frames(Math.max(0, this.extractor.length - 1)).energy[0] ?? 0;
    const levelDb = toDecibels(newest);
    const share = (levelDb - METER.silentDb) / (METER.fullDb - METER.silentDb);
    return {
      seconds: this.heardSeconds,
      levelDb,
      volume: Math.round(100 * Math.max(0, Math.min(1, share))),
      clipping: this.clipping,
      speaking: this.speaking,
      silentSeconds: this.silentSince === null ? 0 : this.heardSeconds - this.silentSince,
      speechSeconds: this.speechSeconds,
      syllablesPerMinute: this.rate,
      wordsPerMinute: estimateWordsPerMinute(this.rate),
      pauses: this.pauses,
      lastPauseSeconds: this.lastPauseSeconds,
      pauseQuality: this.pauseQuality(),
      hesitations: this.hesitations,
    };
  }

  private look(): void {
    const before = this.lookedAt;
    this.lookedAt = this.heardSeconds;
    const frames = this.extractor.frames();
    const activity = detectVoice(frames);
    const offset = this.heardSeconds - frames.energy.length / FRAMES_PER_SECOND;
    const speech = findSpeech(activity.speaking);
    const last = speech.at(-1);
    const end = frames.energy.length / FRAMES_PER_SECOND;
    this.speaking = last !== undefined && last.end >= end - 0.2;
    const since = last ? offset + last.end : (this.silentSince ?? 0);
    // What was heard as silence stays silence: only a sound that came since ends it.
    const goesOn = this.silentSince !== null && since <= before;
    this.silentSince = this.speaking ? null : goesOn ? Math.min(since, this.silentSince!) : since;

    const settled = this.heardSeconds - UNSETTLED;
    for (const { start, end: until } of speech) {
      const from = Math.max(offset + start, this.speechUntil);
      const to = Math.min(offset + until, settled);
      if (to > from) this.speechSeconds += to - from;
    }
    this.speechUntil = Math.max(this.speechUntil, settled);
    for (const pause of findPauses(activity.speaking)) {
      const length = pause.end - pause.start;
      if (length < PAUSE.deliberate || offset + pause.start < this.countedUntil) continue;
      if (offset + pause.end > settled) continue;
      this.pauses++;
      this.lastPauseSeconds = length;
      this.countedUntil = offset + pause.end;
    }
    const aboveRoomDb = distanceFromRoom(activity);
    const sounds = findHesitations(frames, activity, { speechSeconds: this.speechSeconds, aboveRoomDb });
    // Each sound is judged once: a chance at every look would find more than there is.
    const judged = this.heardSeconds - SOUND_UNSETTLED;
    this.hesitations += sounds.filter(
      ({ end: until }) => offset + until > this.soundsUntil && offset + until <= judged,
    ).length;
    this.soundsUntil = judged;
    const spoken = speech.reduce((sum, { start, end: until }) => sum + until - start, 0);
    const syllables = findSyllables(frames, activity).length;
    // A window that is mostly silence keeps the last pace instead of showing a crawl.
    this.rate = paceOf(syllables, spoken, spokenSpan({ speech })) ?? this.rate;
    this.extractor.keepLast(WINDOW);
  }

  private pauseQuality(): PauseQuality | null {
    if (this.speechSeconds < 2 * LEAST_SPEECH_FOR_PACE) return null;
    const perMinute = (this.pauses / this.speechSeconds) * 60;
    if (perMinute < PAUSES_PER_MINUTE.fair[0]) return 'too-fast';
    return perMinute > PAUSES_PER_MINUTE.fair[1] ? 'too-slow' : 'good';
  }
}
