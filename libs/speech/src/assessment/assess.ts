import { type Evidence, type EvidenceEvent, faults } from './evidence.js';
import type { Feedback } from '../english/advice.js';
import { type RuledFeedback, feedbackOn } from './feedback.js';
import { type FixNext, chooseFixNext } from './fix-next.js';
import { type KeyMoment, chooseKeyMoments } from './key-moments.js';
import { type Scores, scoresOf } from './scores.js';
import { type StrategyName, type StrategyScore, murphyStrategies } from './strategies.js';

export interface FillerCount {
  word: string;
  count: number;
}

/** Everything that is judged from the evidence, and changes when a finding is dismissed. */
export interface Assessment extends RuledFeedback {
  overallScore: number | null;
  confidenceScore: number | null;
  clarityScore: number | null;
  paceScore: number | null;
  legalEffectiveness: number | null;
  /** Null when nobody knows the words. */
  fillerWordCount: number | null;
  fillers: FillerCount[];
  scores: Scores;
  murphyStrategies: Record<StrategyName, StrategyScore>;
  keyMoments: KeyMoment[];
  fixNext: FixNext | null;
}

/** Judges a take by its evidence: scores with their parts, rule-based feedback, key moments and what to fix next. */
export function assess(evidence: Evidence): Assessment {
  const scores = scoresOf(evidence);
  const fillers = countFillers(evidence.events);
  return {
    overallScore: scores.overall.value,
    confidenceScore: scores.confidence.value,
    clarityScore: scores.clarity.value,
    paceScore: scores.pace.value,
    legalEffectiveness: scores.legalEffectiveness.value,
    fillerWordCount: evidence.wording === null ? null : fillers.reduce((sum, { count }) => sum + count, 0),
    fillers,
    scores,
    murphyStrategies: murphyStrategies(evidence),
    keyMoments: chooseKeyMoments(evidence.events),
    fixNext: chooseFixNext(evidence),
    ...feedbackOn(scores),
  };
}

/** The evidence with one event dismissed or restored. Unknown ids change nothing. */
export function setDismissed<T extends { events: readonly EvidenceEvent[] }>(
  analysis: T,
  eventId: string,
  dismissed: boolean,
): T & { events: EvidenceEvent[] } {
  const events = analysis.events.map((event) => (event.id === eventId ? { ...event, dismissed } : event));
  return { ...analysis, events };
}

/**
 * A stored analysis with one event dismissed or restored, and everything judged anew. Feedback written by a model is kept: rules
 * cannot rewrite it.
 */
export function reassess<T extends Evidence & Feedback & { engine: { feedback: 'rules' | 'model' } }>(
  analysis: T,
  eventId: string,
  dismissed: boolean,
): T & Assessment {
  const changed = setDismissed(analysis, eventId, dismissed);
  const { strengths, improvements, recommendations } = analysis;
  const kept = analysis.engine.feedback === 'model' ? { strengths, improvements, recommendations } : {};
  return { ...changed, ...assess(changed), ...kept };
}

function countFillers(events: readonly EvidenceEvent[]): FillerCount[] {
  const counts = new Map<string, number>();
  for (const { text } of faults(events, 'filler')) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([word, count]) => ({ word, count })).toSorted((a, b) => b.count - a.count);
}
