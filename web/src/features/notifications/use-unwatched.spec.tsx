/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { notifications, type Notification } from '@lectern/contracts/notifications';
import { screen, waitFor } from '@testing-library/react';
import { useWatched } from '../../lib/watched.js';
import { answers } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { api } from '../../api/api.js';
import { NotificationBell } from './notification-bell.js';

const server = serveMockApi();
const WATCHED = '5f0f7c1e-0000-4000-8000-00000000000a';
const OTHER = '5f0f7c1e-0000-4000-8000-00000000000b';

const ready = (place: number, sessionId: string): Notification => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  type: 'session',
  content: { code: 'script-ready' },
  title: 'Script ready',
  message: 'It is kept.',
  timestamp: '2026-11-20T18:00:00.000Z',
  isRead: false,
  actionUrl: `/sessions/${sessionId}`,
  priority: 'low',
  category: 'script',
  isArchived: false,
  readAt: null,
  expiresAt: null,
  imageUrl: null,
  metadata: {},
  cursor: String(place),
});

function Page() {
  useWatched(WATCHED);
  return <NotificationBell />;
}

describe('the bell', () => {
  it('does not ring for what the user watches, and what came before stays', async () => {
    const kept = [ready(1, WATCHED)];
    const removed: string[] = [];
    server.use(
      ...answers(notifications.list, () => kept.filter(({ id }) => !removed.includes(id))),
      ...answers(notifications.delete, ({ notificationId }) => {
        removed.push(notificationId);
        return null;
      }),
    );
    const { store } = renderPage(<Page />);
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    kept.unshift(ready(2, WATCHED), ready(3, OTHER));
    store.dispatch(api.util.invalidateTags(['Notifications']));
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    await waitFor(() => expect(removed).toEqual([ready(2, WATCHED).id]));
  });
});
