import type { CaseDetails } from '@lectern/contracts/case';
import type { ArgumentPlan } from '../clock/argument-plan.js';
import type { RecordingFor } from '../recorder/capture.js';
import type { RecordingSettings } from '../recorder/recording-settings.js';
import type { PracticeScenario } from '../scenario-guidance.js';

/** The session that a take goes into. */
export interface CurrentSession {
  id: string;
  title: string;
}

export interface PanelProps {
  scenario: PracticeScenario;
  session: CurrentSession | null;
  onSession: (session: CurrentSession | null) => void;
  suggestedTitle: string;
  caseData: CaseDetails;
  /** The session that holds the script, while it has no recording. */
  scriptSessionId: string | null;
  /** The session of the case on the screen, recorded or not. */
  openSessionId: string | null;
  /** The script that was generated; empty when there is none. */
  script: string;
  discardAudio: boolean;
  onDiscardAudio: (discard: boolean) => void;
  recognizeWords: boolean;
  onRecognizeWords: (recognize: boolean) => void;
  target: RecordingFor | null;
  settings: RecordingSettings;
  onSettings: (settings: RecordingSettings) => void;
  plan: ArgumentPlan;
  onPlan: (plan: ArgumentPlan) => void;
}
