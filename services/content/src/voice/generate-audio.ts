import type { Actor } from '@lectern/contracts/actor';
import { content } from '@lectern/contracts/content';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { AudioRequests, mp3Name } from './audio-requests.js';
import { passagesOf } from './spoken-text.js';

const WAIT_MS = 115_000;

@Controller()
export class GenerateAudio {
  constructor(private readonly requests: AudioRequests) {}

  @Handles(content.generateAudio)
  handle(
    { text, filename, voice, requestId }: Input<typeof content.generateAudio>,
    { userId }: Actor,
  ): Promise<FileAnswer> {
    return this.requests.speak(
      { userId, passages: passagesOf(text), fileName: mp3Name(filename), voice },
      requestId,
      WAIT_MS,
    );
  }
}
