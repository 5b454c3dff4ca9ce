import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { remember, remembered } from '../../../lib/device-memory.js';
import { useRecorder } from '../../../recorder/recorder-context.js';
import { CUE_SECONDS, nextCue, type Cue } from './live-rows.js';

const KEY = 'lectern.cue';
const changed = new EventTarget();

/** Off unless switched on; remembered on this device. */
export function useCueSetting(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      changed.addEventListener('change', listener);
      return () => changed.removeEventListener('change', listener);
    },
    () => remembered(KEY) === 'on',
  );
  return [
    on,
    (next) => {
      remember(KEY, next ? 'on' : 'off');
      changed.dispatchEvent(new Event('change'));
    },
  ];
}

/** A single word under the timer, at most every 20 s. */
export function CueWord() {
  const { monitor } = useRecorder();
  const live = useSyncExternalStore(monitor.subscribeLive, monitor.getLive);
  const [on] = useCueSetting();
  const lastAt = useRef<number | null>(null);
  const [cue, setCue] = useState<Cue | null>(null);
  useEffect(() => {
    const next = on ? nextCue(live, lastAt.current) : null;
    if (next !== null && live) {
      lastAt.current = live.seconds;
      setCue(next);
    } else if (live && lastAt.current !== null && live.seconds - lastAt.current >= CUE_SECONDS) {
      setCue(null);
    }
  }, [live, on]);
  return on && <p className="cue-word">{cue ?? ' '}</p>;
}
