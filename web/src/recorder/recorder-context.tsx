import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { loadEveryPart } from '../lib/lazy-part.js';
import { RecorderController } from './recorder.controller.js';
import type { RecorderState } from './recorder-state.js';
import { RecordingStore } from './recording-store.js';

let opening: Promise<RecordingStore> | undefined;

/** The store of this device, opened on first use; a failed attempt (private window) is tried again next time. */
export function recordingStore(): Promise<RecordingStore> {
  opening ??= RecordingStore.open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

const RecorderContext = createContext<RecorderController | null>(null);

/** One recorder for everything below: session panel and session manager drive the same one. */
export function RecorderProvider({ children }: { children: ReactNode }) {
  const [controller, setController] = useState<RecorderController | null>(null);
  useEffect(() => {
    const made = new RecorderController(recordingStore);
    setController(made);
    // Whoever is about to speak may be without a network when the take ends.
    const stop = made.subscribe(() => {
      if (made.getState().phase === 'idle') return;
      stop();
      void loadEveryPart();
    });
    return () => {
      stop();
      made.close();
    };
  }, []);
  return controller && <RecorderContext value={controller}>{children}</RecorderContext>;
}

export function useRecorder(): RecorderController {
  const controller = useContext(RecorderContext);
  if (!controller) throw new Error('RecorderProvider is missing');
  return controller;
}

export function useRecorderState(): RecorderState {
  const recorder = useRecorder();
  return useSyncExternalStore(recorder.subscribe, recorder.getState);
}

/** Runs when the recorder enters another phase, with the phase it left. */
export function useOnPhase(entered: (state: RecorderState, before: RecorderState['phase']) => void): void {
  const state = useRecorderState();
  const before = useRef(state.phase);
  const latest = useRef(entered);
  latest.current = entered;
  useEffect(() => {
    if (before.current === state.phase) return;
    const left = before.current;
    before.current = state.phase;
    latest.current(state, left);
  }, [state]);
}
