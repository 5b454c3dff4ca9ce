import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** One service as a process of its own, as its container runs it. */
export class ServiceProcess {
  private child: ChildProcess | undefined;

  constructor(
    readonly name: string,
    private readonly variables: Record<string, string>,
    private readonly logFolder: string,
    private readonly from: { copy?: number; root?: string } = {},
  ) {}

  private get logFile(): string {
    return join(this.logFolder, `${this.name}-${this.from.copy ?? 1}.log`);
  }

  start(): void {
    const { root = '.' } = this.from;
    const log = createWriteStream(this.logFile, { flags: 'a' });
    const child = spawn(process.execPath, [resolve(root, `services/${this.name}/dist/src/main.js`)], {
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

  async begin(): Promise<void> {
    this.start();
  }

  async freeze(): Promise<void> {
    this.child?.kill('SIGSTOP');
  }

  async thaw(): Promise<void> {
    this.child?.kill('SIGCONT');
  }

  async hasSurvived(): Promise<boolean> {
    return this.isRunning;
  }

  log(): Promise<string> {
    return readFile(this.logFile, 'utf8');
  }

  async restart(): Promise<void> {
    await this.end('SIGKILL');
    this.start();
  }
}
