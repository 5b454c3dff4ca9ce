import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload, Result } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { GenerationRepository } from '../generation/generation.repository.js';
import { makeAudio } from './make-audio.job.js';
import { speakToMp3 } from './mp3.js';
import { Voices } from './voice-source.js';

@Controller()
export class MakeAudio {
  constructor(
    private readonly voices: Voices,
    private readonly generations: GenerationRepository,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Processes(makeAudio)
  async process(
    { userId, passages, fileName, voice }: Payload<typeof makeAudio>,
    run: JobRun<Result<typeof makeAudio>>,
  ): Promise<void> {
    await run.progress('Warming up the voice', 0.02);
    const folder = await mkdtemp(join(tmpdir(), 'lectern-audio-'));
    try {
      const path = join(folder, 'speech.mp3');
      await speakToMp3(this.voices.source, passages, {
        voice,
        title: fileName.replace(/\.mp3$/i, ''),
        path,
        signal: run.signal,
        progress: (fraction) => run.progress('Speaking', 0.05 + 0.9 * fraction),
      });
      // Keyed by the attempt, so that a slow first try cannot replace what a second one has stored.
      const key = `generated/${run.id}-${run.attempt}.mp3`;
      const { size } = await this.files.put(key, createReadStream(path));
      const answer: FileAnswer = { key, fileName, contentType: 'audio/mpeg', size, temporary: true };
      await run.complete(async (tx) => {
        await this.generations.keep(tx, { id: run.id, userId, sessionId: null, answer, fileKey: key });
        return { generationId: run.id };
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
