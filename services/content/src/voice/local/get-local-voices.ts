import type { Output } from '@lectern/contracts/define';
import { localVoices } from '@lectern/contracts/voices';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Voices } from '../voice-source.js';

@Controller()
export class GetLocalVoices {
  constructor(private readonly voices: Voices) {}

  @Handles(localVoices.getLocalVoices)
  async handle(): Promise<Output<typeof localVoices.getLocalVoices>> {
    return { state: await this.voices.piper.state() };
  }
}
