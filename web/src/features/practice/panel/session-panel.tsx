import { Tabs } from 'antd';
import type { CaseDetails } from '@lectern/contracts/case';
import { Panel } from '../../../ui/panel.js';
import type { RecordingFor } from '../recorder/capture.js';
import { useRecorderState } from '../recorder/recorder-context.js';
import { isSpeaking, type RecorderState } from '../recorder/recorder.machine.js';
import type { PracticeScenario } from '../scenario-guidance.js';
import { CreateSessionForm } from './create-session-form.js';
import { LiveFeedback } from './live-feedback.js';
import { RecordTab } from './record-tab.js';

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
  /** The script that was generated; empty when there is none. */
  script: string;
  discardAudio: boolean;
  onDiscardAudio: (discard: boolean) => void;
  target: RecordingFor | null;
}

/** Create a session, record or choose a file, analyze. While anybody records, this panel is the recorder. */
export function SessionPanel(props: PanelProps) {
  const { scenario, session } = props;
  const state = useRecorderState();
  const recordable = session !== null || isSpeaking(state) || holdsPanelTake(state);
  return (
    <Panel look="bare" labelledBy="session-panel" className="session-panel">
      <h2 id="session-panel" className={isSpeaking(state) ? 'visually-hidden' : undefined}>
        {session ? session.title : 'Practice session'}
      </h2>
      {!recordable ? (
        <CreateSessionForm
          scenario={scenario}
          suggestedTitle={props.suggestedTitle}
          caseData={props.caseData}
          urged={props.script !== '' || scenario.type === 'quick-practice'}
          onCreated={props.onSession}
        />
      ) : (
        <Tabs
          items={[
            { key: 'record', label: 'Record', children: <RecordTab {...props} /> },
            { key: 'live', label: 'Live Feedback', children: <LiveFeedback state={state} /> },
          ]}
        />
      )}
    </Panel>
  );
}

const holdsPanelTake = (state: RecorderState): boolean =>
  (state.phase === 'stopped' || state.phase === 'uploading' || state.phase === 'analyzing') &&
  state.take.owner === 'panel';
