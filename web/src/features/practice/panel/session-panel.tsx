import { lazy, Suspense } from 'react';
import { Panel } from '../../../ui/panel.js';
import { Loading } from '../../../ui/states.js';
import { useRecorderState } from '../recorder/recorder-context.js';
import type { RecorderState } from '../recorder/recorder-state.js';
import { isSpeaking } from '../recorder/recorder.machine.js';
import { CreateSessionForm } from './create-session-form.js';
import type { PanelProps } from './panel-props.js';

const RecorderTabs = lazy(async () => ({ default: (await import('./recorder-tabs.js')).RecorderTabs }));

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
          scriptSessionId={props.scriptSessionId}
          openSessionId={props.openSessionId}
          urged={props.script !== '' || scenario.type === 'quick-practice'}
          onCreated={props.onSession}
        />
      ) : (
        <Suspense fallback={<Loading />}>
          <RecorderTabs {...props} />
        </Suspense>
      )}
    </Panel>
  );
}

const holdsPanelTake = (state: RecorderState): boolean =>
  (state.phase === 'stopped' || state.phase === 'uploading' || state.phase === 'analyzing') &&
  state.take.owner === 'panel';
