import {
  AudioOutlined,
  CheckOutlined,
  LineChartOutlined,
  TeamOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import type { ScheduledPractice } from '@lectern/contracts/schedule';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';
import { Tag } from '../../ui/tag.js';
import { practiceOf, TYPE_NAMES } from './choices.js';
import { clockInWords, placeOf, timeInWords } from './day-words.js';

const TYPE_ICONS: Record<ScheduledPractice['type'], ReactNode> = {
  practice: <AudioOutlined />,
  review: <LineChartOutlined />,
  challenge: <ThunderboltOutlined />,
  group: <TeamOutlined />,
};

interface EntryRowProps {
  entry: ScheduledPractice;
  timeZone: string;
  isOver: boolean;
  onComplete: () => void;
  onDelete: () => void;
  onEdit: () => void;
}

export function EntryRow({ entry, timeZone, isOver, onComplete, onDelete, onEdit }: EntryRowProps) {
  const { title, startsAt, duration, type, scenario, difficulty, reminder, notes, completed } = entry;
  const time = timeInWords(startsAt, timeZone);
  return (
    <div className="entry-row">
      <span className="entry-icon" aria-hidden="true">
        {TYPE_ICONS[type]}
      </span>
      <div className="entry-body">
        <div className="entry-title">
          <h3>{title}</h3>
          {completed && (
            <Tag look="filled">
              <CheckOutlined aria-hidden="true" /> Completed
            </Tag>
          )}
        </div>
        <p className="entry-facts num">
          <time dateTime={startsAt}>{time}</time>
          <span>{duration} min</span>
          <Tag look="outlined">{TYPE_NAMES[type]}</Tag>
          <DifficultyMark difficulty={difficulty} />
        </p>
        {clockInWords(entry.time) !== time && (
          <p className="sm t3">
            Planned as {clockInWords(entry.time)} in {placeOf(entry.timeZone)}
          </p>
        )}
        {(scenario !== '' || entry.caseName !== null) && (
          <p className="sm t2">
            {scenario}
            {scenario !== '' && entry.caseName !== null && ' · '}
            {entry.caseId !== null && entry.caseName !== null && (
              <Link to={paths.case(entry.caseId)}>{entry.caseName}</Link>
            )}
          </p>
        )}
        {notes !== null && notes !== '' && <p className="entry-notes t2">{notes}</p>}
        {reminder && !completed && !isOver && <p className="sm t3">Reminder 15 minutes before</p>}
        <div className="entry-actions">
          {!completed && (
            <>
              <Link className="btn small" to={startOf(entry)}>
                <AudioOutlined aria-hidden="true" />
                Start<span className="visually-hidden"> {title}</span>
              </Link>
              <button type="button" className="btn small" onClick={onComplete}>
                Complete<span className="visually-hidden"> {title}</span>
              </button>
              <button type="button" className="link-button" onClick={onEdit}>
                Edit<span className="visually-hidden"> {title}</span>
              </button>
            </>
          )}
          <button type="button" className="link-button" onClick={onDelete}>
            Delete<span className="visually-hidden"> {title}</span>
          </button>
        </div>
      </div>
    </div>
  );
}

/** Practice with the scenario and the case of the entry; without a scenario the cards are shown. */
function startOf({ scenario, caseId }: ScheduledPractice): string {
  const practice = practiceOf(scenario);
  return caseId === null ? paths.practice(practice) : paths.practiceInCase(caseId, practice);
}
