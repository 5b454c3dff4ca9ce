import type { Output } from '@lectern/contracts/define';
import { localWords } from '@lectern/contracts/local-words';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { LocalWords } from './local-words.js';

@Controller()
export class GetLocalWords {
  constructor(private readonly words: LocalWords) {}

  @Handles(localWords.getLocalWords)
  async handle(): Promise<Output<typeof localWords.getLocalWords>> {
    return { state: await this.words.recognizer.state() };
  }
}
