import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useUser } from '../../api/hooks.js';
import { useListSessionsQuery } from '../../api/sessions.api.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';
import { scenarios } from '../../lib/scenarios.js';
import { PageHead } from '../../ui/page-head.js';
import { useToast } from '../../ui/toast.js';
import { defaultPlan, storedPlan } from './clock/argument-plan.js';
import { CaseContentGenerator } from './generator/case-content-generator.js';
import { caseDetailsOf } from './generator/case-form.js';
import { cuePoints, spokenScript, type ScriptSentence } from './generator/script.js';
import { useCaseDraft } from './generator/use-case-draft.js';
import { sourceLabel } from './generator/words.js';
import type { CurrentSession } from './panel/panel-props.js';
import { SessionPanel } from './panel/session-panel.js';
import type { RecordingFor } from './recorder/capture.js';
import { CueCard, type CuePoint } from './recorder/cue-card.js';
import { LeaveGuard } from './recorder/leave-guard.js';
import { recordingFileName } from './recorder/media-format.js';
import { RecorderProvider, useOnPhase, useRecorder, useRecorderState } from './recorder/recorder-context.js';
import { isSpeaking } from './recorder/recorder.machine.js';
import { DEFAULT_SETTINGS, storedSettings } from './recorder/recording-settings.js';
import type { KeptRecording } from './recorder/recording-store.js';
import { RecordingDock, useRecordingTitle } from './recorder/recording-view.js';
import { UnsavedRecordings } from './recorder/unsaved-recordings.js';
import type { PracticeScenario } from './scenario-guidance.js';
import { StrategyTip } from './strategy-tip.js';
import { useAnalysisRun } from './use-analysis-run.js';
import { useNear } from './use-near.js';
import { useStoredChoice } from './use-stored-choice.js';

const SourcePane = lazy(async () => ({ default: (await import('./generator/source-pane.js')).SourcePane }));
const SessionManager = lazy(async () => ({
  default: (await import('./manager/session-manager.js')).SessionManager,
}));

interface WorkspaceProps {
  scenario: PracticeScenario;
  onBack: () => void;
}

/** The chosen scenario: prepare on the left, record on the right, history below. */
export function Workspace(props: WorkspaceProps) {
  return (
    <RecorderProvider>
      <Prepared {...props} />
    </RecorderProvider>
  );
}

