import { useSyncExternalStore } from 'react';

/** One thin line while the browser has no connection. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed);
      addEventListener('offline', changed);
      return () => {
        removeEventListener('online', changed);
        removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
  );
  return (
    <div role="status">
      {!online && (
        <div className="offline-bar">
          <div className="wrap">Offline. Your work is kept.</div>
        </div>
      )}
    </div>
  );
}
