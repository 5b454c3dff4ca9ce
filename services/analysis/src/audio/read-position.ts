import { readFileSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';

/** Milliseconds between two looks: nobody watches a bar more closely. */
const LOOK_EVERY_MS = 250;

/** How far another process has read a file. Known from the system, because recordings of browsers do not say how long they are. */
export class ReadPosition {
  private lookedAt = 0;
  private descriptor: string | null = null;
  private size = 0;

  constructor(
    private readonly pid: number | undefined,
    private readonly path: string,
  ) {}

  /** The share of the file that has been read, 0-1; null between two looks, and where the system does not tell. */
  share(): number | null {
    if (this.pid === undefined || Date.now() - this.lookedAt < LOOK_EVERY_MS) return null;
    this.lookedAt = Date.now();
    try {
      this.descriptor ??= this.find();
      if (this.descriptor === null || this.size === 0) return null;
      const state = readFileSync(`/proc/${this.pid}/fdinfo/${this.descriptor}`, 'latin1');
      return Math.min(1, Number(/^pos:\s+(\d+)/u.exec(state)?.[1] ?? 0) / this.size);
    } catch {
      return null; // No /proc here, or the process has just ended.
    }
  }

  private find(): string | null {
    const path = realpathSync(this.path);
    this.size = statSync(path).size;
    const open = `/proc/${this.pid}/fd`;
    return readdirSync(open).find((descriptor) => readlinkSync(`${open}/${descriptor}`) === path) ?? null;
  }
}
