import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { localWords } from '@lectern/contracts/local-words';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { allowances } from '../allowances.js';
import { SAMPLE_RATE } from '../audio/audio.js';
import { hearingNow } from './hearing-now.js';
import { LocalWords } from './local-words.js';
import { samplesOf } from '@lectern/platform/models/pcm';

/** Sound of somebody who is speaking: it passes through memory, and neither it nor its words are stored or logged. */
@Controller()
export class HearPiece {
  constructor(
    private readonly database: Database,
    private readonly words: LocalWords,
  ) {}

  @Handles(localWords.hearPiece)
  async handle(
    { pcm }: Input<typeof localWords.hearPiece>,
    { userId }: Actor,
  ): Promise<Output<typeof localWords.hearPiece>> {
    const samples = samplesOf(Buffer.from(pcm, 'base64'));
    await allowances.assertBudget(this.database, userId, 'minutes');
    const words = await hearingNow(this.words, samples, userId);
    await this.database.transaction((tx) =>
      allowances.spend(tx, userId, 'minutes', samples.length / SAMPLE_RATE / 60),
    );
    return { words: words.map(({ text, start, end }) => ({ text, start, end })) };
  }
}
