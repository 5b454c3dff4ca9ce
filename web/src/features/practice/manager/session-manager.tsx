import { Button } from 'antd';
import { useState } from 'react';
import { useUser } from '../../../api/hooks.js';
import { errorMessage } from '../../../api/error-message.js';
import { useCreateSessionMutation, useListSessionsQuery } from '../../../api/sessions.api.js';
import type { CaseDetails } from '@lectern/contracts/case';
import { EmptyState, ErrorState, Loading } from '../../../ui/states.js';
import { useToast } from '../../../ui/toast.js';
import type { RecordingFor } from '../recorder/capture.js';
import { PermissionPanel } from '../recorder/permission-panel.js';
import { useRecorder, useRecorderState } from '../recorder/recorder-context.js';
import type { RecorderState } from '../recorder/recorder-state.js';
import type { PracticeScenario } from '../scenario-guidance.js';
import type { CurrentSession } from '../panel/panel-props.js';
import { DiscardButton, TakeSummary } from '../panel/take-summary.js';
import { useAnalyzeTake } from '../use-analyze-take.js';
import { SessionRow } from './session-row.js';

interface SessionManagerProps {
  scenario: PracticeScenario;
  caseData: CaseDetails;
  session: CurrentSession | null;
  onSession: (session: CurrentSession | null) => void;
  target: RecordingFor | null;
  discardAudio: boolean;
  /** The session panel is asking for the microphone already. */
  panelAsks: boolean;
}

/** Sessions without a form: start one, record, upload; below it the history with its downloads. */
export function SessionManager(props: SessionManagerProps) {
  const user = useUser();
  return (
    <section className="session-manager" aria-labelledby="session-manager">
      <h2 id="session-manager">Practice sessions</h2>
      {user ? (
        <>
          <Controls {...props} />
          <History scenario={props.scenario} />
        </>
      ) : (
        <p className="t2">Please sign in to use practice sessions</p>
      )}
    </section>
  );
}

function Controls(props: SessionManagerProps) {
  const { scenario, caseData, session, onSession, target } = props;
  const recorder = useRecorder();
  const state = useRecorderState();
  const [create, { isLoading }] = useCreateSessionMutation();
  const [refusal, setRefusal] = useState('');
  const toast = useToast();
  // Nothing would be left of a take that is neither recorded nor measured; the panel says why.
  const deaf = props.discardAudio && !recorder.monitor.isListening;
  const panelIsBusy = 'take' in state && state.take.owner === 'panel';

  const startSession = async () => {
    setRefusal('');
    try {
      const created = await create({
        scenarioId: `${scenario.type}-${Date.now()}`,
        scenarioType: scenario.type,
        caseData,
      }).unwrap();
      onSession({ id: created.id, title: created.title });
      toast({ kind: 'success', title: 'Session Started', text: `New ${scenario.title} session created` });
    } catch (error) {
      setRefusal(errorMessage(error, 'Failed to start practice session'));
      toast({ kind: 'error', title: 'Error', text: 'Failed to start practice session' });
    }
  };

  return (
    <div className="manager-controls">
      {session === null && (
        <div className="row">
          <Button type="primary" disabled={isLoading || panelIsBusy} onClick={() => void startSession()}>
            Start New Session
          </Button>
          <span className="sm t2">
            {panelIsBusy
              ? 'The session panel holds a recording. Analyze or discard it first.'
              : 'Starts at once, without a title. The recording is uploaded when you press Upload.'}
          </span>
        </div>
      )}
      {refusal && (
        <p className="inline-error" role="alert">
          {refusal}
        </p>
      )}
      {session !== null && (
        <>
          <p>
            Current session: <b>{session.title}</b>
          </p>
          {props.panelAsks && state.phase === 'idle' && (
            <p className="t2">Allow the microphone in the session panel first.</p>
          )}
          {!props.panelAsks && (state.phase === 'idle' || state.phase === 'asking') && (
            <PermissionPanel
              asking={state.phase === 'asking'}
              problem={state.phase === 'idle' ? state.problem : null}
              failure={{ title: 'Error', text: 'Failed to access microphone' }}
            />
          )}
          {(state.phase === 'ready' || panelIsBusy) && (
            <div className="row">
              <Button
                type="primary"
                disabled={panelIsBusy || target === null || deaf}
                onClick={() => target && void recorder.start(target)}
              >
                Start Recording
              </Button>
              {panelIsBusy && (
                <span className="sm t2">
                  The session panel holds a recording. Analyze or discard it first.
                </span>
              )}
            </div>
          )}
          <ManagerTake state={state} {...props} />
        </>
      )}
    </div>
  );
}

/** The manager's own take: Upload stores it with the session and clears the table for the next. */
function ManagerTake({ state, onSession, discardAudio }: SessionManagerProps & { state: RecorderState }) {
  const recorder = useRecorder();
  const analyze = useAnalyzeTake();
  const toast = useToast();
  if (!('take' in state) || state.take.owner !== 'manager') return null;
  const { take } = state;

  const upload = async () => {
    const accepted = await analyze({
      words: { source: 'none', text: '' },
      discardAudio,
      failure: { title: 'Error', text: 'Failed to upload recording' },
    });
    if (!accepted) return;
    toast({
      kind: 'success',
      title: 'Upload Complete',
      text: 'Your practice session has been saved to object storage',
    });
    recorder.startOver();
    onSession(null);
  };

  if (state.phase === 'uploading') {
    const sent = state.upload.sentBytes / Math.max(1, state.upload.totalBytes);
    return (
      <div className="row">
        <div
          className="bar manager-progress"
          role="progressbar"
          aria-label="Upload"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(sent * 100)}
        >
          <span style={{ transform: `scaleX(${sent})` }} />
        </div>
        <Button onClick={() => recorder.cancelUpload()}>Cancel</Button>
      </div>
    );
  }
  if (state.phase !== 'stopped') return null;
  return (
    <div className="manager-take">
      <TakeSummary take={take} />
      {state.failure && (
        <p className="inline-error" role="alert">
          Failed to upload recording. {state.failure.message}{' '}
          {take.held.kind === 'audio' ? 'The audio is kept.' : 'What was measured is kept here.'}
        </p>
      )}
      <div className="row">
        <Button type="primary" onClick={() => void upload()}>
          {state.failure ? 'Try again' : 'Upload'}
        </Button>
        <DiscardButton take={take} onDiscard={() => void recorder.discard()} />
      </div>
    </div>
  );
}

function History({ scenario }: { scenario: PracticeScenario }) {
  const { data, error, isLoading, refetch } = useListSessionsQuery({ scenarioType: scenario.type });
  if (isLoading) {
    return (
      <Loading>
        {[0, 1, 2].map((row) => (
          <div key={row} className="bone history-bone" />
        ))}
      </Loading>
    );
  }
  if (error) {
    return (
      <ErrorState
        message={errorMessage(error, 'Failed to get user sessions')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.length === 0) {
    return (
      <EmptyState title="No sessions yet" text={`Your ${scenario.title} sessions will be listed here.`} />
    );
  }
  return (
    <ul className="panel history">
      {data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}
