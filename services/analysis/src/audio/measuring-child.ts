/*
 * Runs alone in a process that its parent may kill at any moment (measure-recording.ts): whatever a recording does to the memory or
 * the processor, it does to this process only. Started as .ts by tests and as .js by the product.
 */
import { writeFileSync } from 'node:fs';
import { AppError } from '@lectern/platform/errors/app-error';
import { SpeechAnalyser } from '@lectern/speech/analyser';
import { decodeRecording } from './decode-recording.js';
import type { MeasuringTask, TaskMessage } from './measuring-task.js';

/** The system ends this process before any other when memory runs out (0 is usual, 1000 the most). */
const EXPENDABLE = '800';

const TELL_EVERY_MS = 250;

const say = (message: TaskMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });

/** Nobody waits any more: the parent is gone. Ends ffmpeg as well, which is in the same group. */
function abandon(): void {
  process.kill(-process.pid, 'SIGKILL');
}

async function measure({ path, timeoutMs, most }: MeasuringTask): Promise<void> {
  const analyser = new SpeechAnalyser();
  const sink = (samples: Float32Array): void => {
    if (most && analyser.seconds > most.seconds) throw new AppError('too_large', most.refusal);
    analyser.push(samples);
  };
  try {
    let toldAt = 0;
    const onRead = (share: number): void => {
      if (Date.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = Date.now();
      void say({ read: share });
    };
    const { damaged } = await decodeRecording(path, sink, { timeoutMs, onRead });
    await say({ acoustics: analyser.finish(), damaged });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await say({ refused: error.toWire() });
  }
}

try {
  writeFileSync('/proc/self/oom_score_adj', EXPENDABLE);
} catch {
  // Not Linux: the parent watches the memory alone.
}
process.on('disconnect', abandon);
process.once('message', (task: MeasuringTask) => {
  void measure(task).finally(() => process.removeListener('disconnect', abandon).disconnect?.());
});
