import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Environment } from '@lectern/platform/config/environment';
import type { CheckResult } from '@lectern/contracts/health';
import { Health } from '@lectern/platform/health/health';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { speechEndpoint } from '../config.js';
import { espeakSource } from './espeak.js';
import { LocalVoice } from './local/local-voice.js';
import { modelVoice } from './model-voice.js';
import type { VoiceSource } from './mp3.js';

const run = promisify(execFile);

/** People wait so long for a natural voice; it leaves the built-in one time to read the whole text in its place. */
const WHILE_WAITING_SECONDS = 90;
const AHEAD_SECONDS = 3600;
const DAMAGED = 'A voice model is damaged. "lectern models check" says which, "lectern models add" mends it.';

/** Where speech comes from on this installation. */
@Injectable()
export class Voices implements OnModuleDestroy {
  /** Reads while somebody waits. */
  readonly piper: LocalVoice;
  /** Reads better and longer: ahead of who asks for it again. */
  private readonly kokoro: LocalVoice;
  private readonly endpoint: VoiceSource | undefined;
  private readonly builtIn = espeakSource();
  /** Programs do not vanish from a running system; only a missing one is looked for again. */
  private isComplete = false;

  constructor(health: Health, @InjectEnvironment() environment: Environment) {
    const endpoint = speechEndpoint(environment);
    this.endpoint = endpoint && modelVoice(endpoint);
    const { modelsDir } = environment;
    this.piper = new LocalVoice(modelsDir, { engine: 'piper', mostSeconds: WHILE_WAITING_SECONDS });
    this.kokoro = new LocalVoice(modelsDir, { engine: 'kokoro', mostSeconds: AHEAD_SECONDS });
    health.add('voices', () => this.health());
  }

  /** Who reads while somebody waits, in the order in which they are tried. */
  async sources(): Promise<VoiceSource[]> {
    const isAdded = (await this.piper.state()) !== 'absent';
    return [...(this.endpoint ? [this.endpoint] : []), ...(isAdded ? [this.piper] : []), this.builtIn];
  }

  /** Who reads ahead, where somebody can. The operator who chose a server wants it to read. */
  async ahead(): Promise<VoiceSource | undefined> {
    return this.endpoint === undefined && (await this.kokoro.state()) === 'ready' ? this.kokoro : undefined;
  }

  onModuleDestroy(): void {
    this.piper.end();
    this.kokoro.end();
  }

  private async health(): Promise<Omit<CheckResult, 'name'>> {
    const states = await Promise.all([this.piper.state(), this.kokoro.state()]);
    if (states.includes('damaged')) return { status: 'degraded', message: DAMAGED };
    if (this.isComplete) return { status: 'ok' };
    const programs = await Promise.all([missing('espeak-ng', '--version'), missing('ffmpeg', '-version')]);
    const names = programs.filter((name) => name !== undefined).join(' and ');
    this.isComplete = names === '';
    if (this.isComplete) return { status: 'ok' };
    const message = `No audio: not installed: ${names}. Install with: apt-get install espeak-ng ffmpeg`;
    return { status: 'degraded', message };
  }
}

async function missing(program: string, flag: string): Promise<string | undefined> {
  try {
    await run(program, [flag], { timeout: 5000 });
    return undefined;
  } catch {
    return program;
  }
}
