import { Health } from '@lectern/platform/health/health';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LocalWords } from './local-words.js';

const DAMAGED =
  'A model for words is damaged. "lectern models check" says which, "lectern models add" mends it.';

/** Readiness says when words could be found on this machine, were its model whole. */
@Injectable()
export class LocalWordsHealth implements OnModuleInit {
  constructor(
    private readonly health: Health,
    private readonly words: LocalWords,
  ) {}

  onModuleInit(): void {
    this.health.add('words', async () =>
      (await this.words.recognizer.state()) === 'damaged'
        ? { status: 'degraded', message: DAMAGED }
        : { status: 'ok' },
    );
  }
}
