import { Suspense, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetCaseQuery } from '../../api/cases.api.js';
import { useGetSessionQuery, useListSessionsQuery } from '../../api/sessions.api.js';
import { paths } from '../../lib/paths.js';
import { scenarios } from '../../lib/scenarios.js';
import { useWatched } from '../../lib/watched.js';
import { LeaveGuard } from '../../recorder/leave-guard.js';
import { recordingFileName } from '../../recorder/media-format.js';
import { RecorderProvider, useRecorder, useRecorderState } from '../../recorder/recorder-context.js';
import { isSpeaking } from '../../recorder/recorder.machine.js';
import { useRecordingTitle } from '../../recorder/recording-controls.js';
import type { KeptRecording } from '../../recorder/recording-store.js';
import { LeftBehindRecordings } from '../../recorder/left-behind-recordings.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';
import { PageHead } from '../../ui/page-head.js';
import { Loading } from '../../ui/states.js';
import { CaseContentGenerator } from './generator/case-content-generator.js';
import { caseDetailsOf } from './generator/case-form.js';
import { type ScriptSentence } from './generator/script.js';
import { cuePoints, spokenScript } from './generator/spoken.js';
import { useCaseDraft, type CaseDraft } from './generator/use-case-draft.js';
import { cuePoint } from './panel/cue-points.js';
import { CueCard, RecordingDock } from './panel/at-the-microphone.js';
import { RecordDock } from './panel/record-dock.js';
import { SessionPanel } from './panel/session-panel.js';
import { useTakeBench, type TakeSubject } from './panel/take-bench.js';
import { TakeProvider, useTakeDesk } from './panel/take-context.js';
import { useBeginAtOnce } from './panel/use-begin-at-once.js';
import { useRecordingToasts } from './panel/use-recording-toasts.js';
import type { PracticeScenario } from './scenario-guidance.js';
import { StrategyTip } from './strategy-tip.js';
import { useAnalysisRun } from './use-analysis-run.js';
import { useNear } from './use-near.js';
import { useSessionsOf } from './use-sessions-of.js';
import { lazyPart } from '../../lib/lazy-part.js';

const ExercisePanel = lazyPart(() => import('./exercise/exercise-panel.js'), 'ExercisePanel');
const SourcePane = lazyPart(() => import('./source/source-pane.js'), 'SourcePane');
const SessionList = lazyPart(() => import('./manager/session-list.js'), 'SessionList');

/** The chosen scenario, in a case or in none: prepare on the left, record on the right, takes below. */
export function Workspace({ scenario }: { scenario: PracticeScenario }) {
  const [query] = useSearchParams();
  const inAddress = query.get('session');
  const [first] = useState(inAddress);
  const { data: sessions, isError } = useListSessionsQuery({});
  const listed = sessions?.find(({ id }) => id === inAddress);
  // Older than the list reaches, or just made.
  const { data: unlisted, isLoading } = useGetSessionQuery(
    { sessionId: inAddress ?? '' },
    { skip: inAddress === null || sessions === undefined || listed !== undefined },
  );
  if (inAddress !== null && !sessions && !isError) return <Loading />;
  // Only for the one that was opened by its address: nothing that is on the page goes while another is made.
  if (inAddress === first && isLoading) return <Loading />;
  const opened = listed ?? (unlisted?.id === inAddress ? unlisted : undefined);
  // A session knows its case, whatever the address says.
  return (
    <RecorderProvider>
      <Prepared scenario={scenario} caseId={opened ? opened.caseId : query.get('case')} />
    </RecorderProvider>
  );
}

function Prepared({ scenario, caseId }: { scenario: PracticeScenario; caseId: string | null }) {
  const { data: sessions } = useListSessionsQuery({});
  const draft = useCaseDraft(scenario.type, caseId);
  const sessionId = draft.state.session?.id ?? null;
  useWatched(sessionId);
  const mine = sessions?.find(({ id }) => id === sessionId);
  const inCase = useGetCaseQuery({ caseId: caseId ?? '' }, { skip: caseId === null }).data;
  const caseName = inCase?.name ?? null;
  const { form } = draft.state;
  const { script } = draft.script;
  const subject = useMemo((): TakeSubject => {
    const scriptId = mine?.scenarioType === scenario.type ? mine.scriptId : null;
    const unspoken = mine?.status === 'created' && !mine.hasAudio;
    return {
      scenario,
      caseId,
      caseName,
      scriptId,
      number: inCase?.scripts.find(({ id }) => id === scriptId)?.nextTake ?? null,
      caseData: caseDetailsOf(form),
      script: script ? spokenScript(script) : '',
      unspoken: unspoken ? { id: mine.id, title: mine.title } : null,
    };
  }, [scenario, caseId, caseName, inCase, mine, form, script]);
  const bench = useTakeBench(subject);
  return (
    <TakeProvider bench={bench}>
      <Columns draft={draft} />
    </TakeProvider>
  );
}

