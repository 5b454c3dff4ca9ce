import type { Payload } from '@lectern/contracts/define';
import { takeDeleted } from '@lectern/contracts/takes';
import type { Files } from '@lectern/platform/files/files';
import { Reacts } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';

/** The audio of a take goes with the take. Deleting twice is no error. */
@Controller()
export class DiscardTakeAudio {
  constructor(@InjectFiles() private readonly files: Files) {}

  @Reacts(takeDeleted)
  async delete({ fileKey }: Payload<typeof takeDeleted>): Promise<void> {
    if (fileKey !== null) await this.files.delete(fileKey);
  }
}
