import { useEffect, useRef, useState } from 'react';
import { beforeSignOut } from '../lib/before-sign-out.js';
import type { ApiCall } from './call.js';
import { sendWhileLeaving } from './send-while-leaving.js';
import { currentTokens } from './tokens.js';

const UNDO_MS = 10_000;

interface Deletion {
  /** Deletes; the problem, where there is one. */
  perform: (id: string) => Promise<string | null>;
  /** The same as a call for a page that goes away. */
  whileLeaving: (id: string) => ApiCall;
}

/** Deletes after 10 s in which it can be taken back; leaving the page, closing or reloading it deletes at once. */
export function useUndoableDeletion(deletion: Deletion) {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState('');
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  /** At hand before the page goes away, which waits for nothing. */
  const accessToken = useRef<string>(undefined);
  const latest = useRef(deletion);
  latest.current = deletion;

  const forget = (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setWaiting((now) => new Set([...now].filter((one) => one !== id)));
  };
  const perform = async (id: string) => {
    timers.current.delete(id);
    const problem = await latest.current.perform(id);
    if (problem === null) return;
    setFailure(problem);
    forget(id);
  };
  const remove = (id: string) => {
    setFailure('');
    setWaiting((now) => new Set([...now, id]));
    void currentTokens()
      .then((tokens) => (accessToken.current = tokens.accessToken))
      .catch(() => undefined);
    timers.current.set(
      id,
      setTimeout(() => void perform(id), UNDO_MS),
    );
  };

  useEffect(() => {
    const leave = () => {
      const left = [...timers.current];
      timers.current.clear();
      return Promise.all(
        left.map(([id, timer]) => {
          clearTimeout(timer);
          return latest.current.perform(id);
        }),
      );
    };
    const close = () => {
      for (const [id, timer] of timers.current) {
        clearTimeout(timer);
        sendWhileLeaving(latest.current.whileLeaving(id), accessToken.current);
      }
      timers.current.clear();
    };
    const stop = beforeSignOut(leave);
    window.addEventListener('pagehide', close);
    return () => {
      stop();
      window.removeEventListener('pagehide', close);
      void leave();
    };
  }, []);

  return { waiting, failure, remove, undo: forget };
}
