import type { Analysis } from '@lectern/contracts/analysis';
import { assess } from '@lectern/speech/assessment/assess';
import { buildEvidence } from '@lectern/speech/assessment/build-evidence';
import type { Acoustics } from '@lectern/speech/measurements';
import type { Transcript } from '../transcript/transcript.js';

interface Material {
  acoustics: Acoustics;
  transcript: Transcript | null;
  script: string | undefined;
  /** Plain sentences about how the recording and its words were come by. */
  notes: string[];
}

/** The whole analysis of a take by the rules: measurements, evidence, scores, feedback. */
export function buildAnalysis({ acoustics, transcript, script, notes }: Material): Analysis {
  const evidence = buildEvidence(acoustics, {
    ...(transcript ? { transcript } : {}),
    ...(script ? { script } : {}),
  });
  const { measurements, events, wording } = evidence;
  return {
    ...assess(evidence),
    measurements,
    events: [...events],
    wording,
    script: evidence.script,
    peaks: acoustics.peaks,
    transcript: evidence.transcript,
    engine: {
      measurements: 'signal',
      transcript:
        evidence.transcript && transcript ? transcript.source : evidence.pacedByScript ? 'script' : 'none',
      feedback: 'rules',
      notes: [...notes, ...evidence.notes],
    },
  };
}