function Columns({ draft }: { draft: CaseDraft }) {
  const { bench, choices } = useTakeDesk();
  const { scenario, caseId, caseName } = bench;
  const exercise = useSearchParams()[0].get('exercise');
  const recorder = useRecorder();
  const isOfCase = useSessionsOf(caseId);
  const state = useRecorderState();
  // Whoever starts at once meets the recorder first; a case may be added.
  const [folded, setFolded] = useState(scenario.guidance === null);
  const [selected, setSelected] = useState<ScriptSentence | null>(null);
  const below = useRef<HTMLDivElement>(null);
  const nearBelow = useNear(below, draft.state.phase !== 'opening');
  const speaking = isSpeaking(state);
  const { script } = draft.script;
  const points = useMemo(() => script && cuePoints(script).map(cuePoint), [script]);

  useRecordingTitle(state);
  useRecordingToasts();
  useAnalysisRun();
  useBeginAtOnce(bench.canSpeak);

  const keep = (recording: KeptRecording, audio: Blob) => {
    bench.resume({ id: recording.sessionId, title: recording.sessionTitle });
    const { scenarioId, mimeType, startedAt } = recording;
    recorder.takeRecovered(recording, audio, recordingFileName(scenarioId, mimeType, new Date(startedAt)));
  };
  const cues = points ?? scenario.guidance?.focus.map((text) => ({ text, note: null })) ?? [];
  const spokenFrom = bench.script !== '' || cues.length > 0;
  return (
    <div className={speaking ? 'practice speaking' : 'practice'}>
      <Head draft={draft} speaking={speaking} />
      {!speaking && <LeftBehindRecordings onKeep={keep} shows={isOfCase} />}
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
              fullScript={bench.script}
              recording={state.phase === 'recording'}
            />
          )}
        </div>
        <div className="rail">
          {exercise !== null && (
            <Suspense fallback={null}>
              <ExercisePanel key={exercise} address={exercise} />
            </Suspense>
          )}
          <SessionPanel />
          {selected && !speaking && !folded && (
            <Suspense fallback={null}>
              <SourcePane
                sentence={selected.text}
                sources={selected.sources}
                onClose={() => setSelected(null)}
              />
            </Suspense>
          )}
        </div>
      </div>
      <div hidden={speaking} ref={below} className="below">
        <Suspense fallback={null}>
          {nearBelow && (
            <SessionList
              scenario={scenario.type}
              title={scenario.title}
              caseId={caseId}
              scriptId={bench.scriptId}
            />
          )}
        </Suspense>
      </div>
      {state.phase === 'recording' || state.phase === 'stopping' ? (
        <RecordingDock state={state} plan={choices.plan} />
      ) : (
        <RecordDock />
      )}
      <LeaveGuard discardAudio={choices.discardAudio} />
      {caseName !== null && speaking && <p className="visually-hidden">Case: {caseName}</p>}
    </div>
  );
}

function Head({ draft, speaking }: { draft: CaseDraft; speaking: boolean }) {
  const { bench } = useTakeDesk();
  const { scenario, caseId, caseName, session } = bench;
  const navigate = useNavigate();
  const card = scenarios.find((one) => one.id === scenario.id);
  const backToCase = caseId !== null && caseName !== null;
  return (
    <PageHead
      title={scenario.title}
      back={
        speaking
          ? undefined
          : backToCase
            ? { to: paths.case(caseId), label: caseName }
            : { onClick: () => void navigate(paths.practice()), label: 'Back to Scenarios' }
      }
      context={
        speaking
          ? (session?.title ?? draft.state.session?.title)
          : card && (
              <span className="row">
                <DifficultyMark difficulty={card.delivery.difficulty} />
                <span>{card.delivery.time}</span>
                {!backToCase && <span className="t3">No case</span>}
              </span>
            )
      }
    />
  );
}
