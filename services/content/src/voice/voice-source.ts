import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Health } from '@lectern/platform/health/health';
import { Injectable } from '@nestjs/common';
import { espeakSource } from './espeak.js';
import type { VoiceSource } from './mp3.js';

const run = promisify(execFile);

/** Where speech comes from on this installation. */
@Injectable()
export class Voices {
  readonly source: VoiceSource = espeakSource();

  constructor(health: Health) {
    health.add('voices', async () => {
      const missing = (
        await Promise.all([missingProgram('espeak-ng', '--version'), missingProgram('ffmpeg', '-version')])
      ).filter((name) => name !== undefined);
      return missing.length === 0
        ? { status: 'ok' }
        : {
            status: 'degraded',
            message: `No audio: ${missing.join(' and ')} not installed. Install with: apt-get install espeak-ng ffmpeg`,
          };
    });
  }
}

async function missingProgram(name: string, flag: string): Promise<string | undefined> {
  try {
    await run(name, [flag], { timeout: 5000 });
    return undefined;
  } catch {
    return name;
  }
}
