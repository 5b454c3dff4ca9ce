import { lazy, Suspense, useEffect, useState } from 'react';
import { DashboardPage } from '../features/dashboard/dashboard-page.js';
import { hasRecordingStore } from './unsaved-recordings.js';

const UnsavedRecordings = lazy(async () => ({
  default: (await import('../features/practice/recorder/unsaved-recordings.js')).UnsavedRecordings,
}));

/** The dashboard with what a crash left behind on top; the features do not know each other. */
export function DashboardRoute() {
  const [mayHaveLeft, setMayHaveLeft] = useState(false);
  useEffect(() => {
    // Nothing of the recorder is loaded for somebody who has never recorded on this device.
    void hasRecordingStore().then(setMayHaveLeft);
  }, []);
  return (
    <DashboardPage
      leftBehind={
        mayHaveLeft && (
          <Suspense fallback={null}>
            <UnsavedRecordings />
          </Suspense>
        )
      }
    />
  );
}
