import { lazy } from 'react';

/** In one piece: with the microphone check all of it is there, and a network that goes away later takes none of it along. */
const parts = () => import('./microphone-parts.js');

export const TakePhase = lazy(async () => ({ default: (await parts()).TakePhase }));
export const LiveFeedback = lazy(async () => ({ default: (await parts()).LiveFeedback }));
export const CueCard = lazy(async () => ({ default: (await parts()).CueCard }));
export const RecordingDock = lazy(async () => ({ default: (await parts()).RecordingDock }));
