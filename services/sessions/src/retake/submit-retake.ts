import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { retakes } from '@lectern/contracts/retakes';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { InspectUpload } from '../recording/inspect-upload.js';
import { RetakeIntake } from './retake-intake.js';

@Controller()
export class SubmitRetake {
  constructor(
    private readonly intake: RetakeIntake,
    private readonly inspect: InspectUpload,
  ) {}

  @Handles(retakes.submit)
  async handle(input: Input<typeof retakes.submit>, actor: Actor): Promise<Output<typeof retakes.submit>> {
    const { sessionId, upload, ...rest } = input;
    const analysisId = await this.intake.check(input, actor);
    const contentType = await this.inspect.contentTypeOf(upload, actor);
    const { key: fileKey, fileName, size, sha256 } = upload;
    const file = { fileKey, fileName, size, sha256, contentType };
    const { takeId } = await this.intake.store({ sessionId, analysisId, file, ...rest }, actor);
    return { sessionId, jobId: takeId, status: 'queued', received: { size, sha256 } };
  }
}
