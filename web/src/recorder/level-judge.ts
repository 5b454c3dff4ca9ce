import { LEVEL, METER } from '@lectern/speech/bands';

/** Level of a short block of samples, full scale = 0 dB. */
export interface LevelBlock {
  rmsDb: number;
  /** Largest absolute sample, 0 to 1. */
  peak: number;
  atMs: number;
}

export type LevelWord = 'Too quiet' | 'Good' | 'Too loud';

export interface LevelReading {
  /** 0 to 1 along the meter. */
  fraction: number;
  word: LevelWord;
  clipping: boolean;
  /** Nothing above the noise of a muted input for five seconds. */
  silent: boolean;
}

/** A muted input still carries the noise of its converter. */
const SILENT_DB = METER.silentDb + 2;
const SILENT_AFTER_MS = 5_000;
const WORD_AT_MOST_EVERY_MS = 1_000;
const CLIPPING_SHOWN_MS = 3_000;
const CLIPPED_PEAK = 0.99;

/** Turns a stream of levels into what the meter shows: a quick bar, and a word that changes at most once a second. */
export class LevelJudge {
  private word: LevelWord = 'Good';
  private wordChangedAt = -Infinity;
  private loudestSinceChange = -Infinity;
  private lastClipAt = -Infinity;
  private lastSoundAt: number | null = null;

  add({ rmsDb, peak, atMs }: LevelBlock): LevelReading {
    this.lastSoundAt ??= atMs;
    if (rmsDb > SILENT_DB) this.lastSoundAt = atMs;
    if (peak >= CLIPPED_PEAK) this.lastClipAt = atMs;
    this.loudestSinceChange = Math.max(this.loudestSinceChange, rmsDb);
    if (atMs - this.wordChangedAt >= WORD_AT_MOST_EVERY_MS) {
      // Judged on the loudest block of the second: the gaps between words are not "too quiet".
      this.word = wordFor(this.loudestSinceChange, atMs - this.lastClipAt < WORD_AT_MOST_EVERY_MS);
      this.wordChangedAt = atMs;
      this.loudestSinceChange = -Infinity;
    }
    return {
      fraction: Math.min(1, Math.max(0, (rmsDb - METER.silentDb) / (METER.fullDb - METER.silentDb))),
      word: this.word,
      clipping: atMs - this.lastClipAt < CLIPPING_SHOWN_MS,
      silent: atMs - this.lastSoundAt >= SILENT_AFTER_MS,
    };
  }
}

const wordFor = (loudestDb: number, clipped: boolean): LevelWord => {
  if (clipped || loudestDb > LEVEL.fair[1]) return 'Too loud';
  return loudestDb < LEVEL.good[0] ? 'Too quiet' : 'Good';
};
