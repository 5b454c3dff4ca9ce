import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { remember, remembered } from '../../../lib/device-memory.js';
import { useOnPhase, useRecorder } from '../../../recorder/recorder-context.js';
import { useSettings } from '../../../api/use-settings.js';
import type { Take } from '../../../recorder/recorder-state.js';
import type { RecordingSettings } from '../../../recorder/recording-settings.js';
import { defaultPlan, storedPlan, type ArgumentPlan } from '../clock/argument-plan.js';
import type { Words } from '../use-analyze-take.js';
import { useStoredChoice } from '../use-stored-choice.js';
import type { TakeBench } from './take-bench.js';
import { useLiveWords, type LiveWords } from './use-live-words.js';

/** How the speaker wants to record. */
interface Choices {
  discardAudio: boolean;
  setDiscardAudio: (discard: boolean) => void;
  recognizeWords: boolean;
  setRecognizeWords: (recognize: boolean) => void;
  liveWords: LiveWords;
  settings: RecordingSettings;
  setSettings: (settings: RecordingSettings) => void;
  plan: ArgumentPlan;
  setPlan: (plan: ArgumentPlan) => void;
  countdown: boolean;
  setCountdown: (countdown: boolean) => void;
  words: Words;
  setWords: (words: Words) => void;
}

export interface TakeDesk {
  bench: TakeBench;
  choices: Choices;
  /** Opens the session, counts down where that is wanted, records. */
  start: () => Promise<void>;
  /** This browser cannot measure while recording, so nothing would be left of a take that is not recorded. */
  deaf: boolean;
}

const DeskContext = createContext<TakeDesk | null>(null);

export function useTakeDesk(): TakeDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('TakeProvider is missing');
  return desk;
}

const COUNTDOWN_KEY = 'lectern.countdown';
const NO_WORDS: Words = { source: 'none', text: '' };

/** The words that came with a take, the best first. */
function wordsOf({ heard, recognized }: Take): Words {
  if (heard) return { source: 'heard', text: heard.map(({ text }) => text).join(' ') };
  return recognized === null ? NO_WORDS : { source: 'recognized', text: recognized };
}
const BETWEEN_TAKES: ReadonlySet<string> = new Set(['idle', 'ready', 'done']);
const yesOrNo = (stored: unknown): boolean | null => (typeof stored === 'boolean' ? stored : null);

/** The one recorder's desk: what a take is about, how it is recorded, and the press that starts it. */
export function TakeProvider({ bench, children }: { bench: TakeBench; children: ReactNode }) {
  const recorder = useRecorder();
  const { scenario, caseId } = bench;
  const { settings: mine, change } = useSettings();
  const { recordingQuality: quality, microphoneSensitivity: sensitivity } = mine;
  // What another device changes counts from the next take on: this one was begun under the old word.
  const [discardAudio, setDiscardAudio] = useState(mine.discardAudio);
  useEffect(() => {
    if (BETWEEN_TAKES.has(recorder.getState().phase)) setDiscardAudio(mine.discardAudio);
  }, [mine.discardAudio, recorder]);
  const [recognizeWords, setRecognizeWords] = useStoredChoice('recognize-words', yesOrNo, false);
  const liveWords = useLiveWords(discardAudio);
  const settings = useMemo(() => ({ quality, sensitivity }), [quality, sensitivity]);
  const [plan, setPlan] = useStoredChoice(
    // Its sections may be named after what the case is about.
    caseId === null ? `plan-${scenario.type}` : `plan-${scenario.type}.${caseId}`,
    storedPlan,
    defaultPlan(scenario.type, scenario.range),
  );
  const [countdown, setCountdown] = useState(() => remembered(COUNTDOWN_KEY) !== 'off');
  const [words, setWords] = useState<Words>(NO_WORDS);
  useEffect(() => void recorder.applySettings(settings), [recorder, settings]);
  useOnPhase((state, before) => {
    if (state.phase === 'stopped' && before === 'stopping') setWords(wordsOf(state.take));
    // The take before is with the server; the next one gets a session of its own.
    if (before === 'done') bench.next();
  });
  const deaf = discardAudio && !recorder.monitor.isListening;

  const desk = useMemo(
    (): TakeDesk => ({
      bench,
      deaf,
      choices: {
        discardAudio,
        setDiscardAudio: (discard) => {
          setDiscardAudio(discard);
          change({ discardAudio: discard });
        },
        recognizeWords,
        setRecognizeWords,
        liveWords,
        settings,
        setSettings: (next) =>
          change({ recordingQuality: next.quality, microphoneSensitivity: next.sensitivity }),
        plan,
        setPlan,
        countdown,
        setCountdown: (on) => {
          setCountdown(on);
          remember(COUNTDOWN_KEY, on ? 'on' : 'off');
        },
        words,
        setWords,
      },
      start: async () => {
        if (deaf || recorder.getState().phase !== 'ready') return;
        const session = await bench.begin();
        const target =
          session && bench.target(session, { discardAudio, recognizeWords, hear: liveWords.hear });
        if (!target || recorder.getState().phase !== 'ready') return;
        if (countdown) recorder.startCountdown(target);
        else await recorder.start(target);
      },
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the setters of stored choices are new each time and do the same
    [
      bench,
      recorder,
      deaf,
      discardAudio,
      recognizeWords,
      liveWords.on,
      liveWords.speed,
      liveWords.hear,
      settings,
      plan,
      countdown,
      words,
    ],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}
