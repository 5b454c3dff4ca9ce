import { CaretRightFilled, PauseOutlined } from '@ant-design/icons';
import type { PassageComparison, Retake } from '@lectern/contracts/retakes';
import type { Described } from '@lectern/speech/assessment/observation';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { mainFigure, otherFigures } from './retake-figures.js';
import { usePlaybackState, useReview } from '../review-context.js';
import { TakeAudio } from './take-audio.js';

interface SideProps {
  name: string;
  comparison: PassageComparison;
  finding: Described;
  side: 'before' | 'after';
  children: ReactNode;
}

/** One of the two passages: heard, its figure, and everything else that was measured. */
export function Side({ name, comparison, finding, side, children }: SideProps) {
  const figures = comparison[side];
  const { value, unit } = mainFigure({ ...finding, kind: comparison.kind }, figures);
  return (
    <section aria-label={name}>
      <h3 className="label">{name}</h3>
      <div className="row side-figure">
        {children}
        {value === null ? (
          <span className="t3">{unit} not known</span>
        ) : (
          <span>
            <b className="num">{value}</b> <span className="sm t3">{unit}</span>
          </span>
        )}
      </div>
      <dl className="sm side-figures">
        {otherFigures(comparison.kind, figures).map(([term, said]) => (
          <div key={term}>
            <dt className="t3">{term}</dt>
            <dd className={said === null ? 't3' : 'num'}>{said ?? 'not known'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function PlayBefore({ take }: { take: Retake }) {
  const { playable, playPassage, playback } = useReview();
  const { playing } = usePlaybackState(playback);
  if (!playable) return null;
  return (
    <PlayPause
      playing={playing}
      what="the passage before"
      onClick={() => (playing ? playback.pause() : playPassage(take.start, take.end))}
    />
  );
}

export function PlayTake({ take, number }: { take: Retake; number: number }) {
  const { playback } = useReview();
  const [audio, setAudio] = useState<TakeAudio | null>(null);
  const [firstUrl] = useState(take.audioUrl);
  useEffect(() => {
    if (firstUrl === null) return;
    const made = new TakeAudio(firstUrl, playback);
    setAudio(made);
    return () => made.close();
  }, [firstUrl, playback]);
  if (take.audioUrl === null) return <span className="sm t3">Audio was not kept.</span>;
  return audio && <PlayLoaded audio={audio} number={number} />;
}

function PlayLoaded({ audio, number }: { audio: TakeAudio; number: number }) {
  const state = useSyncExternalStore(audio.subscribe, audio.getState);
  return state === 'failed' ? (
    <span className="sm problem" role="alert">
      The audio cannot be loaded. Reload the page for a fresh link.
    </span>
  ) : (
    <PlayPause playing={state === 'playing'} what={`take ${number}`} onClick={() => audio.toggle()} />
  );
}

function PlayPause({ playing, what, onClick }: { playing: boolean; what: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="mini-button outlined"
      aria-label={`${playing ? 'Pause' : 'Play'} ${what}`}
      onClick={onClick}
    >
      {playing ? <PauseOutlined aria-hidden="true" /> : <CaretRightFilled aria-hidden="true" />}
    </button>
  );
}
