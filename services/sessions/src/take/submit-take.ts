import { createHash } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import type { Input, Output } from '@lectern/contracts/define';
import { takes } from '@lectern/contracts/takes';
import type { Files } from '@lectern/platform/files/files';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { TakeIntake } from './take-intake.js';

@Controller()
export class SubmitTake {
  constructor(
    private readonly intake: TakeIntake,
    private readonly bus: Bus,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(takes.submit)
  async submit(input: Input<typeof takes.submit>, actor: Actor): Promise<Output<typeof takes.submit>> {
    const { sessionId, upload, ...rest } = input;
    const analysisId = await this.intake.check(input, actor);
    const { contentType } = await this.bus.ask(analysis.inspectRecording, { upload }, actor);
    const { key: fileKey, fileName, size, sha256 } = upload;
    const file = { fileKey, fileName, size, sha256, contentType };
    const { takeId, isNew } = await this.intake.store({ sessionId, analysisId, file, ...rest }, actor);
    if (!isNew) await this.files.delete(fileKey);
    return { sessionId, jobId: takeId, status: 'queued', received: { size, sha256 } };
  }

  @Handles(takes.submitMeasured)
  async submitMeasured(
    input: Input<typeof takes.submitMeasured>,
    actor: Actor,
  ): Promise<Output<typeof takes.submitMeasured>> {
    const { sessionId } = input;
    const analysisId = await this.intake.check(input, actor);
    const sha256 = createHash('sha256').update(JSON.stringify(input.speech)).digest('hex');
    const file = { fileKey: null, fileName: '', size: 0, sha256, contentType: '' };
    const { takeId } = await this.intake.store({ ...input, analysisId, file }, actor);
    return { sessionId, jobId: takeId, status: 'queued' };
  }
}
