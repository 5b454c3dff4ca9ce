import {
  LISTED_FROM_SESSIONS,
  PERIODS,
  type LeaderboardEntry,
  type Period,
} from '@lectern/contracts/leaderboard';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { usePageLeaderboardInfiniteQuery } from '../../api/leaderboard.api.js';
import { paths } from '../../lib/paths.js';
import { EmptyState, ErrorState, Loading } from '../../ui/states.js';
import { counted, dayInWords, PERIOD_WORDS } from './community-words.js';
import { Podium } from './podium.js';
import { RankingTable } from './ranking-table.js';

/** Members by the points of a window of time. */
export function LeaderboardTab({ onMembership }: { onMembership: () => void }) {
  const [period, setPeriod] = useState<Period>('all-time');
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePageLeaderboardInfiniteQuery(period);
  const first = currentData?.pages[0];
  const entries = currentData?.pages.flatMap((page) => page.entries) ?? [];
  const you = currentData?.pages.at(-1)?.you ?? null;
  return (
    <div className="leaderboard">
      <div className="row between">
        <fieldset className="segments">
          <legend className="visually-hidden">Period of the leaderboard</legend>
          {PERIODS.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="leaderboard-period"
                checked={period === value}
                onChange={() => setPeriod(value)}
              />
              {PERIOD_WORDS[value]}
            </label>
          ))}
        </fieldset>
        {first && (
          <p className="sm t3" role="status">
            {first.from === null ? 'Since the beginning' : `Since ${dayInWords(first.from)}`}
            {first.total > 0 && `, ${counted(first.total, 'member')}`}
          </p>
        )}
      </div>
      {first ? (
        <>
          <Board
            entries={entries}
            you={you}
            total={first.total}
            period={period}
            onMembership={onMembership}
          />
          {hasNextPage && (
            <div className="row post-more">
              <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show more places
              </Button>
            </div>
          )}
          <p className="sm t3">
            10 points for a session with at least 30 seconds of speech, at most five a day; its overall score
            on top, where there is one (a delivery, scored by the voice alone, is none); and the points of
            achievements. Members are listed from {LISTED_FROM_SESSIONS} such sessions on.
          </p>
        </>
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'The leaderboard could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>
          <div className="bone leaderboard-bone" />
        </Loading>
      )}
    </div>
  );
}

interface BoardProps {
  entries: LeaderboardEntry[];
  you: LeaderboardEntry | null;
  total: number;
  period: Period;
  onMembership: () => void;
}

const WHEN: Record<Period, string> = {
  'all-time': 'yet',
  monthly: 'yet this month',
  weekly: 'yet this week',
};

const HERE: Record<Period, string> = { 'all-time': 'here', monthly: 'this month', weekly: 'this week' };

function Board({ entries, you, total, period, onMembership }: BoardProps) {
  if (total === 0)
    return (
      <EmptyState
        title={`No results ${WHEN[period]}`}
        text={`Members appear here from ${LISTED_FROM_SESSIONS} sessions with 30 seconds of speech on.`}
        action={
          <Link className="btn" to={paths.practice()}>
            Start Practice
          </Link>
        }
      />
    );
  const [only] = entries;
  if (total === 1 && only)
    return (
      <>
        <div className="panel padded leaderboard-one">
          <h3>{`${only.isYou ? 'You are the only one' : 'There is only one member'} ${HERE[period]} so far`}</h3>
          <p className="t2">
            A podium needs somebody to stand beside. Places are given from the second member on.
            {only.isYou && (
              <>
                {' '}
                <button type="button" className="link-button" onClick={onMembership}>
                  Choose under what name others will see you
                </button>
              </>
            )}
          </p>
        </div>
        <RankingTable entries={entries} you={null} isAlone />
      </>
    );
  return (
    <>
      <Podium entries={entries.slice(0, 3)} />
      <h3 className="community-heading">Full rankings</h3>
      <RankingTable entries={entries} you={entries.some(({ isYou }) => isYou) ? null : you} />
    </>
  );
}
