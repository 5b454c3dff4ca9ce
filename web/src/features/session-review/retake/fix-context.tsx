import type { EvidenceEvent } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { chooseFixNext, fixFor, rankFixes, type FixNext } from '@lectern/speech/assessment/fix-next';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useReview } from '../review-context.js';

/** A passage that is to be said again. */
export interface RetakePassage {
  start: number;
  end: number;
  eventIds: string[];
}

/** A retake that lies on this device and was never sent. */
export interface UnsentRetake {
  recordingId: string;
  passage: RetakePassage;
}

interface Fixes {
  session: SessionDetail;
  /** Null where the one thing is a part that no finding shows. */
  fix: FixNext | null;
  /** Where the shown one stands among all worth fixing; null for a finding that was chosen by hand. */
  place: { index: number; count: number } | null;
  showNext: () => void;
  /** Back to the one thing. */
  showFirst: () => void;
  recording: boolean;
  recoveredId: string | null;
  startRetake: () => void;
  endRetake: () => void;
  /** Chooses a single finding and records its passage. */
  sayAgain: (event: EvidenceEvent) => void;
}

const FixContext = createContext<Fixes | null>(null);

/** Null for a visitor, who can record nothing. */
export const useFixesIfAny = (): Fixes | null => useContext(FixContext);

export function useFixes(): Fixes {
  const fixes = useFixesIfAny();
  if (!fixes) throw new Error('FixProvider is missing');
  return fixes;
}

interface FixProviderProps {
  session: SessionDetail;
  unsent: UnsentRetake | null;
  /** The fix is on another tab than the reader. */
  onShow: () => void;
  children: ReactNode;
}

/** What is being worked on: the one thing, the next after it, or a finding that was chosen by hand. */
export function FixProvider({ session, unsent, onShow, children }: FixProviderProps) {
  const { analysis, events, playback } = useReview();
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<string[] | null>(unsent?.passage.eventIds ?? null);
  const [recoveredId, setRecoveredId] = useState(unsent?.recordingId ?? null);
  const [recording, setRecording] = useState(unsent !== null);
  const ranked = useMemo((): (FixNext | null)[] => {
    const fixes = rankFixes(analysis);
    return chooseFixNext(analysis) ? fixes : [null, ...fixes];
  }, [analysis]);

  const fixes = useMemo((): Fixes => {
    const byHand = chosen && fixOfChosen(chosen);
    const index = Math.min(at, ranked.length - 1);
    const start = () => {
      // The take itself must not be heard in its retake.
      playback.pause();
      setRecording(true);
    };
    function fixOfChosen(ids: string[]): FixNext | null {
      const group = ranked.find((fix) => fix?.eventIds.join() === ids.join());
      const event = events.find(({ id }) => id === ids[0]);
      return group ?? (event ? fixFor(event, analysis) : null);
    }
    return {
      session,
      fix: byHand ?? ranked[index] ?? null,
      place: byHand ? null : { index, count: ranked.length },
      showNext: () => {
        setChosen(null);
        setAt(chosen || index + 1 >= ranked.length ? 0 : index + 1);
      },
      showFirst: () => {
        setChosen(null);
        setAt(0);
      },
      recording,
      recoveredId,
      startRetake: start,
      endRetake: () => {
        setRecording(false);
        setRecoveredId(null);
      },
      sayAgain: (event) => {
        setChosen([event.id]);
        onShow();
        start();
      },
    };
  }, [analysis, events, ranked, chosen, at, recording, recoveredId, session, onShow, playback]);
  return <FixContext value={fixes}>{children}</FixContext>;
}
