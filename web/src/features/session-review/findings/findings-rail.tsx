import { AudioOutlined, CaretRightFilled, CloseOutlined } from '@ant-design/icons';
import type { EvidenceEvent } from '@lectern/contracts/analysis';
import { isMissingPause, isSlow } from '@lectern/speech/assessment/observation';
import { useEffect, useRef, useState } from 'react';
import { clock } from '../../../lib/format.js';
import { EvidenceGlyph, type EvidenceKind } from '../../../ui/evidence-glyph.js';
import { SourceLine } from '../../../ui/source-line.js';
import { counted, countsByLane, hesitationsIn, laneName, LANES, laneOf, noteOf, whatOf } from './findings.js';
import { useFixesIfAny } from '../retake/fix-context.js';
import { useReview } from '../review-context.js';
import { placeOf } from '../transcript/transcript.js';
import { RecognizerHint } from '../transcript/recognizer-hint.js';
import { wordsCameFrom } from '../transcript/words.js';

/** Every finding: play it, or say that it does not count. Stays in sight beside all tabs. */
export function FindingsRail() {
  const { events, analysis, dismiss } = useReview();
  const [lane, setLane] = useState<EvidenceKind | 'all'>('all');
  const counts = countsByLane(events);
  const wordsKnown = analysis.wording !== null;
  const hesitations = hesitationsIn(events);
  const shown = events.filter((event) => lane === 'all' || laneOf(event.kind) === lane);
  return (
    <aside className="findings" aria-labelledby="findings">
      <div className="row between findings-head">
        <h2 id="findings">Findings</h2>
        <span className="sm t3" role="status">
          {counted(events)} counted
        </span>
      </div>
      <div className="chips" role="group" aria-label="Filter findings">
        <button type="button" className="chip" aria-pressed={lane === 'all'} onClick={() => setLane('all')}>
          All
        </button>
        {LANES.map((one) => (
          <button
            key={one.lane}
            type="button"
            className="chip"
            aria-pressed={lane === one.lane}
            disabled={one.lane === 'filler' && !wordsKnown && hesitations === 0}
            aria-describedby={one.lane === 'filler' && !wordsKnown ? 'fillers-need-words' : undefined}
            onClick={() => setLane(one.lane)}
          >
            <EvidenceGlyph kind={one.lane} size={13} />
            {one.lane === 'filler' && !wordsKnown && hesitations === 0
              ? 'Fillers not measured'
              : `${laneName(one.lane, events)} ${counts[one.lane]}`}
          </button>
        ))}
      </div>
      {!wordsKnown && (
        <p id="fillers-need-words" className="sm t2">
          Fillers are words. This take has sound only.
        </p>
      )}
      {!wordsKnown && dismiss && <RecognizerHint />}
      {hesitations > 0 && (
        <p className="sm t2">
          Hesitation sounds, likely: at least {hesitations}. Play each and dismiss what is a word; they weigh
          in no score.
        </p>
      )}
      {shown.length === 0 ? (
        <p className="panel findings-none t2">
          {events.length === 0 ? 'Nothing was found in this take.' : 'None of this kind.'}
        </p>
      ) : (
        <ul className="panel findings-list" tabIndex={0} aria-label="Findings in the order of time">
          {shown.map((event) => (
            <FindingRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      <SourceLine>
        Pauses, pace and level are measured from the audio.{' '}
        {wordsCameFrom(analysis.engine.transcript, dismiss ? 'speaker' : 'visitor')}
      </SourceLine>
    </aside>
  );
}

function FindingRow({ event }: { event: EvidenceEvent }) {
  const { analysis, selectedId, show, dismiss, playable, problem } = useReview();
  const fixes = useFixesIfAny();
  const row = useRef<HTMLLIElement>(null);
  const selected = selectedId === event.id;
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const what = whatOf(event);
  const note = noteOf(event);
  const at = clock(event.start);
  const bySentence = placeOf(event, analysis.transcript?.placed).sentence;
  return (
    <li
      ref={row}
      className={event.dismissed ? 'finding dismissed' : 'finding'}
      aria-current={selected ? 'true' : undefined}
    >
      <EvidenceGlyph kind={laneOf(event.kind)} missing={isMissingPause(event)} slow={isSlow(event)} />
      <span className="num sm t3">{at}</span>
      <span className="what">
        {event.dismissed ? (
          <>
            <s>{what}</s> not counted ·{' '}
            <button type="button" className="link-button sm" onClick={() => dismiss?.(event, false)}>
              Undo
            </button>
          </>
        ) : (
          <>
            {what}
            {note && <span className={note.credit ? 'note credit' : 'note'}>{note.text}</span>}
          </>
        )}
        {problem?.eventId === event.id && (
          <span className="note problem" role="alert">
            {problem.text}
          </span>
        )}
      </span>
      <span className="finding-acts">
        {playable && (
          <button
            type="button"
            className="mini-button"
            aria-label={bySentence ? `Play the sentence with ${what} near ${at}` : `Play ${what} at ${at}`}
            title={bySentence ? 'Its place is not sure: plays the sentence' : undefined}
            onClick={() => show(event)}
          >
            <CaretRightFilled aria-hidden="true" />
          </button>
        )}
        {fixes && !event.credit && !event.dismissed && (
          <button
            type="button"
            className="mini-button"
            aria-label={`Say ${what} at ${at} again`}
            title="Say it again"
            disabled={fixes.recording}
            onClick={() => fixes.sayAgain(event)}
          >
            <AudioOutlined aria-hidden="true" />
          </button>
        )}
        {dismiss && !event.dismissed && (
          <button
            type="button"
            className="mini-button"
            aria-label={`Do not count ${what} at ${at}`}
            onClick={() => dismiss(event, true)}
          >
            <CloseOutlined aria-hidden="true" />
          </button>
        )}
      </span>
    </li>
  );
}
