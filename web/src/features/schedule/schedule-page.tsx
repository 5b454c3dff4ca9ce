import { DownOutlined, PlusOutlined, UpOutlined } from '@ant-design/icons';
import type { ScheduledPractice } from '@lectern/contracts/schedule';
import { localTime } from '@lectern/contracts/time-zone';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { useListScheduleQuery } from '../../api/schedule.api.js';
import { useTimeZone } from '../../api/use-time-zone.js';
import { lazyPart } from '../../lib/lazy-part.js';
import { paths } from '../../lib/paths.js';
import { PageHead } from '../../ui/page-head.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { DayList } from './day-list.js';
import { dayInWords, placeOf } from './day-words.js';
import { FeedPanel } from './feed-panel.js';
import { MonthCalendar } from './month-calendar.js';
import { byDay, dayOf, upcoming, weekFigures } from './plan.rules.js';
import { SidePanels } from './side-panels.js';
import { useNow } from './use-now.js';
import { useScheduleActions } from './use-schedule-actions.js';
import './schedule.css';

const PlanDialog = lazyPart(() => import('./plan-dialog.js'), 'PlanDialog');
const DAY = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** `/schedule`: practice that is planned, on the clocks of the reader. */
export function SchedulePage() {
  const { data, error, refetch } = useListScheduleQuery({});
  const { timeZone, isGuess } = useTimeZone();
  const [planning, setPlanning] = useState<'never' | 'closed' | 'new' | ScheduledPractice>('never');
  const plan = () => setPlanning('new');
  const ready = data !== undefined && timeZone !== undefined;
  return (
    <div className="schedule">
      <PageHead
        title="Practice Schedule"
        context="Plan and track your courtroom communication practice sessions"
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} disabled={!ready} onClick={plan}>
            Schedule Session
          </Button>
        }
      />
      {ready ? (
        <>
          <Schedule
            entries={data}
            timeZone={timeZone}
            planning={planning}
            onPlan={plan}
            onEdit={setPlanning}
            onClose={() => setPlanning('closed')}
          />
          <p className="sm t3 schedule-zone">
            Days and times are those of {placeOf(timeZone)}
            {isGuess && ', the time zone of this device: your own could not be loaded'}.{' '}
            <Link to={paths.notificationPreferences()}>Change the time zone</Link>
          </p>
        </>
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'Your schedule could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>
          <div className="panel bone schedule-bone" />
        </Loading>
      )}
    </div>
  );
}

interface ScheduleProps {
  entries: ScheduledPractice[];
  timeZone: string;
  planning: 'never' | 'closed' | 'new' | ScheduledPractice;
  onPlan: () => void;
  onEdit: (entry: ScheduledPractice) => void;
  onClose: () => void;
}

function Schedule({ entries, timeZone, planning, onPlan, onEdit, onClose }: ScheduleProps) {
  const now = useNow();
  const today = localTime(now, timeZone).date;
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day') ?? '';
  const selected = DAY.test(asked) && dayExists(asked) ? asked : today;
  const [focusOn, setFocusOn] = useState<string | null>(null);
  const [folded, setFolded] = useState(true);
  const actions = useScheduleActions();
  const left = entries.filter(({ id }) => !actions.waiting.has(id));
  const days = byDay(entries, timeZone);
  const leftOn = byDay(left, timeZone);

  const select = (day: string) => {
    setFocusOn(null);
    setQuery(day === today ? {} : { day }, { replace: true, preventScrollReset: true });
  };
  const show = (entry: ScheduledPractice) => {
    select(dayOf(entry, timeZone));
    setFocusOn(entry.id);
  };
  const countOf = (day: string) => {
    const all = leftOn.get(day) ?? [];
    return { all: all.length, open: all.filter(({ completed }) => !completed).length };
  };

  return (
    <div className="main-and-rail schedule-columns">
      <div className="schedule-main">
        <button
          type="button"
          className="btn mobile-only calendar-fold"
          aria-expanded={!folded}
          aria-controls="calendar"
          onClick={() => setFolded(!folded)}
        >
          Calendar: {dayInWords(selected, 'short')}
          {folded ? <DownOutlined aria-hidden="true" /> : <UpOutlined aria-hidden="true" />}
        </button>
        <div id="calendar" className={folded ? 'calendar-box folded' : 'calendar-box'}>
          <MonthCalendar selected={selected} today={today} countOf={countOf} onSelect={select} />
        </div>
        <DayList
          day={selected}
          today={today}
          entries={days.get(selected) ?? []}
          timeZone={timeZone}
          actions={actions}
          focusOn={focusOn}
          onPlan={onPlan}
          onEdit={onEdit}
        />
      </div>
      <SidePanels
        today={leftOn.get(today) ?? []}
        upcoming={upcoming(left, today, timeZone)}
        week={weekFigures(left, today, timeZone)}
        timeZone={timeZone}
        onChoose={show}
      >
        <FeedPanel />
      </SidePanels>
      {planning !== 'never' && (
        <Suspense fallback={null}>
          <PlanDialog
            open={planning !== 'closed'}
            entry={typeof planning === 'object' ? planning : null}
            day={selected}
            timeZone={timeZone}
            onClose={onClose}
            onSaved={(saved) => {
              onClose();
              show(saved);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const dayExists = (day: string): boolean =>
  new Date(`${day}T00:00Z`).toString() !== 'Invalid Date' &&
  new Date(`${day}T00:00Z`).toISOString().startsWith(day);
