export { CueCard } from './cue-card.js';
export { LiveFeedback } from './live-feedback.js';
export { RecordingDock } from './recording-view.js';
export { TakePhase } from './take-phase.js';
