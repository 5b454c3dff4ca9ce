import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Environment } from '@lectern/platform/config/environment';
import { Health } from '@lectern/platform/health/health';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { speechEndpoint } from '../config.js';
import { espeakSource } from './espeak.js';
import { modelVoice } from './model-voice.js';
import type { VoiceSource } from './mp3.js';

const run = promisify(execFile);

/** Where speech comes from on this installation, in the order in which it is tried. */
@Injectable()
export class Voices {
  readonly sources: readonly VoiceSource[];

  constructor(health: Health, @InjectEnvironment() environment: Environment) {
    const endpoint = speechEndpoint(environment);
    this.sources = [...(endpoint ? [modelVoice(endpoint)] : []), espeakSource()];
    let complete = false;
    health.add('voices', async () => {
      // Programs do not vanish from a running system; only a missing one is looked for again.
      if (complete) return { status: 'ok' };
      const programs = await Promise.all([missing('espeak-ng', '--version'), missing('ffmpeg', '-version')]);
      const names = programs.filter((name) => name !== undefined).join(' and ');
      complete = names === '';
      if (complete) return { status: 'ok' };
      const message = `No audio: not installed: ${names}. Install with: apt-get install espeak-ng ffmpeg`;
      return { status: 'degraded', message };
    });
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
