import { createHash } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { retakes } from '@lectern/contracts/retakes';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { RetakeIntake } from './retake-intake.js';

@Controller()
export class SubmitMeasuredRetake {
  constructor(private readonly intake: RetakeIntake) {}

  @Handles(retakes.submitMeasured)
  async handle(
    input: Input<typeof retakes.submitMeasured>,
    actor: Actor,
  ): Promise<Output<typeof retakes.submitMeasured>> {
    const { sessionId } = input;
    const analysisId = await this.intake.check(input, actor);
    const sha256 = createHash('sha256').update(JSON.stringify(input.speech)).digest('hex');
    const file = { fileKey: null, fileName: '', size: 0, sha256, contentType: '' };
    const { takeId } = await this.intake.store({ ...input, analysisId, file }, actor);
    return { sessionId, jobId: takeId, status: 'queued' };
  }
}
