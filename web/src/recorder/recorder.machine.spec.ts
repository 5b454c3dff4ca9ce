import { describe, expect, it } from '@jest/globals';
import type { RecorderEvent, RecorderState, Take } from './recorder-state.js';
import { holdsUnsentAudio, initialRecorderState, recorderReducer } from './recorder.machine.js';

const take: Take = {
  recordingId: 'r1',
  source: 'microphone',
  sessionId: 's1',
  held: { kind: 'audio', blob: new Blob(['audio']), fileName: 'opening-statement.webm' },
  recognized: null,
  seconds: 12,
  gaps: [],
};

const after = (...events: RecorderEvent[]): RecorderState =>
  events.reduce(recorderReducer, initialRecorderState);

const open: RecorderEvent[] = [{ type: 'microphone-asked' }, { type: 'microphone-granted' }];
const recording: RecorderEvent[] = [...open, { type: 'recording-started' }];
const uploading: RecorderEvent[] = [
  ...recording,
  { type: 'stop-asked' },
  { type: 'take-ready', take },
  { type: 'upload-started', totalBytes: 5 },
];
const analyzing: RecorderEvent[] = [
  ...uploading,
  { type: 'analysis-queued', sessionId: 's1', jobId: 'j2', hasWords: false },
];

describe('recorder machine', () => {
  it('goes from the question to a finished analysis', () => {
    expect(after(...open).phase).toBe('ready');
    const counting = after(...open, { type: 'countdown-started', from: 3 }, { type: 'countdown-ticked' });
    expect(counting).toEqual({ phase: 'countdown', remaining: 2 });
    expect(after(...analyzing, { type: 'analysis-completed', jobId: 'j2' })).toEqual({
      phase: 'done',
      sessionId: 's1',
    });
  });

  it('remembers why the microphone is missing and forgets it when the permission changes', () => {
    const refused = after({ type: 'microphone-asked' }, { type: 'microphone-refused', problem: 'denied' });
    expect(refused).toEqual({ phase: 'idle', problem: 'denied' });
    expect(recorderReducer(refused, { type: 'microphone-allowed-again' })).toEqual(initialRecorderState);
  });

  it('counts as safe only what the store has confirmed', () => {
    const state = after(
      ...recording,
      { type: 'time-passed', seconds: 7 },
      { type: 'chunk-kept', seconds: 4 },
      { type: 'chunk-not-kept', message: 'no room' },
    );
    expect(state).toEqual({
      phase: 'recording',
      paused: false,
      gaps: [],
      seconds: 7,
      safeSeconds: 4,
      storeProblem: 'no room',
    });
    expect(recorderReducer(state, { type: 'chunk-kept', seconds: 6 })).toMatchObject({
      safeSeconds: 6,
      storeProblem: null,
    });
  });

  it('pauses and goes on, and remembers where; a second press changes nothing', () => {
    const paused = after(...recording, { type: 'time-passed', seconds: 7 }, { type: 'paused', seconds: 7.2 });
    expect(paused).toMatchObject({ phase: 'recording', paused: true, gaps: [7.2] });
    expect(recorderReducer(paused, { type: 'paused', seconds: 8 })).toBe(paused);
    const again = [
      { type: 'resumed' },
      { type: 'time-passed', seconds: 9 },
      { type: 'paused', seconds: 9 },
    ] as const;
    expect(again.reduce<RecorderState>(recorderReducer, paused)).toMatchObject({ gaps: [7.2, 9] });
    expect(recorderReducer(paused, { type: 'stop-asked' }).phase).toBe('stopping');
  });

  it('ignores a second start, a late tick after Stop and an answer after Cancel', () => {
    const stopping = after(...recording, { type: 'time-passed', seconds: 3 }, { type: 'stop-asked' });
    expect(recorderReducer(stopping, { type: 'time-passed', seconds: 4 })).toBe(stopping);
    expect(recorderReducer(stopping, { type: 'recording-started' })).toBe(stopping);
    const canceled = after(...uploading, { type: 'upload-canceled' });
    expect(
      recorderReducer(canceled, { type: 'analysis-queued', sessionId: 's1', jobId: 'j1', hasWords: false }),
    ).toBe(canceled);
  });

  it('keeps the audio when the upload or the analysis fails, and says which', () => {
    expect(after(...uploading, { type: 'upload-failed', message: 'too large' })).toEqual({
      phase: 'stopped',
      take,
      failure: { during: 'upload', stage: null, message: 'too large' },
    });
    expect(
      after(...analyzing, {
        type: 'analysis-failed',
        jobId: 'j2',
        stage: 'reading',
        message: 'no audio in it',
      }),
    ).toEqual({
      phase: 'stopped',
      take,
      failure: { during: 'analysis', stage: 'reading', message: 'no audio in it' },
    });
  });

  it('listens to its own job only', () => {
    const state = after(...analyzing);
    expect(recorderReducer(state, { type: 'analysis-completed', jobId: 'j1' })).toBe(state);
    expect(
      recorderReducer(state, { type: 'analysis-progressed', jobId: 'j2', stage: 'words', fraction: 0.6 }),
    ).toMatchObject({ run: { stage: 'words', fraction: 0.6 } });
  });

  it('waits for the network without losing the take', () => {
    const waiting = after(
      ...uploading,
      { type: 'upload-progressed', sentBytes: 3, totalBytes: 5 },
      { type: 'upload-waiting' },
    );
    expect(waiting).toMatchObject({ phase: 'uploading', upload: { sentBytes: 0, waitingForNetwork: true } });
  });

  it('holds the page only while something unsent would be lost', () => {
    expect(holdsUnsentAudio(after(...recording))).toBe(true);
    expect(holdsUnsentAudio(after(...uploading))).toBe(true);
    expect(holdsUnsentAudio(after(...analyzing))).toBe(false);
    const kept = after({ type: 'take-ready', take });
    expect(holdsUnsentAudio(kept)).toBe(false);
    expect(holdsUnsentAudio(after({ type: 'take-ready', take: { ...take, recordingId: null } }))).toBe(true);
  });
});
