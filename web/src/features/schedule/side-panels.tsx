import type { ScheduledPractice } from '@lectern/contracts/schedule';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.js';
import { RuledRow } from '../../ui/ruled-row.js';
import { dayInWords, timeInWords } from './day-words.js';
import { dayOf, type Week } from './plan.rules.js';

interface BriefListProps {
  id: string;
  heading: string;
  empty: string;
  entries: ScheduledPractice[];
  timeZone: string;
  withDay: boolean;
  onChoose: (entry: ScheduledPractice) => void;
}

function BriefList({ id, heading, empty, entries, timeZone, withDay, onChoose }: BriefListProps) {
  return (
    <Panel look="bare" labelledBy={id} className="brief">
      <h2 id={id}>{heading}</h2>
      {entries.length === 0 ? (
        <p className="t2 brief-empty">{empty}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <button type="button" className="brief-entry" onClick={() => onChoose(entry)}>
                <span className="sm t3 num">
                  {withDay && `${dayInWords(dayOf(entry, timeZone), 'short')}, `}
                  {timeInWords(entry.startsAt, timeZone)} · {entry.duration} min
                  {entry.completed && ' · completed'}
                </span>
                <b>{entry.title}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface SidePanelsProps {
  today: ScheduledPractice[];
  upcoming: ScheduledPractice[];
  week: Week;
  timeZone: string;
  onChoose: (entry: ScheduledPractice) => void;
  children: ReactNode;
}

/** Today, what comes next, and the week. */
export function SidePanels({ today, upcoming, week, timeZone, onChoose, children }: SidePanelsProps) {
  const common = { timeZone, onChoose };
  return (
    <div className="schedule-rail">
      <BriefList
        {...common}
        id="todays-sessions"
        heading="Today's Sessions"
        empty="No sessions scheduled for today"
        entries={today}
        withDay={false}
      />
      <BriefList
        {...common}
        id="upcoming-sessions"
        heading="Upcoming Sessions"
        empty="No upcoming sessions scheduled"
        entries={upcoming}
        withDay
      />
      <Panel labelledBy="this-week" className="this-week">
        <h2 id="this-week">This Week</h2>
        <p className="sm t3">
          {dayInWords(week.from, 'brief')} to {dayInWords(week.to, 'brief')}
        </p>
        <RuledRow>
          <Figure value={week.scheduled} label="scheduled" />
          <Figure value={week.completed} label="completed" />
          <Figure value={week.hours} label={week.hours === 1 ? 'practice hour' : 'practice hours'} />
        </RuledRow>
      </Panel>
      {children}
    </div>
  );
}

const Figure = ({ value, label }: { value: number; label: string }) => (
  <p className="week-figure">
    <b className="num serif">{value}</b>
    <span className="sm t3">{label}</span>
  </p>
);
