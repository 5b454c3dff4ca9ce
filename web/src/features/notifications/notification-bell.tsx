import { BellOutlined } from '@ant-design/icons';
import { Suspense } from 'react';
import { useIsLive } from '../../api/hooks.js';
import { useListNotificationsQuery } from '../../api/notifications.api.js';
import { useDisclosure } from '../../ui/use-disclosure.js';
import { useAnnouncement } from './use-announcement.js';
import { useUnwatched } from './use-unwatched.js';
import './notifications.css';
import { lazyPart } from '../../lib/lazy-part.js';

/** Comes when the bell is opened: no page has to wait for it. */
const NotificationsMenu = lazyPart(() => import('./notifications-menu.js'), 'NotificationsMenu');

const POLL_MS = 30_000;

const badgeText = (unread: number): string => (unread > 9 ? '9+' : String(unread));

/** With what the badge shows, so that saying what is seen finds the button. */
const bellName = (unread: number): string => {
  if (unread === 0) return 'Notifications';
  return unread > 9 ? `Notifications, 9+, ${unread} unread` : `Notifications, ${unread} unread`;
};

/** The bell of the header with the number of unread notifications, and its menu. */
export function NotificationBell() {
  const { open, toggle, hide, close, box, button } = useDisclosure();
  // The socket brings news at once; the poll is for when it cannot.
  const list = useListNotificationsQuery({}, { pollingInterval: useIsLive() ? 0 : POLL_MS });
  const news = useUnwatched(list.data);
  const unread = news?.filter((one) => !one.isRead).length ?? 0;
  const announcement = useAnnouncement(news);
  return (
    <div ref={box} className="bell">
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={bellName(unread)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      >
        <BellOutlined />
        {unread > 0 && (
          <span className="bell-badge" aria-hidden="true">
            {badgeText(unread)}
          </span>
        )}
      </button>
      {open && (
        <Suspense fallback={null}>
          <NotificationsMenu list={list} unread={unread} onClose={close} onLeave={hide} />
        </Suspense>
      )}
    </div>
  );
}
