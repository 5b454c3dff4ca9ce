import { lazyPart } from '../../../lib/lazy-part.js';

/** The recorder is loaded when a passage is to be said again, not with the page. */
export const RetakeRecorder = lazyPart(() => import('./retake-recorder.js'), 'RetakeRecorder');
