import { firstRecording } from './tutorial-first-recording.js';
import { fromTheFile } from './tutorial-from-the-file.js';
import type { Tutorial } from './help-content.js';
import { readAnalysis } from './tutorial-read-analysis.js';
import { setUp } from './tutorial-set-up.js';

export const TUTORIALS: readonly Tutorial[] = [firstRecording, fromTheFile, readAnalysis, setUp];
