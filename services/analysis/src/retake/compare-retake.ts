import type { PassageComparison } from '@lectern/contracts/retakes';
import { buildEvidence } from '@lectern/speech/assessment/build-evidence';
import { comparePassages } from '@lectern/speech/assessment/compare-passages';
import type { Acoustics } from '@lectern/speech/measurements';
import type { Report } from '../report/build-analysis.js';
import type { Transcript } from '../transcript/transcript.js';

/** What a comparison is made from beside the words of the retake; kept, so that they can be added afterwards. */
export interface TakeMaterial {
  analysisId: string;
  start: number;
  end: number;
  eventIds: string[];
  acoustics: Acoustics;
}

/** A retake beside its passage, which is known without its audio. */
export function compareRetake(
  { start, end, eventIds, acoustics }: TakeMaterial,
  { analysis, material }: Report,
  transcript: Transcript | null,
): PassageComparison {
  const wanted = new Set(eventIds);
  return comparePassages(
    { acoustics: material.acoustics, evidence: analysis },
    { passage: { start, end }, findings: analysis.events.filter(({ id }) => wanted.has(id)) },
    { acoustics, evidence: buildEvidence(acoustics, transcript ? { transcript } : {}) },
  );
}
