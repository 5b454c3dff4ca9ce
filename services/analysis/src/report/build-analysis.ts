import type { Analysis } from '@lectern/contracts/analysis';
import { assess } from '@lectern/speech/assessment/assess';
import { buildEvidence } from '@lectern/speech/assessment/build-evidence';
import type { Acoustics } from '@lectern/speech/measurements';
import type { Transcript } from '../transcript/transcript.js';

/** What an analysis is made from beside the words. Kept with the report, so that words can be corrected without the audio. */
export interface Material {
  acoustics: Acoustics;
  script: string | null;
  /** Plain sentences about how the recording was come by. */
  notes: string[];
  /** The words before anybody corrected them; absent until somebody does. */
  firstTranscript?: Transcript | null;
}

/** The whole analysis of a take by the rules: measurements, evidence, scores, feedback. */
export function buildAnalysis(
  { acoustics, script, notes }: Material,
  transcript: Transcript | null,
): Analysis {
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
