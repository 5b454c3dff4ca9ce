import { lazy, Suspense } from 'react';
import { DashboardPage } from '../features/dashboard/dashboard-page.js';

const UnsavedRecordings = lazy(async () => ({
  default: (await import('../features/practice/recorder/unsaved-recordings.js')).UnsavedRecordings,
}));

/** The dashboard with what a crash left behind on top; the features do not know each other. */
export function DashboardRoute() {
  return (
    <DashboardPage
      leftBehind={
        <Suspense fallback={null}>
          <UnsavedRecordings />
        </Suspense>
      }
    />
  );
}
