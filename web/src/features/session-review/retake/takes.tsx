import type { PassageComparison, Retake } from '@lectern/contracts/retakes';
import type { EvidenceEvent } from '@lectern/contracts/analysis';
import type { Described } from '@lectern/speech/assessment/observation';
import type { FixNext } from '@lectern/speech/assessment/fix-next';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { dateAndTime } from '../../../lib/format.js';
import { DeleteTake } from './delete-take.js';
import { useFixes } from './fix-context.js';
import { mainFigure } from './retake-figures.js';
import { verdictOf } from './retake-words.js';
import { useReview } from '../review-context.js';
import { PlayBefore, PlayTake, Side } from './take-sides.js';
import { TakeWords } from './take-words.js';
import { useListTakesQuery } from './takes.api.js';

/** The socket tells when a take is measured; this often the server is asked in case it does not. */
const POLL_MS = 3_000;

interface TakesProps {
  fix: FixNext;
  shownId: string | null;
  onShow: (takeId: string | null) => void;
  onAgain: () => void;
}

/** The retakes of a passage: one beside the original, the others as rows. */
export function Takes({ fix, shownId, onShow, onAgain }: TakesProps) {
  const { session } = useFixes();
  const [waiting, setWaiting] = useState(shownId !== null);
  const { data, error } = useListTakesQuery(
    { sessionId: session.id },
    { refetchOnMountOrArgChange: true, pollingInterval: waiting ? POLL_MS : 0 },
  );
  const ids = new Set(fix.eventIds);
  const ofPassage = (data ?? [])
    .filter(
      ({ eventIds, analysisId }) =>
        analysisId === session.analysisRun?.jobId && eventIds.some((id) => ids.has(id)),
    )
    .toReversed();
  const shown = ofPassage.find(({ id }) => id === shownId);
  const pending = ofPassage.some(isPending) || (shownId !== null && !shown && !error);
  useEffect(() => setWaiting(pending), [pending]);
  const numberOf = (take: Retake) => ofPassage.indexOf(take) + 2;
  const others = ofPassage.filter((take) => take !== shown);
  if (error && shownId !== null) {
    return (
      <p className="sm problem" role="alert">
        {errorMessage(error, 'The retakes could not be loaded.')}
      </p>
    );
  }
  return (
    <>
      {shownId !== null && (
        <Compared
          take={shown}
          number={shown ? numberOf(shown) : ofPassage.length + 2}
          onAgain={onAgain}
          onClose={() => onShow(null)}
        />
      )}
      {others.length > 0 && (
        <div className="other-takes">
          <h3 className="label">{shownId === null ? 'Said again' : 'Other takes'}</h3>
          <ul>
            {others.map((take) => (
              <TakeRow key={take.id} take={take} number={numberOf(take)} onShow={() => onShow(take.id)} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Findings that only the words can show. */
const NEEDS_WORDS = new Set(['filler', 'hedge', 'repetition', 'false-start']);

const isPending = ({ status }: Retake): boolean => status === 'queued' || status === 'running';

/** What was said again; a finding that is gone from the analysis is only known by its kind. */
const findingOf = (take: Retake | undefined, events: readonly EvidenceEvent[]): Described =>
  events.find(({ id }) => id === take?.eventIds[0]) ?? { text: '' };

interface ComparedProps {
  /** Undefined until the list knows it. */
  take: Retake | undefined;
  number: number;
  onAgain: () => void;
  onClose: () => void;
}

function Compared({ take, number, onAgain, onClose }: ComparedProps) {
  const { events } = useReview();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  const comparison = take?.comparison ?? null;
  const finding = findingOf(take, events);
  const failed = take?.status === 'failed';
  const verdict = comparison && verdictOf(comparison, finding);
  return (
    <div
      className="compared"
      ref={region}
      tabIndex={-1}
      role="group"
      aria-label={`Before and take ${number}`}
    >
      <p className="visually-hidden" role="status">
        {verdict ? `Take ${number} is measured. ${verdict}` : ''}
      </p>
      {failed ? (
        <p className="problem" role="alert">
          {take.error ?? 'This take could not be measured.'}
        </p>
      ) : comparison && take ? (
        <>
          <p className={`verdict ${comparison.verdict.state}`}>{verdict}</p>
          <div className="before-after">
            <Side name="Before" comparison={comparison} finding={finding} side="before">
              <PlayBefore take={take} />
            </Side>
            <Side name={`Take ${number}`} comparison={comparison} finding={finding} side="after">
              <PlayTake take={take} number={number} />
            </Side>
          </div>
          {comparison.after.words === null && NEEDS_WORDS.has(comparison.kind) && <TakeWords take={take} />}
          {comparison.after.wordsPerMinuteIsEstimate && (
            <p className="sm t3">
              Pace is estimated from syllables on both sides, so the two can be compared.
            </p>
          )}
        </>
      ) : (
        <p className="loading-line" role="status">
          <span className="spinner" aria-hidden="true" />
          Measuring take {number}...
        </p>
      )}
      <div className="row compared-acts">
        {!failed && (
          <Button type="primary" size="large" onClick={onClose} disabled={!take || isPending(take)}>
            Keep this take
          </Button>
        )}
        <Button size="large" onClick={onAgain}>
          Once more
        </Button>
        {take && <DeleteTake take={take} number={number} onDeleted={onClose} />}
      </div>
    </div>
  );
}

function TakeRow({ take, number, onShow }: { take: Retake; number: number; onShow: () => void }) {
  const { events } = useReview();
  const finding = findingOf(take, events);
  const figure = take.comparison && figureBeside(take.comparison, finding);
  const outcome = isPending(take)
    ? 'being measured'
    : take.comparison === null
      ? 'could not be measured'
      : `${outcomeOf(take.comparison.verdict)}${figure?.value ? ` · ${figure.value} ${figure.unit}`.trimEnd() : ''}`;
  return (
    <li className="row between">
      <span>
        <b>Take {number}</b> <span className="sm t2">{outcome}</span>
        <span className="sm t3 take-when">{dateAndTime(take.createdAt)}</span>
      </span>
      <span className="row">
        <Button size="small" onClick={onShow} aria-label={`Compare take ${number} with before`}>
          Compare
        </Button>
        <DeleteTake take={take} number={number} small onDeleted={() => undefined} />
      </span>
    </li>
  );
}

/** What went past the aim did so by the passage as a whole, not by its few fastest seconds. */
const figureBeside = ({ kind, verdict, after }: PassageComparison, finding: Described) =>
  mainFigure(
    verdict.state === 'overshot' && kind === 'pace' ? { kind, text: '' } : { ...finding, kind },
    after,
  );

const outcomeOf = (verdict: PassageComparison['verdict']): string =>
  verdict.state === 'overshot' ? OVERSHOT_BRIEFLY[verdict.now] : STATES[verdict.state];

const STATES = {
  gone: 'fixed',
  better: 'better',
  'still-there': 'still there',
  unknown: 'not known',
} as const;

const OVERSHOT_BRIEFLY: Record<Extract<PassageComparison['verdict'], { state: 'overshot' }>['now'], string> =
  {
    fast: 'now too fast',
    slow: 'now too slow',
    loud: 'now too loud',
    soft: 'now too soft',
    swinging: 'now swings too widely',
    'long-pause': 'now too long a pause',
    'no-pause': 'now a pause is missing',
    'other-words': 'other words instead',
  };
