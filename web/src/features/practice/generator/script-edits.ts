import type { ScriptEdits, SentenceDecision } from '@lectern/contracts/scripts';
import type { ContentType } from '@lectern/contracts/scenarios';
import { editScript, type Script, type ScriptSection, type ScriptSentence } from './script.js';

/** The attorney's work on a draft, as it is kept beside the draft. */
export function editsOf(script: Script): ScriptEdits {
  const order: ScriptEdits['order'] = {};
  for (const section of script.sections)
    if (isReordered(section)) order[section.contentType] = section.sentences.map(({ id }) => id);
  return {
    decisions: script.sections.flatMap((section) =>
      section.sentences.flatMap((one) => decisionOn(one) ?? []),
    ),
    order,
  };
}

function decisionOn({ id: sentenceId, stand, text }: ScriptSentence): SentenceDecision | null {
  switch (stand) {
    case 'supported':
    case 'unsupported':
      return null;
    case 'edited':
      return { sentenceId, act: 'edited', text };
    case 'confirmed':
    case 'cut':
      return { sentenceId, act: stand };
  }
}

/** A fresh draft with the kept work done again. Work on a sentence that the draft does not have is passed over. */
export function withEdits(drafted: Script, { decisions, order }: ScriptEdits): Script {
  const script = decisions.reduce((now, decision) => editScript(now, editFrom(decision)), drafted);
  return {
    ...script,
    sections: script.sections.map((section) => inOrder(section, order[section.contentType])),
  };
}

const editFrom = (decision: SentenceDecision): Parameters<typeof editScript>[1] =>
  decision.act === 'edited'
    ? { type: 'rewrite', sentenceId: decision.sentenceId, text: decision.text }
    : { type: decision.act === 'cut' ? 'cut' : 'confirm', sentenceId: decision.sentenceId };

function inOrder(section: ScriptSection, ids: string[] | undefined): ScriptSection {
  if (!ids || section.kind !== 'list') return section;
  const place = (one: ScriptSentence): number => {
    const at = ids.indexOf(one.id);
    return at < 0 ? ids.length : at;
  };
  return { ...section, sentences: [...section.sentences].sort((a, b) => place(a) - place(b)) };
}

const numberIn = (id: string, contentType: ContentType): number => Number(id.slice(contentType.length + 1));

const isReordered = ({ contentType, sentences }: ScriptSection): boolean =>
  sentences.some(
    (one, index) =>
      index > 0 && numberIn(one.id, contentType) < numberIn(sentences[index - 1]?.id ?? '', contentType),
  );
