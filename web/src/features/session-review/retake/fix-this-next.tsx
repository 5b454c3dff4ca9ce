import { CaretRightFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../../lib/lazy-part.js';
import { START_NOW } from '../../../lib/start-now.js';
import { clock } from '../../../lib/format.js';
import { sayNoFix } from '@lectern/contracts/english/no-fix';
import { feedbackWords } from '@lectern/speech/english/advice';
import { noScoreWords } from '@lectern/speech/english/no-score';
import { Panel } from '../../../ui/panel.js';
import { useFixes } from './fix-context.js';
import { useReview } from '../review-context.js';
import { wordsIn } from './passage-words.js';
import { Takes } from './takes.js';

/** Loaded when a passage is to be said again, not with the page. */
const RetakeRecorder = lazyPart(() => import('./retake-recorder.js'), 'RetakeRecorder');

/** The one finding to work on: heard, explained, said again, and compared. */
export function FixThisNext({ practiceAgain }: { practiceAgain: string }) {
  const { playPassage, playable, playback } = useReview();
  const { fix, place, showNext, showFirst, session, recording, recoveredId, startRetake, endRetake } =
    useFixes();
  const [shownTake, setShownTake] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const key = fix?.eventIds.join() ?? '';
  const before = useRef(key);
  const turned = useRef(false);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    setShownTake(null);
    // A dismissed finding may change what is shown here, but does not call the reader here.
    if (turned.current) heading.current?.focus({ preventScroll: true });
    turned.current = false;
  }, [key]);
  useEffect(() => {
    if (recording) heading.current?.scrollIntoView({ block: 'center' });
  }, [recording]);

  const turn = (to: () => void) => {
    turned.current = true;
    to();
  };
  if (fix === null)
    return (
      <NothingToPlay
        practiceAgain={practiceAgain}
        heading={heading}
        onNext={place && place.count > 1 ? () => turn(showNext) : null}
      />
    );
  const { headline, evidence, reason, remedy, start, end } = fix;
  const sent = (takeId: string) => {
    endRetake();
    setShownTake(takeId);
  };
  return (
    <Panel look="accented" labelledBy="fix-next" className="fix-next">
      <span className="label primary">
        {place === null
          ? 'Chosen by you'
          : place.index === 0
            ? 'Fix this next'
            : `Number ${place.index + 1} of ${place.count} worth fixing`}
      </span>
      <h2 id="fix-next" ref={heading} tabIndex={-1}>
        {headline}
      </h2>
      <p className="why">
        {evidence} {reason} {remedy}
      </p>
      {recording ? (
        <>
          <PassageText start={start} end={end} />
          <Suspense fallback={<p role="status">Opening the recorder...</p>}>
            <RetakeRecorder
              session={session}
              passage={{ start, end, eventIds: fix.eventIds }}
              recoveredId={recoveredId}
              onSent={sent}
              onCancel={() => {
                endRetake();
                heading.current?.focus({ preventScroll: true });
              }}
            />
          </Suspense>
        </>
      ) : (
        <>
          {shownTake === null && (
            <div className="row">
              <Button type="primary" size="large" onClick={startRetake}>
                Say it again
              </Button>
              {playable && (
                <Button
                  size="large"
                  icon={<CaretRightFilled aria-hidden="true" />}
                  onClick={() => playPassage(start, end)}
                >
                  Play {clock(start)} to {clock(end)}
                </Button>
              )}
              {place === null ? (
                <Button type="text" size="large" onClick={() => turn(showFirst)}>
                  Back to what to fix next
                </Button>
              ) : (
                place.count > 1 && (
                  <Button type="text" size="large" onClick={() => turn(showNext)}>
                    {place.index + 1 < place.count ? 'Show the next one' : 'Back to the first'}
                  </Button>
                )
              )}
            </div>
          )}
          <Takes
            key={key}
            fix={fix}
            shownId={shownTake}
            onShow={setShownTake}
            onAgain={() => {
              playback.pause();
              setShownTake(null);
              startRetake();
            }}
          />
        </>
      )}
    </Panel>
  );
}

interface NothingToPlayProps {
  practiceAgain: string;
  heading: Ref<HTMLHeadingElement>;
  /** To the first finding that can be said again, where there is one. */
  onNext: (() => void) | null;
}

/** The one thing is a part of the scores, or nothing stands out. */
function NothingToPlay({ practiceAgain, heading, onNext }: NothingToPlayProps) {
  const { analysis } = useReview();
  const { headline, why } = sayNoFix(
    { ...analysis, ...feedbackWords(analysis) },
    noScoreWords(analysis.scores.overall),
  );
  return (
    <Panel look="accented" labelledBy="fix-next" className="fix-next">
      <h2 id="fix-next" ref={heading} tabIndex={-1}>
        {headline}
      </h2>
      <p className="why">{why.join(' ')}</p>
      <div className="row">
        <Link className="btn primary large" to={practiceAgain} state={START_NOW}>
          Record another take
        </Link>
        {onNext && (
          <Button type="text" size="large" onClick={onNext}>
            Show a passage to say again
          </Button>
        )}
      </div>
    </Panel>
  );
}

/** What is to be said again. */
function PassageText({ start, end }: { start: number; end: number }) {
  const { analysis } = useReview();
  const words = wordsIn(analysis, { start, end });
  if (words === null) return null;
  return (
    <figure className="passage-text">
      <figcaption className="label">{words.exact ? 'The passage' : 'About here in your words'}</figcaption>
      <blockquote>{words.text}</blockquote>
    </figure>
  );
}
