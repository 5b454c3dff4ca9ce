import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { type ScriptEdits, scripts } from '@lectern/contracts/scripts';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SessionRepository } from '../session/session.repository.js';
import { ScriptRepository } from './script.repository.js';
import { countWords } from './script.rules.js';
import { textOfDraft } from './script-text.rules.js';

@Controller()
export class SaveScript {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly scripts: ScriptRepository,
  ) {}

  @Handles(scripts.save)
  handle(
    { sessionId, scenario, version, edits }: Input<typeof scripts.save>,
    { userId }: Actor,
  ): Promise<Output<typeof scripts.save>> {
    return this.database.transaction(async (tx) => {
      // The session's lock, as for a new draft: the two never meet halfway.
      const session = await this.repository.lockForOwner(tx, sessionId, userId);
      const script = await this.scripts.ofSession(session, scenario, tx);
      if (script?.content == null) throw refuse('script-cleared');
      // Sent again because the answer was lost on the way: it is saved already.
      const repeated = script.version === version + 1 && isDeepStrictEqual(script.edits, edits);
      if (!repeated) {
        if (script.version !== version) throw refuse('script-changed');
        const drafted = (by: ScriptEdits) =>
          textOfDraft({ content: script.content!, edits: by }, scenario).text;
        const text = drafted(edits);
        // Sentence by sentence or as one text: what was decided last about what is spoken holds.
        if (text !== drafted(script.edits))
          Object.assign(script, { text: null, sentences: null, words: countWords(text) });
        script.edits = edits;
        script.version += 1;
        script.savedAt = new Date();
        await tx.manager.save(script);
      }
      return { version: script.version, savedAt: script.savedAt.toISOString() };
    });
  }
}
