import { INTONATION, LEVEL_DEPARTURE, PACE, SYLLABLE_PACE } from '../bands.js';
import { type Acoustics, type Passage, estimateWordsPerMinute } from '../measurements.js';
import type { EventKind, Finding } from './evidence.js';

interface Judgement {
  kind: EventKind;
  /** Passages with the same label that touch are one finding. */
  label: string;
  value: number;
  /** How far outside, 0-1 and more. */
  excess: number;
}

/** Without words a passage is only called fast or slow when it is clearly so: words differ in length. */
const ESTIMATE_MARGIN = 0.1;

/**
 * Passages that are too fast, too slow, loud, soft or flat. Windows that overlap become one finding.
 * @param words how many were said, when they are known: then pace is judged in words of this speaker's own length
 */
export function findPassageEvents({ passages, measurements }: Acoustics, words: number | null): Finding[] {
  const usual = measurements.level.medianDb;
  const perWord = words === null ? null : measurements.syllables / words;
  const judges = [
    (passage: Passage) => judgePace(passage, perWord),
    (passage: Passage) => judgeLevel(passage, usual),
    judgeIntonation,
  ];
  return judges.flatMap((judge) => merge(passages, judge));
}

function judgePace({ syllablesPerMinute }: Passage, perWord: number | null): Judgement | null {
  if (syllablesPerMinute === null) return null;
  const [rate, band, margin] =
    perWord === null
      ? [syllablesPerMinute, SYLLABLE_PACE, ESTIMATE_MARGIN]
      : [syllablesPerMinute / perWord, PACE, 0];
  const [low, high] = [band.fair[0] * (1 - margin), band.fair[1] * (1 + margin)];
  const value = perWord === null ? (estimateWordsPerMinute(rate) ?? 0) : rate;
  if (rate > high) return { kind: 'pace', label: 'Fast', value, excess: rate / high - 1 };
  return rate < low ? { kind: 'pace', label: 'Slow', value, excess: 1 - rate / low } : null;
}

function judgeLevel({ medianDb }: Passage, usual: number | null): Judgement | null {
  if (medianDb === null || usual === null) return null;
  const value = medianDb - usual;
  if (Math.abs(value) < LEVEL_DEPARTURE) return null;
  const excess = Math.abs(value) / LEVEL_DEPARTURE - 1;
  return { kind: 'level', label: value > 0 ? 'Loud' : 'Soft', value, excess };
}

function judgeIntonation({ variationSemitones }: Passage): Judgement | null {
  const least = INTONATION.fair[0];
  if (variationSemitones === null || variationSemitones >= least) return null;
  return { kind: 'pitch', label: 'Flat', value: variationSemitones, excess: 1 - variationSemitones / least };
}

function merge(passages: readonly Passage[], judge: (passage: Passage) => Judgement | null): Finding[] {
  const stretches: { start: number; end: number; judgements: Judgement[] }[] = [];
  for (const passage of passages) {
    const judgement = judge(passage);
    if (!judgement) continue;
    const open = stretches.at(-1);
    if (open && open.judgements[0]!.label === judgement.label && passage.start <= open.end) {
      open.end = passage.end;
      open.judgements.push(judgement);
    } else
      stretches.push({
        start: Math.max(passage.start, open?.end ?? 0),
        end: passage.end,
        judgements: [judgement],
      });
  }
  return stretches.map(({ start, end, judgements }) => ({
    kind: judgements[0]!.kind,
    start,
    end,
    // Just outside a band is a coin toss; a third outside is not.
    confidence: Math.min(0.95, 0.6 + Math.max(...judgements.map(({ excess }) => excess))),
    text: describe(judgements),
    credit: false,
  }));
}

function describe(judgements: readonly Judgement[]): string {
  const { kind, label } = judgements[0]!;
  const mean = judgements.reduce((sum, { value }) => sum + value, 0) / judgements.length;
  if (kind === 'pace') return `${label} passage, about ${Math.round(mean)} words a minute`;
  if (kind === 'level')
    return `${label} passage, ${Math.abs(mean).toFixed(0)} dB ${mean > 0 ? 'above' : 'below'} the rest`;
  return `Flat passage, pitch varies by ${mean.toFixed(1)} semitones`;
}
