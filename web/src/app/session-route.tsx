import { lazy, useCallback, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useEndpointConsent } from '../features/practice/use-endpoint-consent.js';
import type { UnsentRetake } from '../features/session-review/fix-context.js';
import { SessionPage } from '../features/session-review/session-page.js';

// The recorder is loaded when a passage is to be said again, not with the page.
const RetakeRecorder = lazy(async () => ({
  default: (await import('./retake-recorder.js')).RetakeRecorder,
}));

/** The review with the recorder in it; the features do not know each other. */
export function SessionRoute() {
  const { sessionId = '' } = useParams();
  const [query] = useSearchParams();
  const consent = useEndpointConsent();
  const mayAnalyze = useCallback(() => consent('audio'), [consent]);
  const [recoverId] = useState(() => query.get('recover'));
  const [unsent, setUnsent] = useState<UnsentRetake | null | 'unknown'>(
    recoverId === null ? null : 'unknown',
  );
  useEffect(() => {
    if (recoverId === null) return;
    const look = async () => (await import('./unsent-retake.js')).unsentRetake(recoverId, sessionId);
    void look().then(setUnsent, () => setUnsent(null));
  }, [recoverId, sessionId]);
  return unsent === 'unknown' ? null : (
    <SessionPage Recorder={RetakeRecorder} mayAnalyze={mayAnalyze} unsent={unsent} />
  );
}
