import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { library } from '@lectern/contracts/library';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { AudioRequests, mp3Name } from '../voice/audio-requests.js';
import { spokenResource } from './spoken-resource.js';
import { Teaching } from './teaching.js';

const WAIT_MS = 290_000;

@Controller()
export class SpeakResource {
  constructor(
    private readonly requests: AudioRequests,
    private readonly teaching: Teaching,
  ) {}

  @Handles(library.speak)
  handle(
    { resourceId, voice, requestId }: Input<typeof library.speak>,
    { userId }: Actor,
  ): Promise<FileAnswer> {
    const resource = this.teaching.resource(resourceId);
    return this.requests.speak(
      { userId, passages: spokenResource(resource), fileName: mp3Name(resource.title), voice },
      requestId,
      WAIT_MS,
    );
  }
}
