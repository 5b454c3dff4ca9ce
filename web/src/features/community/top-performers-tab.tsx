import type { Output } from '@lectern/contracts/define';
import type { leaderboard } from '@lectern/contracts/leaderboard';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { useListTopPerformersQuery } from '../../api/leaderboard.api.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { counted, memberName, signed } from './community-words.js';

type Top = Output<typeof leaderboard.top>;

interface TopList {
  key: keyof Top;
  title: string;
  about: string;
  none: string;
  value: (value: number) => string;
}

const LISTS: readonly TopList[] = [
  {
    key: 'mostImproved',
    title: 'Most Improved',
    about: 'Mean overall score of the last 10 sessions, against the 10 before',
    none: 'Nobody has 20 scored sessions and a higher score yet.',
    value: signed,
  },
  {
    key: 'mostActive',
    title: 'Most Active',
    about: 'Sessions in all, short ones included',
    none: 'Nobody is listed yet.',
    value: (value) => counted(value, 'session'),
  },
  {
    key: 'longestStreak',
    title: 'Longest Streak',
    about: 'Days of practice in a row',
    none: 'Nobody is on a streak yet.',
    value: (value) => counted(value, 'day'),
  },
];

/** Three lists of the first three. */
export function TopPerformersTab() {
  const { data, error, refetch } = useListTopPerformersQuery({});
  if (!data)
    return error ? (
      <ErrorState
        message={errorMessage(error, 'The top performers could not be loaded.')}
        traceId={isApiError(error) ? error.traceId : undefined}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading>
        <div className="bone leaderboard-bone" />
      </Loading>
    );
  return (
    <div className="grid3">
      {LISTS.map(({ key, title, about, none, value }) => (
        <section key={key} className="panel padded" aria-labelledby={`top-${key}`}>
          <h3 id={`top-${key}`}>{title}</h3>
          <p className="sm t3">{about}</p>
          <Listed performers={data[key]} none={none} inWords={value} />
        </section>
      ))}
    </div>
  );
}

interface ListedProps {
  performers: Top['mostActive'];
  none: string;
  inWords: (value: number) => string;
}

function Listed({ performers, none, inWords }: ListedProps) {
  const [first] = performers;
  if (!first) return <p className="t2 top-none">{none}</p>;
  if (performers.length === 1)
    return (
      <p className="t2 top-none">
        {first.entry.isYou ? 'Only you so far' : `Only ${memberName(first.entry)} so far`}:{' '}
        {inWords(first.value)}.
      </p>
    );
  return (
    <ol className="top-list">
      {performers.map(({ entry, value }) => (
        <li key={entry.id} className={entry.isYou ? 'own' : undefined}>
          <span className="grow">
            <b>{memberName(entry)}</b>
            {entry.practiceArea && <span className="line2">{entry.practiceArea}</span>}
          </span>
          <span className="num top-value">{inWords(value)}</span>
        </li>
      ))}
    </ol>
  );
}
