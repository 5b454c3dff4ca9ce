import { Suspense, useRef, useState } from 'react';
import { useToast } from '../../../ui/toast.js';
import { audioFileProblem } from '../../../recorder/audio-file.js';
import { PermissionPanel } from '../../../recorder/permission-panel.js';
import { useRecorder, useRecorderState } from '../../../recorder/recorder-context.js';
import type { RecorderState } from '../../../recorder/recorder-state.js';
import { Loading } from '../../../ui/states.js';
import { TakePhase } from './at-the-microphone.js';
import { useTakeDesk } from './take-context.js';
import { TitleField } from './title-field.js';

/** What the Record tab shows in each phase of the recorder. */
export function RecordTab() {
  const { bench } = useTakeDesk();
  const recorder = useRecorder();
  const state = useRecorderState();
  const fileInput = useRef<HTMLInputElement>(null);
  const chooseFile = () => fileInput.current?.click();
  const [problem, setProblem] = useState('');
  const toast = useToast();
  const take = async (file: File | undefined) => {
    if (fileInput.current) fileInput.current.value = '';
    if (!file) return;
    const refusal = audioFileProblem(file);
    setProblem(refusal ?? '');
    if (refusal !== null) return toast({ kind: 'error', title: 'Invalid file', text: refusal });
    const into = await bench.begin();
    if (into) await recorder.takeFile(file, into.id);
  };

  const view = () => {
    switch (state.phase) {
      case 'idle':
      case 'asking':
        return (
          <PermissionPanel
            asking={state.phase === 'asking'}
            leads={bench.canSpeak}
            problem={state.phase === 'idle' ? state.problem : null}
            failure={{
              title: 'Recording failed',
              text: 'Could not access microphone. Please check permissions.',
            }}
            onUploadInstead={chooseFile}
          />
        );
      default:
        return (
          <Suspense fallback={<Loading />}>
            <TakePhase state={state} onChooseFile={chooseFile} onFile={(file) => void take(file)} />
          </Suspense>
        );
    }
  };

  return (
    <>
      {isBefore(state) && <TitleField />}
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
        onChange={(event) => void take(event.target.files?.[0])}
      />
    </>
  );
}

/** Nothing is spoken yet. The title stays the same field meanwhile: the microphone may be ready while somebody types. */
const isBefore = ({ phase }: RecorderState) => phase === 'idle' || phase === 'asking' || phase === 'ready';
