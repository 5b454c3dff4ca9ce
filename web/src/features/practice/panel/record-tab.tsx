import { useRef, useState } from 'react';
import { useToast } from '../../../ui/toast.js';
import { audioFileProblem } from '../recorder/audio-file.js';
import { CountdownView } from '../recorder/countdown-view.js';
import { PermissionPanel } from '../recorder/permission-panel.js';
import { useRecorder, useRecorderState } from '../recorder/recorder-context.js';
import { RecordingView } from '../recorder/recording-view.js';
import { CueWord } from './cue.js';
import { AnalysisView, DoneView, UploadView } from './analysis-view.js';
import { ReadyView } from './ready-view.js';
import type { PanelProps } from './panel-props.js';
import { TakeView } from './take-view.js';

/** What the Record tab shows in each phase of the recorder. */
export function RecordTab(props: PanelProps) {
  const { scenario, session, target, discardAudio } = props;
  const recorder = useRecorder();
  const state = useRecorderState();
  const fileInput = useRef<HTMLInputElement>(null);
  const chooseFile = () => fileInput.current?.click();
  const [problem, setProblem] = useState('');
  const toast = useToast();
  const take = (file: File | undefined) => {
    if (fileInput.current) fileInput.current.value = '';
    if (!file || !session) return;
    const refusal = audioFileProblem(file);
    setProblem(refusal ?? '');
    if (refusal !== null) return toast({ kind: 'error', title: 'Invalid file', text: refusal });
    void recorder.takeFile(file, session.id, 'panel');
  };

  const view = () => {
    switch (state.phase) {
      case 'idle':
      case 'asking':
        return (
          <PermissionPanel
            asking={state.phase === 'asking'}
            problem={state.phase === 'idle' ? state.problem : null}
            failure={{
              title: 'Recording failed',
              text: 'Could not access microphone. Please check permissions.',
            }}
            onUploadInstead={chooseFile}
          />
        );
      case 'ready':
        return <ReadyView {...props} onChooseFile={chooseFile} onFile={take} />;
      case 'countdown':
        return target && <CountdownView remaining={state.remaining} target={target} />;
      case 'recording':
      case 'stopping':
        return (
          <RecordingView
            state={state}
            scenarioTitle={scenario.title}
            range={scenario.range}
            plan={props.plan}
            discardAudio={discardAudio}
            cue={<CueWord />}
          />
        );
      case 'stopped':
        return state.take.owner === 'panel' ? (
          <TakeView {...props} state={state} />
        ) : (
          <p className="t2">
            The recording of the session below waits there: press Upload or discard it first.
          </p>
        );
      case 'uploading':
        return <UploadView upload={state.upload} />;
      case 'analyzing':
        return <AnalysisView run={state.run} />;
      case 'done':
        return <DoneView sessionId={state.sessionId} />;
    }
  };

  return (
    <>
      {view()}
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
      <input
        ref={fileInput}
        type="file"
        accept="audio/*"
        hidden
        aria-label="Audio file"
        onChange={(event) => take(event.target.files?.[0])}
      />
    </>
  );
}
