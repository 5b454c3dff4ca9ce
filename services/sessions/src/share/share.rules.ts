import type { Analysis } from '@lectern/contracts/analysis';
import type { Share, SharePart } from '@lectern/contracts/shares';
import type { ShareEntity } from './share.entity.js';

export const toShare = ({
  id,
  sessionId,
  parts,
  sharedBy,
  hidesTitle,
  createdAt,
  expiresAt,
}: ShareEntity): Share => ({
  id,
  sessionId,
  parts,
  sharedBy,
  hidesTitle,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** The analysis without what the owner did not choose. Dismissed findings are the owner's own business. */
export function sharedAnalysis(analysis: Analysis, parts: SharePart[]): Partial<Analysis> {
  const { overallScore, confidenceScore, clarityScore, paceScore, legalEffectiveness, scores, measurements } =
    analysis;
  const shared: Partial<Analysis> = { engine: analysis.engine, peaks: analysis.peaks };
  if (parts.includes('scores'))
    Object.assign(shared, {
      overallScore,
      confidenceScore,
      clarityScore,
      paceScore,
      legalEffectiveness,
      scores,
      measurements,
      murphyStrategies: analysis.murphyStrategies,
      strengths: analysis.strengths,
      improvements: analysis.improvements,
      recommendations: analysis.recommendations,
      advice: analysis.advice,
      ...(analysis.depth && { depth: analysis.depth }),
    });
  if (parts.includes('findings'))
    Object.assign(shared, {
      events: analysis.events.filter(({ dismissed }) => !dismissed),
      fillers: analysis.fillers,
      fillerWordCount: analysis.fillerWordCount,
      keyMoments: analysis.keyMoments,
      fixNext: analysis.fixNext,
    });
  if (parts.includes('transcript')) shared.transcript = analysis.transcript;
  return shared;
}
