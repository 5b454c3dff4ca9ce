import { Turns } from '@lectern/platform/isolated/turns';
import type { InstalledState } from '@lectern/platform/models/installed-state';
import { installedRecognizer } from './installed-recognizer.js';
import type { Hearing, Recognizer } from './recognizer-port.js';
import { RecognizerFault, RecognizerProcess } from './recognizer-process.js';
import type { HeardWord } from './recognizer-protocol.js';

/** The model stays loaded for so long after it was used. */
const KEPT_MS = 5 * 60_000;
/** For a piece of 25 s: a machine that needs longer is too slow for this. */
const PIECE_MS = 60_000;

/** A recognizer in a process that is started from here. */
export class OwnRecognizer implements Recognizer {
  private readonly turns = new Turns(1);
  private recognizer: RecognizerProcess | undefined;
  private resting: NodeJS.Timeout | undefined;

  constructor(private readonly modelsDir: string) {}

  async state(): Promise<InstalledState> {
    return (await installedRecognizer(this.modelsDir)).state;
  }

  async hear(samples: Float32Array, { owner, patience, signal }: Hearing): Promise<HeardWord[]> {
    const release = await this.turns.take(owner, patience ?? signal);
    clearTimeout(this.resting);
    try {
      return await (await this.loaded(signal)).hearPiece(samples, PIECE_MS, signal);
    } finally {
      release();
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.recognizer?.end('is not needed any more'), KEPT_MS);
      this.resting.unref();
    }
  }

  end(): void {
    clearTimeout(this.resting);
    this.recognizer?.end('is not needed any more');
  }

  private async loaded(signal?: AbortSignal): Promise<RecognizerProcess> {
    if (this.recognizer?.isRunning) return this.recognizer;
    const { options } = await installedRecognizer(this.modelsDir);
    if (options === undefined) throw new RecognizerFault('There is no recognizer.');
    this.recognizer = await RecognizerProcess.start(options, signal);
    return this.recognizer;
  }
}
