/** What fills each code: seconds, the words beside a pause, words a minute, decibels from the rest of the take, semitones. */
interface Fillings {
  pause: { seconds: number };
  'pause-after': { seconds: number; words: string };
  'pause-in-clause': { seconds: number; words: string };
  'pause-beside': { seconds: number; words: string };
  silence: { seconds: number };
  'no-pause': { seconds: number };
  fast: { wordsPerMinute: number };
  slow: { wordsPerMinute: number };
  loud: { decibels: number };
  soft: { decibels: number };
  fading: { decibels: number };
  flat: { semitones: number };
  hesitation: object;
}

export type ObservationCode = keyof Fillings;
/** An observation of one code. */
export type Observed<C extends ObservationCode> = { code: C } & Fillings[C];

/**
 * What was noticed in a stretch of a recording that is not a word: a code and what fills it. The sentence is made where it is shown
 * (english/observations.ts).
 */
export type Observation = { [C in ObservationCode]: Observed<C> }[ObservationCode];

/** A finding as far as it says what it is. */
export interface Described {
  text: string;
  /** Absent from words, and from findings of before there were codes. */
  observed?: Observation | null | undefined;
}

/** Is this finding about a pause that is not there? Findings from before there were codes say so in their sentence. */
export const isMissingPause = ({ kind, observed, text }: Described & { kind: string }): boolean =>
  kind === 'pause' && (observed ? observed.code === 'no-pause' : text.startsWith('No pause'));

/** Is this finding about a silence that is too long for a pause? */
export const isSilence = ({ observed, text }: Described): boolean =>
  observed ? observed.code === 'silence' : text.startsWith('Silence');

/** Which way a passage stands out: fast, slow, loud, soft, flat; undefined for a sentence that names no way. */
export const directionOf = ({ observed, text }: Described): string | undefined =>
  observed ? observed.code : /^(?:Fast|Slow|Loud|Soft|Flat)\b/u.exec(text)?.[0].toLowerCase();

/** Is this finding about a passage that drags? */
export const isSlow = (finding: Described): boolean => directionOf(finding) === 'slow';

/** Is this finding about the end of a phrase that is lost? */
export const isFading = (finding: Described): boolean => directionOf(finding) === 'fading';
