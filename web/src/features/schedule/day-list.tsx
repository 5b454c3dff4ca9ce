import { Button } from 'antd';
import type { ScheduledPractice } from '@lectern/contracts/schedule';
import { useEffect, useRef } from 'react';
import { counted, dayInWords } from './day-words.js';
import { EntryRow } from './entry-row.js';
import { entryId, type ScheduleActions } from './use-schedule-actions.js';

interface DayListProps {
  day: string;
  today: string;
  entries: ScheduledPractice[];
  timeZone: string;
  actions: ScheduleActions;
  /** The entry that takes the focus: it was just made, changed or chosen elsewhere. */
  focusOn: string | null;
  onPlan: () => void;
  onEdit: (entry: ScheduledPractice) => void;
}

/** What is planned on the chosen day. */
export function DayList({ day, today, entries, timeZone, actions, focusOn, onPlan, onEdit }: DayListProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusOn !== null) document.getElementById(entryId(focusOn))?.focus();
  }, [focusOn, entries]);
  const left = entries.filter(({ id }) => !actions.waiting.has(id));
  return (
    <section className="day-list" aria-labelledby="chosen-day" ref={list}>
      <div className="row between">
        <h2 id="chosen-day">
          {day === today && 'Today, '}
          {dayInWords(day, 'day')}
        </h2>
        {left.length > 0 && <span className="t3">{counted(left.length, 'session')}</span>}
      </div>
      {actions.failure && (
        <p role="alert" className="inline-error">
          {actions.failure}
        </p>
      )}
      {entries.length === 0 ? (
        <div className="panel day-empty">
          <p className="t2">
            {day < today ? 'Nothing was scheduled on this day.' : 'Nothing scheduled yet.'}
          </p>
          {day >= today && <Button onClick={onPlan}>Schedule for this day</Button>}
        </div>
      ) : (
        <ul className="panel ruled-list">
          {entries.map((entry) => (
            <li key={entry.id} id={entryId(entry.id)} tabIndex={-1} className="entry">
              {actions.waiting.has(entry.id) ? (
                <Deleted entry={entry} onUndo={() => actions.undo(entry.id)} />
              ) : (
                <EntryRow
                  entry={entry}
                  timeZone={timeZone}
                  isOver={day < today}
                  onComplete={() => void actions.complete(entry.id)}
                  onDelete={() => actions.remove(entry.id)}
                  onEdit={() => onEdit(entry)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Deleted({ entry, onUndo }: { entry: ScheduledPractice; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="entry-undo">
      <span role="status">“{entry.title}” is deleted.</span>
      <button
        type="button"
        className="link-button"
        ref={button}
        onClick={() => {
          onUndo();
          document.getElementById(entryId(entry.id))?.focus();
        }}
      >
        Undo
      </button>
    </div>
  );
}
