import { CaretRightFilled } from '@ant-design/icons';
import { momentWords } from '@lectern/speech/english/moments';
import { clock } from '../../../lib/format.js';
import { useReview } from '../review-context.js';

/** How much of the take is heard for a moment, in seconds. */
const HEARD = 6;

/** Key moments in the order of time. */
export function TimelineTab() {
  const { analysis, playPassage, playable, duration } = useReview();
  const keyMoments = analysis.keyMoments.map(({ timestamp, type, ...moment }) => ({
    timestamp,
    type,
    description: momentWords(moment, analysis.events),
  }));
  if (keyMoments.length === 0) return <p className="t2">No moment of this take stands out from the rest.</p>;
  return (
    <ol className="moments">
      {keyMoments.map(({ timestamp, type, description }) => (
        <li key={`${timestamp}-${description}`}>
          <span className="num t3">{clock(timestamp)}</span>
          <span>
            <b className={type === 'strength' ? 'moment strength' : 'moment'}>
              {type === 'strength' ? 'Worked' : 'To change'}
            </b>
            <span className="moment-what">{description}</span>
          </span>
          {playable && (
            <button
              type="button"
              className="mini-button"
              aria-label={`Play from ${clock(timestamp)}: ${description}`}
              onClick={() => playPassage(Math.max(0, timestamp - 0.5), Math.min(duration, timestamp + HEARD))}
            >
              <CaretRightFilled aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
