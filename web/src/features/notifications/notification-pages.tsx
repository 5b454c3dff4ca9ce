import type { Notification } from '@lectern/contracts/notifications';
import { Button } from 'antd';
import { useState } from 'react';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { usePageNotificationsInfiniteQuery, type Section } from '../../api/notifications.api.js';
import { EmptyState, ErrorState, Loading } from '../../ui/states.js';
import { arrivedSince, newestPlace } from './news.js';
import { NotificationRows, rowId } from './notification-rows.js';

interface NotificationPagesProps {
  filter: 'all' | NonNullable<Section['filter']>;
  /** The newest ones of all kinds, live. */
  newest: Notification[];
}

/** What there was when the reader came, page by page; what arrives meanwhile waits until it is asked for. */
export function NotificationPages({ filter, newest }: NotificationPagesProps) {
  const [upTo, setUpTo] = useState(() => newestPlace(newest));
  const [archived, setArchived] = useState<Section['archived']>('false');
  const section: Section = { filter: filter === 'all' ? undefined : filter, archived, upTo };
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePageNotificationsInfiniteQuery(section);
  const shown = data?.pages.flatMap((page) => page.notifications);
  const arrived = archived === 'true' ? 0 : arrivedSince(newest, upTo, filter);
  const reveal = () => setUpTo(newestPlace(newest));
  // Nothing is being read: nothing can be moved.
  if (shown?.length === 0 && arrived > 0) reveal();

  const showOlder = async () => {
    const known = shown?.length ?? 0;
    const all = (await fetchNextPage()).data?.pages.flatMap((page) => page.notifications);
    const first = all?.[known];
    if (first) requestAnimationFrame(() => document.getElementById(rowId(first.id))?.focus());
  };

  if (shown === undefined)
    return error ? (
      <ErrorState
        message={errorMessage(error, 'Failed to fetch notifications')}
        traceId={isApiError(error) ? error.traceId : undefined}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading text="Loading notifications..." />
    );
  return (
    <>
      {shown.length > 0 && arrived > 0 && (
        <p className="arrived">
          <Button onClick={reveal}>{arrived} new</Button>
        </p>
      )}
      {shown.length > 0 ? (
        <NotificationRows notifications={shown} />
      ) : (
        <EmptyState
          title="No notifications found"
          text={archived === 'true' ? 'Nothing is archived here.' : emptyText(filter)}
        />
      )}
      {error && (
        <p role="alert" className="t2 older">
          {errorMessage(error, 'Failed to fetch notifications')}
        </p>
      )}
      <p className="older">
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => void showOlder()}>
            Show older
          </Button>
        )}
        <button
          type="button"
          className="link-button"
          onClick={() => setArchived(archived === 'true' ? 'false' : 'true')}
        >
          {archived === 'true' ? 'Back to current notifications' : 'Show archived'}
        </button>
      </p>
    </>
  );
}

const emptyText = (filter: string): string =>
  filter === 'all' ? "You don't have any notifications yet." : `No ${filter} notifications to display.`;
