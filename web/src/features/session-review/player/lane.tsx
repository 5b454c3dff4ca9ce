import type { EvidenceEvent } from '@lectern/contracts/analysis';
import { isMissingPause, isSlow } from '@lectern/speech/assessment/observation';
import { EvidenceGlyph, type EvidenceKind } from '../../../ui/evidence-glyph.js';
import { emptyLane, laneName, laneOf, whatOf } from '../findings/findings.js';
import { useReview } from '../review-context.js';

/** Shorter findings are drawn as their glyph, longer ones as a bar; share of the width. */
const BAR_FROM = 0.015;
/** A missing pause is named on its bar where the bar has room for the name. */
const NAMED_FROM = 0.2;

const lengthOf = ({ start, end }: EvidenceEvent): number => end - start;

/** A convenience for the pointer; the list of findings says and does the same. */
export function Lane({ lane }: { lane: EvidenceKind }) {
  const { events, show, selectedId, duration, analysis } = useReview();
  // The whole name stands on the chip of the findings; here is room for its first word.
  const name = laneName(lane, events);
  const marks = events.filter((event) => !event.dismissed && laneOf(event.kind) === lane);
  const missing = marks
    .filter((event) => isMissingPause(event))
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  return (
    <>
      <span className="lane-name" title={name}>
        {name.split(' ')[0]}
      </span>
      <div className="lane" aria-hidden="true">
        {marks.length === 0 && <span className="lane-said">{emptyLane(lane, analysis)}</span>}
        {marks.map((event) => {
          const share = (event.end - event.start) / duration;
          const bar = share >= BAR_FROM && lane !== 'filler';
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hidden from assistive technology; the list of findings does the same
            <span
              key={event.id}
              className={event.id === selectedId ? 'lane-mark selected' : 'lane-mark'}
              style={
                bar
                  ? { insetInlineStart: `${(event.start / duration) * 100}%`, width: `${share * 100}%` }
                  : { insetInlineStart: `${((event.start + event.end) / 2 / duration) * 100}%` }
              }
              onClick={() => show(event)}
            >
              {bar ? (
                <span
                  className={`lane-bar ${lane}${isMissingPause(event) ? ' missing' : isSlow(event) ? ' slow' : ''}`}
                />
              ) : (
                <EvidenceGlyph kind={lane} size={12} missing={isMissingPause(event)} slow={isSlow(event)} />
              )}
            </span>
          );
        })}
        {missing && lengthOf(missing) / duration >= NAMED_FROM && (
          <span
            className="lane-missing desktop-only"
            style={{ insetInlineStart: `${((missing.start + missing.end) / 2 / duration) * 100}%` }}
          >
            {whatOf(missing)}
          </span>
        )}
      </div>
    </>
  );
}
