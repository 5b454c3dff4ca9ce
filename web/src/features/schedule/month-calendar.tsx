import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { counted, dayInWords } from './day-words.js';
import { addMonths, dayAfterKey, monthOf, weeksOf } from './month.rules.js';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface MonthCalendarProps {
  selected: string;
  today: string;
  /** How many entries a day has, and how many of them are still open. */
  countOf: (day: string) => { all: number; open: number };
  onSelect: (day: string) => void;
}

/** A month as a grid: one tab stop, arrows walk the days, Page Up and Page Down the months, Enter or Space selects. */
export function MonthCalendar({ selected, today, countOf, onSelect }: MonthCalendarProps) {
  const [at, setAt] = useState({ day: selected, byKey: false, selected });
  // Another day was chosen elsewhere, such as in the list of what is coming.
  if (at.selected !== selected) setAt({ day: selected, byKey: false, selected });
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (at.byKey) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);

  const month = monthOf(at.day);
  const walk = (day: string, byKey: boolean) => setAt({ day, byKey, selected });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const day = dayAfterKey(at.day, event.key);
    if (day === null) return;
    event.preventDefault();
    walk(day, true);
  };

  return (
    <section className="panel calendar" aria-labelledby="calendar-month">
      <div className="calendar-head">
        <h2 id="calendar-month" aria-live="polite">
          {dayInWords(at.day, 'month')}
        </h2>
        <button type="button" className="btn small" onClick={() => onSelect(today)}>
          Today
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Previous month"
          onClick={() => walk(addMonths(at.day, -1), false)}
        >
          <LeftOutlined aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Next month"
          onClick={() => walk(addMonths(at.day, 1), false)}
        >
          <RightOutlined aria-hidden="true" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days is walked by arrows */}
      <table role="grid" aria-labelledby="calendar-month" ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                <abbr title={name} aria-label={name}>
                  {name.slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === selected}>
                  <DayButton
                    day={day}
                    look={classOf(day, { month, today, selected })}
                    isStop={day === at.day}
                    isToday={day === today}
                    count={countOf(day)}
                    onSelect={() => onSelect(day)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DayButtonProps {
  day: string;
  look: string;
  /** The one day that Tab comes to. */
  isStop: boolean;
  isToday: boolean;
  count: { all: number; open: number };
  onSelect: () => void;
}

function DayButton({ day, look, isStop, isToday, count, onSelect }: DayButtonProps) {
  const { all, open } = count;
  return (
    <button
      type="button"
      className={look}
      tabIndex={isStop ? 0 : -1}
      aria-label={nameOf(day, count)}
      aria-current={isToday ? 'date' : undefined}
      onClick={onSelect}
    >
      {Number(day.slice(8))}
      {all > 0 && (
        // Drawn, not written: the name of the button says it in words.
        <span
          className={open === 0 ? 'calendar-mark done' : 'calendar-mark'}
          data-mark={open === 0 ? '✓' : all}
          aria-hidden="true"
        />
      )}
    </button>
  );
}

function classOf(
  day: string,
  { month, today, selected }: { month: string; today: string; selected: string },
): string {
  return [
    'calendar-day num',
    monthOf(day) !== month && 'outside',
    day === today && 'today',
    day === selected && 'selected',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The whole name of the day, with what is on it. */
const nameOf = (day: string, { all, open }: { all: number; open: number }): string =>
  [dayInWords(day, 'whole'), all > 0 && counted(all, 'session'), all > 0 && open === 0 && 'completed']
    .filter(Boolean)
    .join(', ');
