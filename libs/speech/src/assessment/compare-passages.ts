import type { Interval } from '../signal/runs.js';
import type { EventKind, EvidenceEvent } from './evidence.js';
import {
  type Heard,
  type PaceUnit,
  type PassageFigures,
  figuresOf,
  hasTimes,
  syllablesPerWordOf,
} from './passage-figures.js';
import { type RetakeVerdict, judgeRetake } from './retake-verdict.js';

export interface PassageComparison {
  kind: EventKind;
  before: PassageFigures;
  after: PassageFigures;
  verdict: RetakeVerdict;
}

/**
 * Compares a passage of a take with its retake, which is a recording of its own. Both sides are measured in the same way:
 * pace in words only if the words of both have times, else in syllables, which the take's own words tell how to count.
 */
export function comparePassages(
  take: Heard,
  { passage, findings }: { passage: Interval; findings: readonly EvidenceEvent[] },
  retake: Heard,
): PassageComparison {
  const kind = findings[0]?.kind ?? 'pace';
  const whole = { start: 0, end: retake.acoustics.measurements.durationSeconds };
  const unit: PaceUnit = {
    inWords: hasTimes(take) && hasTimes(retake),
    syllablesPerWord: syllablesPerWordOf(take),
  };
  const before = figuresOf(take, passage, unit);
  const after = figuresOf(retake, whole, unit);
  const verdict = judgeRetake({ kind, take, retake, findings, before, after, unit });
  return { kind, before, after, verdict };
}
