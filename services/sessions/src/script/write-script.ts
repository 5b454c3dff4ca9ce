import type { Actor } from '@lectern/contracts/actor';
import { caseScripts, type Script, type ScriptSentence } from '@lectern/contracts/case-scripts';
import type { Input } from '@lectern/contracts/define';
import { caseChanged } from '@lectern/contracts/session-facts';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ScriptChecks } from './script-checks.js';
import { ScriptRepository } from './script.repository.js';
import { countWords } from './script.rules.js';
import { currentText, ScriptViews } from './script-view.js';

type Written = Input<typeof caseScripts.write>;

@Controller()
export class WriteScript {
  constructor(
    private readonly database: Database,
    private readonly scripts: ScriptRepository,
    private readonly checks: ScriptChecks,
    private readonly views: ScriptViews,
  ) {}

  @Handles(caseScripts.write)
  async handle(input: Written, actor: Actor): Promise<Script> {
    const { scriptId, version, title, targetMinutes, confirmed } = input;
    const { userId } = actor;
    const before = await this.scripts.ofOwner(scriptId, userId);
    const was = currentText(before);
    const text = (input.text ?? was.text).replace(/\r\n?/g, '\n');
    // Before the lock: it may take seconds, and who comes second hears of the first by the version.
    const sentences =
      text === was.text ? was.sentences : await this.checks.sentencesOf(text, was, before, actor);
    return this.database.transaction(async (tx) => {
      const script = await this.scripts.lockForOwner(tx, scriptId, userId);
      // Sent again because the answer was lost on the way: it is saved already.
      const repeated = script.version === version + 1 && script.text === text;
      if (!repeated) {
        if (script.version !== version) throw refuse('script-changed');
        Object.assign(script, {
          text,
          sentences: withConfirmed(sentences, confirmed),
          words: countWords(text),
          ...(title !== undefined && { title }),
          ...(targetMinutes !== undefined && { targetMinutes }),
          ...(script.origin === 'planned' && text.trim() !== '' && { origin: 'own' as const }),
          version: version + 1,
          savedAt: new Date(),
        });
        await tx.manager.save(script);
        if (script.caseId !== null) await tx.publish(caseChanged, { caseId: script.caseId, userId });
      }
      return this.views.of(scriptId, userId, tx.manager);
    });
  }
}

/** A sentence that a confirmed place touches is the attorney's word from now on. */
const withConfirmed = (sentences: ScriptSentence[], confirmed: Written['confirmed']): ScriptSentence[] =>
  sentences.map((sentence) =>
    confirmed.some(({ start, end }) => start < sentence.end && sentence.start < end)
      ? { ...sentence, sources: [{ kind: 'attorney', act: 'confirmed' }] }
      : sentence,
  );
