import { notificationWords } from '@lectern/contracts/english/notifications';
import type { Notification } from '@lectern/contracts/notifications';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorMessage } from '../../api/error-message.js';
import {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
} from '../../api/notifications.api.js';
import { relativeTime } from '../../lib/format.js';
import { hasPage, paths } from '../../lib/paths.js';
import { Loading } from '../../ui/states.js';
import { typeIcons } from './notification-types.js';

const AUTO_READ_MS = 500;
const AUTO_READ_COUNT = 3;
/** More than these are a matter for the page. */
const SHOWN = 20;

interface NotificationsMenuProps {
  list: { data?: Notification[]; error?: unknown };
  unread: number;
  /** Closes and gives the focus back. */
  onClose: () => void;
  /** Closes because the user goes elsewhere. */
  onLeave: () => void;
}

export function NotificationsMenu({ list, unread, onClose, onLeave }: NotificationsMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [markRead, one] = useMarkNotificationReadMutation();
  const [markAllRead, all] = useMarkAllNotificationsReadMutation();
  const navigate = useNavigate();
  const notifications = list.data;

  useEffect(() => menu.current?.focus(), []);
  useReadSoon(notifications, (notificationId) => void markRead({ notificationId }));

  const choose = (one: Notification) => {
    if (!one.isRead) void markRead({ notificationId: one.id });
    if (one.actionUrl === null || !hasPage(one.actionUrl)) return;
    onLeave();
    void navigate(one.actionUrl);
  };

  return (
    <div ref={menu} className="bell-menu" role="dialog" aria-label="Notifications" tabIndex={-1}>
      <div className="bell-head">
        <b>Notifications</b>
        <button
          type="button"
          className="link-button"
          aria-disabled={unread === 0}
          onClick={() => unread > 0 && void markAllRead({})}
        >
          Mark all as read
        </button>
        <button type="button" className="icon-button bell-close" aria-label="Close" onClick={onClose}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {unread === 0 ? 'No unread notifications' : `${unread} unread notifications`}
      </p>
      {(one.error ?? all.error) !== undefined && (
        <p className="bell-problem" role="alert">
          {all.error
            ? errorMessage(all.error, 'Failed to mark all as read')
            : errorMessage(one.error, 'Failed to mark as read')}
        </p>
      )}
      {notifications ? (
        <ul className="bell-list">
          {notifications.slice(0, SHOWN).map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={one.isRead ? 'bell-entry' : 'bell-entry unread'}
                onClick={() => choose(one)}
              >
                <span className="bell-entry-icon" aria-hidden="true">
                  {typeIcons[one.type]}
                </span>
                <span className="bell-entry-text">
                  <span className="bell-entry-title">
                    {notificationWords(one).title}
                    {!one.isRead && <span className="visually-hidden"> unread</span>}
                  </span>
                  <span className="bell-entry-message t2">{notificationWords(one).message}</span>
                  <span className="sm t3">{relativeTime(one.timestamp)}</span>
                </span>
                <span className="bell-entry-dot" aria-hidden="true" />
              </button>
            </li>
          ))}
          {notifications.length === 0 && <li className="bell-empty t2">No notifications yet</li>}
        </ul>
      ) : (
        <div className="bell-empty">
          {list.error !== undefined ? (
            <p role="alert">{errorMessage(list.error, 'Failed to fetch notifications')}</p>
          ) : (
            <Loading text="Loading notifications..." />
          )}
        </div>
      )}
      <Link className="bell-all" to={paths.notifications()} onClick={onLeave}>
        View all notifications
      </Link>
    </div>
  );
}

/** Half a second after opening, the first three unread ones count as read: once per opening. */
function useReadSoon(notifications: Notification[] | undefined, markRead: (id: string) => void): void {
  const done = useRef(false);
  const latest = useRef(markRead);
  latest.current = markRead;
  useEffect(() => {
    if (!notifications || done.current) return undefined;
    const timer = setTimeout(() => {
      done.current = true;
      const unread = notifications.filter((one) => !one.isRead).slice(0, AUTO_READ_COUNT);
      for (const { id } of unread) latest.current(id);
    }, AUTO_READ_MS);
    return () => clearTimeout(timer);
  }, [notifications]);
}
