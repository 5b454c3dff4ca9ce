import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';

/** One service as a process of its own, as its container runs it. */
export class ServiceProcess {
  private child: ChildProcess | undefined;

  constructor(
    readonly name: string,
    private readonly variables: Record<string, string>,
    private readonly logFolder: string,
    private readonly copy = 1,
  ) {}

  start(): void {
    const log = createWriteStream(join(this.logFolder, `${this.name}-${this.copy}.log`), { flags: 'a' });
    const child = spawn(process.execPath, [resolve(`services/${this.name}/dist/src/main.js`)], {
      env: { PATH: process.env['PATH'], ...this.variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.child = child;
  }

  /** True unless it has ended, by itself or by us. */
  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!this.isRunning || this.child === undefined) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }

  async restart(): Promise<void> {
    await this.end('SIGKILL');
    this.start();
  }
}
