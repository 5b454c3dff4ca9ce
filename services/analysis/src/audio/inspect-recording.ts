import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import type { Input, Output } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { tryRecording } from './decode-recording.js';
import { CONTENT_TYPES } from './sniff-format.rules.js';
import { allowances } from '../allowances.js';

/** Below the 25 s that the caller waits, the file's way from the store included. */
const TIMEOUT_MS = 15_000;

@Controller()
export class InspectRecording {
  constructor(
    private readonly database: Database,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(analysis.inspectRecording)
  async handle(
    { upload }: Input<typeof analysis.inspectRecording>,
    actor: Actor | null,
  ): Promise<Output<typeof analysis.inspectRecording>> {
    if (actor !== null) await allowances.assertBudget(this.database, actor.userId, 'minutes');
    return this.files.withLocalFile(upload.key, async (path) => {
      const format = await tryRecording(path, TIMEOUT_MS);
      return { format, contentType: CONTENT_TYPES[format] };
    });
  }
}
