import type { Measurements } from '../measurements.js';
import type { ScriptAlignment } from '../words/script-alignment.js';
import type { Token } from '../words/tokens.js';
import type { LegalMarks } from '../words/legal-marks.js';
import type { Wording } from '../words/wording.js';
import type { Observation } from './observation.js';

export type EventKind =
  'filler' | 'pause' | 'pace' | 'level' | 'pitch' | 'hedge' | 'repetition' | 'false-start' | 'hesitation';

/** A stretch of the recording that a number rests on: it can be played, and dismissed. Times in seconds. */
export interface EvidenceEvent {
  /** The same for the same finding in the same recording, so that a second analysis keeps what was dismissed. */
  id: string;
  kind: EventKind;
  start: number;
  end: number;
  confidence: number;
  /** The words that were said, or what was noticed in English: for readers without a catalogue. */
  text: string;
  /** What was noticed beside words; absent from findings of words, and of before there were codes. */
  observed?: Observation | null | undefined;
  /** True when it counts in the speaker's favor. */
  credit: boolean;
  dismissed: boolean;
}

/** The words of a recording as the finders need them. */
export interface HeardWords {
  /** Every token with times. */
  tokens: readonly Token[];
  /** False when the times were only estimated from a plain text. */
  timed: boolean;
  /** True when there are as many words as the recording can hold: then pace is counted in words. */
  fits: boolean;
}

/** An event before it has an id. */
export type Finding = Omit<EvidenceEvent, 'id' | 'dismissed'>;

/** How level and melody of the passages of a take spread, and how often it stops. */
export interface Spread {
  /** Silences of 250 ms and more that are too short to be meant: no score looks at them, services of the version before ask for them. */
  stops: number;
  /** Standard deviation of the passages' level from the median of the take, in decibels. */
  levelDb: number | null;
  /** By how much the level and the melody of the take may be off, judged by how its passages differ. */
  levelOff: number;
  melodyOff: number;
}

/** Everything that scores and feedback are made from. */
export interface Evidence {
  measurements: Measurements;
  /** Absent from analyses of before there were ranges. */
  spread?: Spread | undefined;
  /** What an advocate does in this scenario and was heard doing; null without words or scenario. */
  legal?: LegalMarks | null | undefined;
  /** Seconds of a take of full length in its scenario; a shorter one is not perfect. */
  fullLengthSeconds?: number | undefined;
  events: readonly EvidenceEvent[];
  /** Null when nobody knows the words. */
  wording: Wording | null;
  /** Null when no script was read or no words are known. */
  script: ScriptAlignment | null;
}

/** Findings of a kind that count: not dismissed, and not to the speaker's credit. */
export const faults = (events: readonly EvidenceEvent[], kind: EventKind): EvidenceEvent[] =>
  events.filter((event) => event.kind === kind && !event.dismissed && !event.credit);

/** Findings of a kind that count in the speaker's favor. */
export const credits = (events: readonly EvidenceEvent[], kind: EventKind): EvidenceEvent[] =>
  events.filter((event) => event.kind === kind && !event.dismissed && event.credit);

/** Share of a duration that the events cover, 0-1. */
export function coveredShare(events: readonly EvidenceEvent[], seconds: number): number {
  const covered = events.reduce((sum, { start, end }) => sum + end - start, 0);
  return seconds === 0 ? 0 : Math.min(1, covered / seconds);
}
