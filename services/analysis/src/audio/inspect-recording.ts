import { analysis } from '@lectern/contracts/analysis';
import type { Input, Output } from '@lectern/contracts/define';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { tryRecording } from './decode-recording.js';
import { CONTENT_TYPES } from './sniff-format.rules.js';

/** Below the 25 s that the caller waits, the file's way from the store included. */
const TIMEOUT_MS = 15_000;

@Controller()
export class InspectRecording {
  constructor(@InjectFiles() private readonly files: Files) {}

  @Handles(analysis.inspectRecording)
  handle({
    upload,
  }: Input<typeof analysis.inspectRecording>): Promise<Output<typeof analysis.inspectRecording>> {
    return this.files.withLocalFile(upload.key, async (path) => {
      const format = await tryRecording(path, TIMEOUT_MS);
      return { format, contentType: CONTENT_TYPES[format] };
    });
  }
}
