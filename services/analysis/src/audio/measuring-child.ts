/*
 * Runs alone in a process that its parent may kill at any moment (measure-recording.ts): whatever a recording does to the memory or
 * the processor, it does to this process only. Started as .ts by tests and as .js by the product.
 */
import { AppError, refuse } from '@lectern/platform/errors/app-error';
import { SpeechAnalyzer } from '@lectern/speech/analyzer';
import { decodeRecording } from './decode-recording.js';
import type { MeasuringTask, TaskMessage } from './measuring-task.js';

const TELL_EVERY_MS = 250;

const say = (message: TaskMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });

/** Nobody waits any more: the parent is gone. Ends ffmpeg as well, which is in the same group. */
function abandon(): void {
  process.kill(-process.pid, 'SIGKILL');
}

async function measure({ path, timeoutMs, mostSeconds }: MeasuringTask): Promise<void> {
  const analyzer = new SpeechAnalyzer();
  const sink = (samples: Float32Array): void => {
    if (mostSeconds !== undefined && analyzer.seconds > mostSeconds)
      throw refuse('retake-too-long', { mostSeconds });
    analyzer.push(samples);
  };
  try {
    let toldAt = 0;
    const onRead = (share: number): void => {
      if (Date.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = Date.now();
      void say({ read: share });
    };
    const { damaged } = await decodeRecording(path, sink, { timeoutMs, onRead });
    await say({ acoustics: analyzer.finish(), damaged });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await say({ refused: error.toWire() });
  }
}

process.on('disconnect', abandon);
process.once('message', (task: MeasuringTask) => {
  void measure(task).finally(() => process.removeListener('disconnect', abandon).disconnect?.());
});
