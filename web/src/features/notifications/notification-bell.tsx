import { BellOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { useListNotificationsQuery } from '../../api/notifications.api.js';
import { NotificationsMenu } from './notifications-menu.js';
import './notifications.css';

const POLL_MS = 30_000;

/** The bell of the header with the number of unread notifications, and its menu. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The socket brings news at once; the poll is for when it cannot.
  const list = useListNotificationsQuery({}, { pollingInterval: POLL_MS });
  const unread = list.data?.filter((one) => !one.isRead).length ?? 0;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    addEventListener('pointerdown', onPointer);
    return () => removeEventListener('pointerdown', onPointer);
  }, [open]);

  return (
    <div
      ref={box}
      className="bell"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close();
      }}
    >
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <BellOutlined />
        {unread > 0 && (
          <span className="bell-badge" aria-hidden="true">
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </button>
      {open && (
        <NotificationsMenu list={list} unread={unread} onClose={close} onLeave={() => setOpen(false)} />
      )}
    </div>
  );
}
