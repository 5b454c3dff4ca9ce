import { daysInWords } from '@lectern/contracts/english/progress';
import { type Analytics, type Period, PERIOD_WEEKS } from '@lectern/contracts/progress';
import { addDays } from '@lectern/contracts/time-zone';
import { Link, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { paths } from '../../lib/paths.js';
import { PageHead } from '../../ui/page-head.js';
import { EmptyState, ErrorState, Loading } from '../../ui/states.js';
import { Tabs } from '../../ui/tabs.js';
import { FigureRow } from './figure-row.js';
import { GoalsTab } from './goals-tab.js';
import { PeriodBar } from './period-bar.js';
import { ProgressDownloads } from './progress-downloads.js';
import { ProgressTab } from './progress-tab.js';
import { SessionsTab } from './sessions-tab.js';
import { StrategiesTable } from './strategies-table.js';
import { useGetAnalyticsQuery } from './progress.api.js';
import './progress.css';

const PERIODS: readonly Period[] = ['week', 'month', 'quarter'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `/progress`: how practice goes, week by week, against what is usual for its speaker. */
export function ProgressPage() {
  const [address, setAddress] = useSearchParams();
  const period = PERIODS.find((one) => one === address.get('period')) ?? 'month';
  const given = address.get('end') ?? '';
  const asked = { period, ...(DAY.test(given) && { end: given }) };
  const { data, currentData, error, isFetching, refetch } = useGetAnalyticsQuery(asked);
  const change = (changes: Record<string, string | null>) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(changes))
          if (value === null) now.delete(name);
          else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const shiftBy = (weeks: number) => data && change({ end: addDays(data.to, weeks * 7) });
  return (
    <>
      <PageHead
        title="Progress"
        context={
          data ? `${daysInWords(data.from, data.to)}, days in ${data.timeZone.replaceAll('_', ' ')}` : ' '
        }
        actions={<ProgressDownloads asked={asked} />}
      />
      <PeriodBar
        period={period}
        isLast={data === undefined || data.to >= data.today}
        onPeriod={(chosen) => change({ period: chosen })}
        onEarlier={() => shiftBy(-PERIOD_WEEKS[period])}
        onLater={() => shiftBy(PERIOD_WEEKS[period])}
      />
      {error && !isFetching && !currentData && (
        <ErrorState
          message={errorMessage(error, 'Failed to fetch analytics')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading>
          <div className="bone progress-bone-figures" />
          <div className="bone progress-bone-chart" />
        </Loading>
      )}
      {data && (currentData || isFetching) && (
        <div className={currentData ? undefined : 'progress-old'} aria-busy={!currentData}>
          <FigureRow analytics={data} />
          <ProgressTabs analytics={data} />
        </div>
      )}
    </>
  );
}

function ProgressTabs({ analytics }: { analytics: Analytics }) {
  const empty = <NoSessions />;
  const isEmpty = analytics.totalSessions === 0;
  return (
    <Tabs
      name="Progress"
      items={[
        {
          key: 'progress',
          label: 'Progress',
          children: isEmpty ? empty : <ProgressTab analytics={analytics} />,
        },
        { key: 'strategies', label: 'Strategies', children: <StrategiesTable analytics={analytics} /> },
        { key: 'goals', label: 'Goals', children: <GoalsTab analytics={analytics} /> },
        {
          key: 'sessions',
          label: 'Sessions',
          children: isEmpty ? empty : <SessionsTab analytics={analytics} />,
        },
      ]}
    />
  );
}

const NoSessions = () => (
  <EmptyState
    title="No sessions in this period"
    text="A session counts from its first recording that was measured."
    action={
      <Link className="btn primary" to={paths.practice()}>
        Start Practice
      </Link>
    }
  />
);
