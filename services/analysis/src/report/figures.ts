import type { Analysis, TakeResult } from '@lectern/contracts/analysis';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { Material } from './build-analysis.js';
import type { ReportEntity } from './report.entity.js';
import { SubmissionEntity } from './submission.entity.js';

/** Which figures facts carry; reports told with fewer are told again (see RescoreReports). */
export const TOLD = 3;

/** The figures of a report as facts carry them. */
export async function figuresOf(
  tx: Transaction,
  { analysisId, analysis, material }: Omit<ReportEntity, 'id' | 'told'>,
) {
  const { overallScore, confidenceScore, scores } = analysis;
  const submission = await tx.manager.findOneBy(SubmissionEntity, { analysisId });
  return {
    overallScore,
    confidenceScore,
    scoreBasis: scores.overall.basis ?? null,
    scoreRange: scores.overall.range ?? null,
    confidenceRange: scores.confidence.range ?? null,
    ...(submission && { result: resultOf(analysis, material, submission.createdAt) }),
  };
}

function resultOf(analysis: Analysis, { scenario }: Material, recordedAt: Date): TakeResult {
  const { clarityScore, paceScore, legalEffectiveness, measurements, wording } = analysis;
  const { durationSeconds, speechSeconds, wordsPerMinute, wordsPerMinuteIsEstimate } = measurements;
  const strategies = Object.entries(analysis.murphyStrategies).flatMap(([name, { value }]) =>
    value === null ? [] : [[name, value] as const],
  );
  return {
    recordedAt: recordedAt.toISOString(),
    scenarioType: scenario ?? null,
    durationSeconds,
    speechSeconds,
    clarityScore,
    paceScore,
    legalEffectiveness,
    wordsPerMinute,
    wordsPerMinuteIsEstimate,
    fillers: analysis.fillerWordCount,
    words: wording?.words ?? null,
    strategies: Object.fromEntries(strategies),
  };
}
