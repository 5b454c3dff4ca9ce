import { lazyPart } from '../../../lib/lazy-part.js';

/** In one piece: with the microphone check all of it is there, and a network that goes away later takes none of it along. */
const parts = () => import('./microphone-parts.js');

export const TakePhase = lazyPart(parts, 'TakePhase');
export const LiveFeedback = lazyPart(parts, 'LiveFeedback');
export const CueCard = lazyPart(parts, 'CueCard');
export const RecordingDock = lazyPart(parts, 'RecordingDock');
