/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { notifications, type Notification } from '@lectern/contracts/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { NotificationsPage } from './notifications-page.js';

const server = serveMockApi();

const one = (place: number, given: Partial<Notification> = {}): Notification => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  type: 'session',
  content: null,
  title: `Analysis ${place}`,
  message: 'It is kept.',
  timestamp: '2026-11-20T18:00:00.000Z',
  isRead: true,
  actionUrl: null,
  priority: 'normal',
  category: 'analysis',
  isArchived: false,
  readAt: null,
  expiresAt: null,
  imageUrl: null,
  metadata: {},
  cursor: String(place),
  ...given,
});

/** A server that keeps notifications, newest first, and tells what was deleted. */
function serve(given: Notification[]) {
  const kept = { list: given, deleted: [] as string[] };
  server.use(
    ...answers(notifications.list, () => kept.list),
    ...answers(notifications.page, ({ filter }) => ({
      notifications: kept.list.filter(
        ({ type, isRead }) => !filter || (filter === 'unread' ? !isRead : type === filter),
      ),
      next: null,
      unread: kept.list.filter(({ isRead }) => !isRead).length,
    })),
    ...answers(notifications.markRead, ({ notificationId }) => {
      kept.list = kept.list.map((it) => (it.id === notificationId ? { ...it, isRead: true } : it));
      return kept.list.find(({ id }) => id === notificationId) as Notification;
    }),
    ...answers(notifications.delete, ({ notificationId }) => {
      kept.deleted.push(notificationId);
      kept.list = kept.list.filter(({ id }) => id !== notificationId);
      return null;
    }),
  );
  return kept;
}

const row = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('li') as HTMLElement);
};

describe('the notifications page', () => {
  it('has tabs for the kinds that there are, and shows one kind alone', async () => {
    serve([one(2), one(1, { type: 'system', title: 'Welcome' })]);
    const { user } = renderPage(<NotificationsPage />);
    await row('Welcome');
    const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(names).toEqual(['All', 'Unread', 'Practice', 'System']);
    await user.click(screen.getByRole('tab', { name: 'System' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Analysis 2' })).toBeNull());
    await row('Welcome');
  });

  it('marks one as read, and says how many are not', async () => {
    serve([one(2, { isRead: false }), one(1, { isRead: false })]);
    const { user } = renderPage(<NotificationsPage />);
    await screen.findByText('2 unread notifications');
    await user.click((await row('Analysis 2')).getByRole('button', { name: /^Mark as read/ }));
    await screen.findByText('1 unread notifications');
  });

  it('says why not all could be marked as read', async () => {
    serve([one(1, { isRead: false })]);
    server.use(
      ...answers(notifications.markAllRead, () => refuse(503, 'unavailable', 'Try again in a minute.')),
    );
    const { user } = renderPage(<NotificationsPage />);
    await user.click(await screen.findByRole('button', { name: 'Mark All Read' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a minute.');
    expect(screen.getByText('1 unread notifications')).toBeTruthy();
  });

  it('deletes what was not taken back once the page is left, and nothing else', async () => {
    const kept = serve([one(3), one(2), one(1)]);
    const { user, unmount } = renderPage(<NotificationsPage />);
    await user.click((await row('Analysis 3')).getByRole('button', { name: /^Delete/ }));
    await screen.findByText('“Analysis 3” is deleted.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await row('Analysis 3');
    await user.click((await row('Analysis 2')).getByRole('button', { name: /^Delete/ }));
    await screen.findByText('“Analysis 2” is deleted.');
    expect(kept.deleted).toEqual([]);
    unmount();
    await waitFor(() => expect(kept.deleted).toEqual([one(2).id]));
  });

  it('offers to ask again when the list does not come', async () => {
    server.use(...answers(notifications.list, () => refuse(503, 'unavailable', 'The service is away.')));
    const { user } = renderPage(<NotificationsPage />);
    await screen.findByText(/The service is away/);
    serve([]);
    await user.click(screen.getByRole('button', { name: /again|Retry/i }));
    await screen.findByText("You don't have any notifications yet.");
  });
});
