// Shows what the notifications service pushes while no page of Lectern is in front, and opens its page.

addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const show = async () => {
    const pages = await clients.matchAll({ type: 'window' });
    // Whoever looks at Lectern sees the bell.
    if (pages.some((page) => page.focused)) return;
    await registration.showNotification(title, { body, tag, data: { url }, icon: '/favicon.svg' });
  };
  event.waitUntil(show());
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, location.origin);
  // Only paths of this app are ever opened.
  if (url.origin !== location.origin) return;
  const open = async () => {
    const [page] = await clients.matchAll({ type: 'window' });
    if (page === undefined) return clients.openWindow(url.href);
    await page.focus();
    return page.navigate(url.href);
  };
  event.waitUntil(open());
});
