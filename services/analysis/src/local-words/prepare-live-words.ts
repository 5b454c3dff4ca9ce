import type { Actor } from '@lectern/contracts/actor';
import type { Output } from '@lectern/contracts/define';
import { localWords } from '@lectern/contracts/local-words';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { allowances } from '../allowances.js';
import { SAMPLE_RATE } from '../audio/audio.js';
import { hearingNow } from './hearing-now.js';
import { LocalWords } from './local-words.js';

/** Below it there is room for what else the machine does while somebody speaks. */
const KEEPS_UP = 0.5;
const TRIED_SECONDS = 5;

@Controller()
export class PrepareLiveWords {
  constructor(
    private readonly database: Database,
    private readonly words: LocalWords,
  ) {}

  @Handles(localWords.prepareLiveWords)
  async handle(_: unknown, { userId }: Actor): Promise<Output<typeof localWords.prepareLiveWords>> {
    await allowances.assertBudget(this.database, userId, 'minutes');
    // The first piece loads the model; the second tells how long one takes.
    await hearingNow(this.words, new Float32Array(SAMPLE_RATE), userId);
    const from = performance.now();
    await hearingNow(this.words, likeSpeech(), userId);
    const realTimeFactor = (performance.now() - from) / 1000 / TRIED_SECONDS;
    return { keepsUp: realTimeFactor <= KEEPS_UP, realTimeFactor };
  }
}

/** Noise that swells four times a second: the work hardly depends on what is in a sound, but it is not to be silence. */
function likeSpeech(): Float32Array {
  let state = 1;
  return Float32Array.from({ length: TRIED_SECONDS * SAMPLE_RATE }, (_, i) => {
    state = (state * 16_807) % 2_147_483_647;
    return (state / 2_147_483_647 - 0.5) * 0.2 * Math.abs(Math.sin((Math.PI * 4 * i) / SAMPLE_RATE));
  });
}
