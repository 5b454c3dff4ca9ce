import type { Analysis } from '@lectern/contracts/analysis';
import type { AnalysisNote } from '@lectern/contracts/analysis-notes';
import type { AnalysisDepth } from '@lectern/contracts/settings';
import { SCENARIO, type Scenario } from '@lectern/contracts/scenarios';
import { assess } from '@lectern/speech/assessment/assess';
import { buildEvidence } from '@lectern/speech/assessment/build-evidence';
import type { Acoustics } from '@lectern/speech/measurements';
import type { Transcript } from '../transcript/transcript.js';
import { joined, notesOf } from './notes-view.js';

/** Grows when the same recording is scored otherwise than before: older reports are then scored anew. */
export const SCORING = 10;

/** What an analysis is made from beside the words. Kept with the report, so that words can be corrected without the audio. */
export interface Material {
  acoustics: Acoustics;
  script: string | null;
  /** What was practiced; absent from reports of before legal effectiveness looked at it. */
  scenario?: Scenario | null;
  /** How far it was asked to go; absent where it goes as far as it can. */
  depth?: AnalysisDepth | null;
  /** How the recording was come by. */
  told?: AnalysisNote[] | null;
  /** The same in English: of before there were codes nothing else is there. */
  notes: string[];
  /** The words before anybody corrected them; absent until somebody does. */
  firstTranscript?: Transcript | null;
}

/** An analysis with what it was made from. */
export interface Report {
  analysis: Analysis;
  material: Material;
}

/** The whole analysis of a take by the rules: measurements, evidence, scores, feedback. */
export function buildAnalysis(
  { acoustics, script, scenario, depth, ...ofRecording }: Material,
  transcript: Transcript | null,
): Analysis {
  const evidence = buildEvidence(acoustics, {
    ...(scenario
      ? { scenario, fullLengthSeconds: SCENARIO[scenario].deliveryMinutes[0] * 60 }
      : { scenario: null }),
    ...(transcript ? { transcript } : {}),
    ...(script ? { script } : {}),
  });
  const { measurements, events, wording, legal, spread, fullLengthSeconds } = evidence;
  return {
    ...assess(evidence),
    scoring: SCORING,
    ...(depth ? { depth } : {}),
    measurements,
    events: [...events],
    wording,
    legal: legal ?? null,
    spread,
    fullLengthSeconds,
    script: evidence.script,
    scriptBySound: evidence.scriptBySound,
    ...(acoustics.gaps ? { gaps: acoustics.gaps } : {}),
    peaks: acoustics.peaks,
    transcript: evidence.transcript,
    engine: {
      measurements: 'signal',
      transcript:
        evidence.transcript && transcript ? transcript.source : evidence.pacedByScript ? 'script' : 'none',
      feedback: 'rules',
      ...joined(ofRecording, notesOf(evidence.notes)),
    },
  };
}
