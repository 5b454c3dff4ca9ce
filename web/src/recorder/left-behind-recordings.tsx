import { Suspense, useEffect, useState } from 'react';
import { hasRecordingStore } from './left-behind.js';
import type { UnsavedRecordingsProps } from './unsaved-recordings.js';
import { lazyPart } from '../lib/lazy-part.js';

const UnsavedRecordings = lazyPart(() => import('./unsaved-recordings.js'), 'UnsavedRecordings');

/** What a crash left behind. Nothing of it is loaded for somebody who has never recorded on this device. */
export function LeftBehindRecordings(props: UnsavedRecordingsProps) {
  const [mayHaveLeft, setMayHaveLeft] = useState(false);
  useEffect(() => {
    void hasRecordingStore().then(setMayHaveLeft);
  }, []);
  if (!mayHaveLeft) return null;
  return (
    <Suspense fallback={null}>
      <UnsavedRecordings {...props} />
    </Suspense>
  );
}
