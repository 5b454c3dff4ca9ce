import type { Page } from 'playwright-core';

/** Number of recordings that lie in this browser. */
export const keptHere = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const counts = names.map(
      (name) =>
        new Promise<number>((found, failed) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => failed(new Error('The store does not open'));
          opening.onsuccess = () => {
            const db = opening.result;
            if (!db.objectStoreNames.contains('recordings')) return found(0);
            const count = db.transaction('recordings').objectStore('recordings').count();
            count.onsuccess = () => {
              db.close();
              found(count.result);
            };
          };
        }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });
