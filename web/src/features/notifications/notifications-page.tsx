import type { Notification } from '@lectern/contracts/notifications';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import {
  useListNotificationsQuery,
  useMarkAllNotificationsReadMutation,
} from '../../api/notifications.api.js';
import { paths } from '../../lib/paths.js';
import { PageHead } from '../../ui/page-head.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { Tabs } from '../../ui/tabs.js';
import { NotificationPages } from './notification-pages.js';

const KINDS = ['session', 'achievement', 'reminder', 'educational', 'community', 'system'] as const;
type Filter = 'all' | 'unread' | (typeof KINDS)[number];

const title = (filter: Filter) =>
  filter === 'session' ? 'Practice' : filter[0]?.toUpperCase() + filter.slice(1);

/** Tabs only for kinds that there are. */
const filtersFor = (list: Notification[]): Filter[] => [
  'all',
  'unread',
  ...KINDS.filter((kind) => list.some(({ type }) => type === kind)),
];

export function NotificationsPage() {
  const { data, error, refetch } = useListNotificationsQuery({});
  const [markAllRead, marking] = useMarkAllNotificationsReadMutation();
  const [filter, setFilter] = useState<Filter>('all');
  const filters = filtersFor(data ?? []);
  const shown = filters.includes(filter) ? filter : 'all';
  const unread = data?.filter((one) => !one.isRead).length ?? 0;
  return (
    <>
      <PageHead
        title="Notifications"
        back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
        context={data && (unread > 0 ? `${unread} unread notifications` : 'All caught up!')}
        actions={
          <>
            <Link className="head-link" to={paths.notificationPreferences()}>
              Preferences
            </Link>
            <Button
              disabled={marking.isLoading || unread === 0}
              title={unread === 0 ? 'Everything is read' : undefined}
              onClick={() => void markAllRead({})}
            >
              Mark All Read
            </Button>
          </>
        }
      />
      {marking.error && (
        <p role="alert" className="t2">
          {errorMessage(marking.error, 'Failed to mark all as read')}
        </p>
      )}
      {data ? (
        <Tabs
          name="Notifications"
          active={shown}
          onChange={setFilter}
          items={filters.map((key) => ({
            key,
            label: title(key),
            children: key === shown && <NotificationPages filter={key} newest={data} />,
          }))}
        />
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'Failed to fetch notifications')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading text="Loading notifications..." />
      )}
    </>
  );
}
