import type { Interval } from '../signal/runs.js';
import type { EventKind, EvidenceEvent } from './evidence.js';
import { type Heard, type PassageFigures, figuresOf, hasTimes } from './passage-figures.js';
import { type RetakeVerdict, judgeRetake } from './retake-verdict.js';

export interface PassageComparison {
  kind: EventKind;
  before: PassageFigures;
  after: PassageFigures;
  verdict: RetakeVerdict;
}

/**
 * Compares a passage of a take with its retake, which is a recording of its own. Both sides are measured in the same way:
 * pace in words only if the words of both have times, else in syllables.
 */
export function comparePassages(
  take: Heard,
  { passage, findings }: { passage: Interval; findings: readonly EvidenceEvent[] },
  retake: Heard,
): PassageComparison {
  const kind = findings[0]?.kind ?? 'pace';
  const whole = { start: 0, end: retake.acoustics.measurements.durationSeconds };
  const inWords = hasTimes(take) && hasTimes(retake);
  const before = figuresOf(take, passage, inWords);
  const after = figuresOf(retake, whole, inWords);
  const verdict = judgeRetake({ kind, take, retake, findings, before, after });
  return { kind, before, after, verdict };
}
