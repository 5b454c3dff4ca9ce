import { CountdownView } from '../../../recorder/countdown-view.js';
import type { RecorderState } from '../../../recorder/recorder-state.js';
import { AnalysisView, DoneView, UploadView } from './analysis-view.js';
import { CueWord } from './cue.js';
import { ReadyView } from './ready-view.js';
import { RecordingView } from './recording-view.js';
import { useTakeDesk } from './take-context.js';
import { TakeView } from './take-view.js';

interface TakePhaseProps {
  state: Exclude<RecorderState, { phase: 'idle' | 'asking' }>;
  onChooseFile: () => void;
  onFile: (file: File | undefined) => void;
}

/** What the Record tab shows once there is a microphone or a file. */
export function TakePhase({ state, onChooseFile, onFile }: TakePhaseProps) {
  const { bench, choices } = useTakeDesk();
  const { scenario, session } = bench;
  const target = session && bench.target(session, { ...choices, hear: choices.liveWords.hear });
  switch (state.phase) {
    case 'ready':
      return <ReadyView onChooseFile={onChooseFile} onFile={onFile} />;
    case 'countdown':
      return target && <CountdownView remaining={state.remaining} target={target} />;
    case 'recording':
    case 'stopping':
      return (
        <RecordingView
          state={state}
          scenarioTitle={scenario.title}
          range={scenario.range}
          plan={choices.plan}
          discardAudio={choices.discardAudio}
          cue={<CueWord />}
        />
      );
    case 'stopped':
      return <TakeView state={state} />;
    case 'uploading':
      return <UploadView upload={state.upload} />;
    case 'analyzing':
      return <AnalysisView run={state.run} />;
    case 'done':
      return <DoneView sessionId={state.sessionId} />;
  }
}
