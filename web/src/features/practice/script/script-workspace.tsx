import type { Script } from '@lectern/contracts/case-scripts';
import type { Source } from '@lectern/contracts/content';
import { Suspense, useMemo, useState } from 'react';
import { paths } from '../../../lib/paths.js';
import { LeaveGuard } from '../../../recorder/leave-guard.js';
import { RecorderProvider, useRecorderState } from '../../../recorder/recorder-context.js';
import { isSpeaking } from '../../../recorder/recorder.machine.js';
import { useRecordingTitle } from '../../../recorder/recording-controls.js';
import { PageHead } from '../../../ui/page-head.js';
import { CueCard, RecordingDock } from '../panel/at-the-microphone.js';
import { RecordDock } from '../panel/record-dock.js';
import { SessionPanel } from '../panel/session-panel.js';
import { useTakeBench, type TakeSubject } from '../panel/take-bench.js';
import { TakeProvider, useTakeDesk } from '../panel/take-context.js';
import { useBeginAtOnce } from '../panel/use-begin-at-once.js';
import { useRecordingToasts } from '../panel/use-recording-toasts.js';
import type { PracticeScenario } from '../scenario-guidance.js';
import { useAnalysisRun } from '../use-analysis-run.js';
import { DeleteScript } from './delete-script.js';
import { ScriptEditor } from './script-editor.js';
import { spokenText } from './script-text.js';
import { ScriptTurns } from './script-turns.js';
import { useScriptText, type ScriptText } from './use-script-text.js';
import { lazyPart } from '../../../lib/lazy-part.js';

const SourcePane = lazyPart(() => import('../source/source-pane.js'), 'SourcePane');
const TakeAlong = lazyPart(() => import('../exports/take-along.js'), 'TakeAlong');
const SessionList = lazyPart(() => import('../manager/session-list.js'), 'SessionList');

/** A script of the attorney's own: one text to write in, the one recorder, its takes. */
export function ScriptWorkspace({ script, scenario }: { script: Script; scenario: PracticeScenario }) {
  return (
    <RecorderProvider>
      <Prepared opened={script} scenario={scenario} />
    </RecorderProvider>
  );
}

function Prepared({ opened, scenario }: { opened: Script; scenario: PracticeScenario }) {
  const [turns] = useState(() => new ScriptTurns(opened.version));
  const script = useScriptText(opened, turns);
  const { saved, text } = script;
  const subject = useMemo(
    (): TakeSubject => ({
      scenario,
      caseId: saved.caseId,
      caseName: saved.caseName,
      scriptId: saved.id,
      number: saved.nextTake,
      caseData: {},
      script: spokenText(text),
      unspoken: null,
    }),
    [scenario, saved, text],
  );
  return (
    <TakeProvider bench={useTakeBench(subject)}>
      <Columns script={script} />
    </TakeProvider>
  );
}

function Columns({ script }: { script: ScriptText }) {
  const { bench, choices } = useTakeDesk();
  const state = useRecorderState();
  const speaking = isSpeaking(state);
  const [source, setSource] = useState<{ text: string; sources: Source[] } | null>(null);
  const { saved } = script;
  useRecordingTitle(state);
  useRecordingToasts();
  useAnalysisRun();
  useBeginAtOnce(bench.script !== '');
  return (
    <div className={speaking ? 'practice speaking' : 'practice'}>
      <PageHead
        title={saved.title}
        back={
          speaking
            ? undefined
            : saved.caseId === null
              ? { to: paths.practice(), label: 'Back to Scenarios' }
              : { to: paths.case(saved.caseId), label: saved.caseName ?? 'The case' }
        }
        context={saved.origin === 'drafted' ? 'Drafted from the file' : 'Your own script'}
      />
      <div className="main-and-rail practice-columns">
        <div>
          <div hidden={speaking}>
            <section className="panel" aria-labelledby="script-sheet">
              <h2 id="script-sheet" className="visually-hidden">
                Script
              </h2>
              <ScriptEditor
                script={script}
                label="Your script"
                range={bench.scenario.range}
                onSource={setSource}
              />
              <Suspense fallback={null}>
                <TakeAlong script={script} scenario={bench.scenario.title} />
              </Suspense>
            </section>
          </div>
          {speaking && (
            <CueCard points={[]} fullScript={bench.script} recording={state.phase === 'recording'} />
          )}
        </div>
        <div className="rail">
          <SessionPanel />
          {source && !speaking && (
            <Suspense fallback={null}>
              <SourcePane sentence={source.text} sources={source.sources} onClose={() => setSource(null)} />
            </Suspense>
          )}
        </div>
      </div>
      <div hidden={speaking} className="below">
        <Suspense fallback={null}>
          <SessionList
            scenario={bench.scenario.type}
            title={bench.scenario.title}
            caseId={saved.caseId}
            scriptId={saved.id}
          />
        </Suspense>
        <DeleteScript script={saved} />
      </div>
      {state.phase === 'recording' || state.phase === 'stopping' ? (
        <RecordingDock state={state} plan={choices.plan} />
      ) : (
        <RecordDock />
      )}
      <LeaveGuard discardAudio={choices.discardAudio} />
    </div>
  );
}
