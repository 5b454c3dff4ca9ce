import type { Analysis, EvidenceEvent } from '@lectern/contracts/analysis';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { errorMessage } from '../../api/error-message.js';
import { inOrder, neighbor, windowOf } from './findings/findings.js';
import { Playback, type PlaybackState } from './player/playback.js';
import { useSetEventDismissedMutation } from './review.api.js';
import { placeOf } from './transcript/transcript.js';

/** What player, transcript and findings share: one position and one selected finding. */
export interface Review {
  analysis: Analysis;
  events: EvidenceEvent[];
  duration: number;
  playable: boolean;
  /** Null for a visitor. */
  sessionId: string | null;
  playback: Playback;
  selectedId: string | null;
  /** Selects a finding and plays it. */
  show: (event: EvidenceEvent) => void;
  playPassage: (from: number, to: number | null) => void;
  step: (direction: 1 | -1) => void;
  /** Null for a visitor, who can change nothing. */
  dismiss: ((event: EvidenceEvent, dismissed: boolean) => void) | null;
  undoDismiss: () => void;
  /** Why the last change could not be kept, by finding. */
  problem: { eventId: string; text: string } | null;
}

const ReviewContext = createContext<Review | null>(null);

export function useReview(): Review {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('ReviewProvider is missing');
  return review;
}

interface ReviewProviderProps {
  /** Null when a visitor reads it by a shared link. */
  sessionId: string | null;
  analysis: Analysis;
  audioUrl: string | null;
  children: ReactNode;
}

export function ReviewProvider({ sessionId, analysis, audioUrl, children }: ReviewProviderProps) {
  const duration = analysis.measurements.durationSeconds;
  const playback = usePlayback(audioUrl, duration);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [dismissedLast, setDismissedLast] = useState<EvidenceEvent[]>([]);
  const [problem, setProblem] = useState<Review['problem']>(null);
  const [setEventDismissed] = useSetEventDismissedMutation();
  const playable = audioUrl !== null;

  const review = useMemo((): Review | null => {
    if (!playback) return null;
    const events = inOrder(analysis);
    const show = (event: EvidenceEvent) => {
      setSelectedId(event.id);
      const { from, to } = windowOf(placeOf(event, analysis.transcript?.placed), duration);
      if (playable) playback.playFrom(from, to);
      else playback.seek(from);
    };
    const dismiss = (event: EvidenceEvent, dismissed: boolean) => {
      if (sessionId === null) return;
      setProblem(null);
      setDismissedLast((last) => (dismissed ? [...last, event] : last.filter((one) => one.id !== event.id)));
      setEventDismissed({ sessionId, eventId: event.id, dismissed })
        .unwrap()
        .catch((error: unknown) => setProblem({ eventId: event.id, text: errorMessage(error) }));
    };
    return {
      analysis,
      events,
      duration,
      playable,
      sessionId,
      playback,
      selectedId,
      show,
      playPassage: (from, to) => {
        setSelectedId(null);
        if (playable) playback.playFrom(from, to);
        else playback.seek(from);
      },
      step: (direction) => {
        const next = neighbor(events, { selectedId, position: playback.getState().position }, direction);
        if (next) show(next);
      },
      dismiss: sessionId === null ? null : dismiss,
      undoDismiss: () => {
        const last = dismissedLast.at(-1);
        if (last) dismiss(last, false);
      },
      problem,
    };
  }, [
    analysis,
    duration,
    playable,
    playback,
    selectedId,
    dismissedLast,
    problem,
    sessionId,
    setEventDismissed,
  ]);

  return review && <ReviewContext value={review}>{children}</ReviewContext>;
}

/** One player for the life of the page. The signed link in later answers is used only when the first has expired. */
function usePlayback(audioUrl: string | null, duration: number): Playback | null {
  const [playback, setPlayback] = useState<Playback | null>(null);
  const [firstUrl] = useState(audioUrl);
  useEffect(() => {
    const made = new Playback(firstUrl, duration);
    setPlayback(made);
    return () => made.close();
  }, [firstUrl, duration]);
  useEffect(() => {
    if (audioUrl !== null && audioUrl !== firstUrl && playback?.getState().failed) playback.renew(audioUrl);
  }, [audioUrl, firstUrl, playback]);
  return playback;
}

/** The whole state: for what is small and may be drawn 60 times a second. */
export function usePlaybackState(playback: Playback): PlaybackState {
  return useSyncExternalStore(playback.subscribe, playback.getState);
}

/** A value made from the position: only its changes are drawn. */
export function usePosition<T>(playback: Playback, of: (position: number) => T): T {
  return useSyncExternalStore(playback.subscribe, () => of(playback.getState().position));
}
