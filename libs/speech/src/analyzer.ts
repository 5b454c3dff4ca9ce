import { type Acoustics, acousticsOf } from './measurements.js';
import { FrameExtractor, FRAMES_PER_SECOND, SAMPLE_RATE } from './signal/frame-extractor.js';
import { findHesitations } from './signal/hesitations.js';
import { measureIntonation } from './signal/intonation.js';
import { frameLevels, measureLevel } from './signal/level.js';
import { measurePassages } from './signal/passages.js';
import { findPauses, findSpeech } from './signal/pauses.js';
import { PeakOutline } from './signal/peaks.js';
import { classifySounds } from './signal/sounds.js';
import { findSyllables } from './signal/syllables.js';
import { fadesOf, medianFall, phraseEnds } from './signal/phrase-ends.js';
import { detectVoice, distanceFromRoom } from './signal/voice-activity.js';

/** The last step of 16-bit full scale, and what a decoder makes of it. */
const CLIPPED = 0.999;

/**
 * Measures speech as a stream: {@link push} samples in chunks of any size, then {@link finish}. Keeps 52 bytes of features per
 * 10 ms and no audio, so an hour costs 19 MB.
 */
export class SpeechAnalyzer {
  private readonly extractor = new FrameExtractor();
  private readonly outline = new PeakOutline();
  private samples = 0;
  private clipped = 0;

  /** Seconds of audio taken so far. */
  get seconds(): number {
    return this.samples / SAMPLE_RATE;
  }

  /** Takes mono samples at 16 kHz, between -1 and 1. */
  push(samples: Float32Array): void {
    this.samples += samples.length;
    for (let i = 0; i < samples.length; i++) {
      if (Math.abs(samples[i]!) >= CLIPPED) this.clipped++;
    }
    this.outline.push(samples);
    this.extractor.push(samples);
  }

  /** Measures everything that was pushed. */
  finish(): Acoustics {
    const frames = this.extractor.frames();
    const activity = detectVoice(frames);
    const { speaking } = activity;
    const nuclei = findSyllables(frames, activity);
    const levels = frameLevels(frames.energy);
    const speech = findSpeech(speaking);
    const falls = phraseEnds(speech, levels, frames.voicing);
    const speechSeconds = speech.reduce((sum, { start, end }) => sum + end - start, 0);
    const aboveRoomDb = distanceFromRoom(activity);
    const whole = { from: 0, to: speaking.length };
    return acousticsOf({
      durationSeconds: this.seconds,
      pitch: measureIntonation(frames, speaking, whole),
      level: {
        ...measureLevel(levels, speaking, whole),
        clippedSamples: this.clipped,
        aboveRoomDb,
        fadeDb: medianFall(falls),
      },
      speech,
      pauses: findPauses(speaking),
      syllables: nuclei.map((frame) => frame / FRAMES_PER_SECOND),
      passages: measurePassages(frames, activity, nuclei, levels),
      fades: fadesOf(falls),
      hesitations: findHesitations(frames, activity, { speechSeconds, aboveRoomDb }),
      sounds: classifySounds(frames, activity, nuclei),
      peaks: this.outline.points(),
    });
  }
}
