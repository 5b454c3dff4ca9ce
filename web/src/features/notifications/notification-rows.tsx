import { notificationWords } from '@lectern/contracts/english/notifications';
import type { Notification } from '@lectern/contracts/notifications';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/error-message.js';
import { useMarkNotificationReadMutation } from '../../api/notifications.api.js';
import { dateAndTime } from '../../lib/format.js';
import { hasPage } from '../../lib/paths.js';
import { Panel } from '../../ui/panel.js';
import { Tag } from '../../ui/tag.js';
import { typeIcons } from './notification-types.js';
import { useDeferredDeletion } from './use-deferred-deletion.js';

/** The element of a row, which takes the focus when it is the first of older ones. */
export const rowId = (id: string): string => `notification-${id}`;

export function NotificationRows({ notifications }: { notifications: Notification[] }) {
  const { waiting, failure, remove, undo } = useDeferredDeletion();
  return (
    <>
      {failure && (
        <p role="alert" className="t2">
          {failure}
        </p>
      )}
      <Panel look="bare">
        <ul className="bell-entry-list">
          {notifications.map((one) => (
            <li key={one.id} id={rowId(one.id)} tabIndex={-1}>
              {waiting.has(one.id) ? (
                <div className="bell-entry-undo" role="status">
                  <span>“{notificationWords(one).title}” is deleted.</span>
                  <button type="button" className="link-button" onClick={() => undo(one.id)}>
                    Undo
                  </button>
                </div>
              ) : (
                <Row notification={one} onDelete={() => remove(one.id)} />
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function Row({ notification: one, onDelete }: { notification: Notification; onDelete: () => void }) {
  const { title, message } = notificationWords(one);
  const [markRead] = useMarkNotificationReadMutation();
  const [failure, setFailure] = useState('');
  const read = async () => {
    const { error } = await markRead({ notificationId: one.id });
    setFailure(error ? errorMessage(error, 'Failed to mark as read') : '');
  };
  return (
    <div className={one.isRead ? 'bell-entry-row' : 'bell-entry-row unread'}>
      <span className="bell-entry-icon" aria-hidden="true">
        {typeIcons[one.type]}
      </span>
      <div>
        <div className="bell-entry-meta">
          <h2 className="bell-entry-heading">{title}</h2>
          {!one.isRead && <Tag look="new">New</Tag>}
          <Tag look="outlined">{one.type}</Tag>
        </div>
        <p className="sm t3">
          <time dateTime={one.timestamp}>{dateAndTime(one.timestamp)}</time>
        </p>
        <p className="t2">{message}</p>
        <div className="bell-entry-actions">
          {one.actionUrl && hasPage(one.actionUrl) && (
            <Link className="link-button" to={one.actionUrl} onClick={() => void (one.isRead || read())}>
              View Details
              <span className="visually-hidden">
                {' '}
                of {title}, {message}
              </span>
            </Link>
          )}
          {!one.isRead && (
            <button type="button" className="link-button" onClick={() => void read()}>
              Mark as read<span className="visually-hidden">: {title}</span>
            </button>
          )}
          <button type="button" className="link-button" onClick={onDelete}>
            Delete<span className="visually-hidden"> {title}</span>
          </button>
        </div>
        {failure && (
          <p role="alert" className="sm">
            {failure}
          </p>
        )}
      </div>
    </div>
  );
}
