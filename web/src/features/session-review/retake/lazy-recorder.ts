import { lazy } from 'react';

/** The recorder is loaded when a passage is to be said again, not with the page. */
export const RetakeRecorder = lazy(async () => ({
  default: (await import('./retake-recorder.js')).RetakeRecorder,
}));