function Prepared({ scenario, onBack }: WorkspaceProps) {
  const userId = useUser()?.sub ?? null;
  const recorder = useRecorder();
  const state = useRecorderState();
  const draft = useCaseDraft(scenario.type);
  const [session, setSession] = useState<CurrentSession | null>(null);
  const [managed, setManaged] = useState<CurrentSession | null>(null);
  const [discardAudio, setDiscardAudio] = useState(false);
  const [recognizeWords, setRecognizeWords] = useState(false);
  const [settings, setSettings] = useStoredChoice('recording', storedSettings, DEFAULT_SETTINGS);
  useEffect(() => void recorder.applySettings(settings), [recorder, settings]);
  const [plan, setPlan] = useStoredChoice(
    `plan-${scenario.type}`,
    storedPlan,
    defaultPlan(scenario.type, scenario.range),
  );
  // Whoever starts at once meets the recorder first; a case may be added.
  const [folded, setFolded] = useState(scenario.guidance === null);
  const [selected, setSelected] = useState<ScriptSentence | null>(null);
  const below = useRef<HTMLDivElement>(null);
  const nearBelow = useNear(below, !draft.restoring);
  const speaking = isSpeaking(state);
  const { script } = draft;
  const { data: sessions } = useListSessionsQuery({});
  const unspoken = sessions?.some(
    ({ id, status, hasAudio }) => id === draft.sessionId && status === 'created' && !hasAudio,
  );
  const caseData = useMemo(() => caseDetailsOf(draft.form), [draft.form]);
  const points = useMemo(() => script && cuePoints(script).map(cuePoint), [script]);

  useRecordingTitle(state);
  useRecordingToasts();
  useAnalysisRun();

  const target = (owner: RecordingFor['owner'], into: CurrentSession | null): RecordingFor | null =>
    into && userId
      ? {
          owner,
          userId,
          sessionId: into.id,
          sessionTitle: into.title,
          scenarioId: scenario.id,
          discardAudio,
          numbersOnly: discardAudio,
          recognizeWords,
        }
      : null;
  const keep = (recording: KeptRecording, audio: Blob) => {
    setSession({ id: recording.sessionId, title: recording.sessionTitle });
    const fileName = recordingFileName(
      recording.scenarioId,
      recording.mimeType,
      new Date(recording.startedAt),
    );
    recorder.takeRecovered(recording, audio, fileName);
  };
  const chosen = (created: CurrentSession | null) => {
    setSession(created);
    if (created && script) setFolded(true);
  };
  const card = scenarios.find((one) => one.id === scenario.id);
  const words = script ? spokenScript(script) : '';
  const cues = points ?? scenario.guidance?.focus.map((text) => ({ text, note: null })) ?? [];

  const spokenFrom = words !== '' || cues.length > 0;

  return (
    <div className={speaking ? 'practice speaking' : 'practice'}>
      <PageHead
        title={scenario.title}
        back={speaking ? undefined : { label: 'Back to Scenarios', onClick: onBack }}
        context={
          speaking
            ? (session ?? managed)?.title
            : card && (
                <span className="row">
                  <DifficultyMark difficulty={card.delivery.difficulty} />
                  <span>{card.delivery.time}</span>
                </span>
              )
        }
      />
      {!speaking && <UnsavedRecordings onKeep={keep} />}
      <div className={speaking && !spokenFrom ? 'practice-alone' : 'main-and-rail practice-columns'}>
        <div>
          <div hidden={speaking}>
            {scenario.guidance && <StrategyTip tips={scenario.guidance.tips} />}
            <CaseContentGenerator
              scenario={scenario}
              draft={draft}
              folded={folded}
              onFold={setFolded}
              selected={selected}
              onSelect={setSelected}
            />
          </div>
          {spokenFrom && (speaking || (folded && script)) && (
            <CueCard
              key={state.phase === 'recording' ? 'recording' : 'before'}
              points={cues}
              fullScript={words}
              recording={state.phase === 'recording'}
            />
          )}
        </div>
        <div className="rail">
          {selected && !speaking && !folded && (
            <Suspense fallback={null}>
              <SourcePane sentence={selected} document={draft.document} onClose={() => setSelected(null)} />
            </Suspense>
          )}
          <SessionPanel
            scenario={scenario}
            session={session}
            onSession={chosen}
            suggestedTitle={draft.sessionTitle}
            caseData={caseData}
            scriptSessionId={unspoken ? draft.sessionId : null}
            openSessionId={draft.sessionId}
            script={words}
            discardAudio={discardAudio}
            onDiscardAudio={setDiscardAudio}
            recognizeWords={recognizeWords}
            onRecognizeWords={setRecognizeWords}
            target={target('panel', session)}
            settings={settings}
            onSettings={setSettings}
            plan={plan}
            onPlan={setPlan}
          />
        </div>
      </div>
      <div hidden={speaking} ref={below} className="below">
        <Suspense fallback={null}>
          {nearBelow && (
            <SessionManager
              scenario={scenario}
              caseData={caseData}
              session={managed}
              onSession={setManaged}
              target={target('manager', managed)}
              discardAudio={discardAudio}
              panelAsks={session !== null}
            />
          )}
        </Suspense>
      </div>
      {(state.phase === 'recording' || state.phase === 'stopping') && (
        <RecordingDock state={state} plan={plan} />
      )}
      <LeaveGuard discardAudio={discardAudio} />
    </div>
  );
}

function cuePoint(sentence: ScriptSentence): CuePoint {
  const [source] = sentence.sources.flatMap((one) => sourceLabel(one) ?? []);
  const note = sentence.stand === 'unsupported' ? 'not in your file' : (source ?? null);
  return { text: sentence.text, note: note?.startsWith('p.') ? `Your file, ${note}` : note };
}

function useRecordingToasts(): void {
  const toast = useToast();
  useOnPhase((state, before) => {
    if (state.phase === 'recording') {
      toast({ title: 'Recording Started', text: 'Speak clearly into your microphone' });
    }
    if (state.phase === 'ready' && before === 'stopping') {
      toast({
        kind: 'error',
        title: 'Recording failed',
        text: 'This browser measured nothing. Nothing was kept.',
      });
    }
    if (state.phase === 'stopped' && before === 'stopping') {
      toast({ title: 'Recording Stopped', text: 'Processing your audio...' });
    }
  });
}
