import { Tabs } from 'antd';
import { Panel } from '../../../ui/panel.js';
import { useRecorderState } from '../recorder/recorder-context.js';
import type { RecorderState } from '../recorder/recorder-state.js';
import { isSpeaking } from '../recorder/recorder.machine.js';
import { CreateSessionForm } from './create-session-form.js';
import { LiveFeedback } from './live-feedback.js';
import type { PanelProps } from './panel-props.js';
import { RecordTab } from './record-tab.js';

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
