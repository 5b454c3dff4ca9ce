import type { Script as SavedScript, ScriptSentence as TextSentence } from '@lectern/contracts/case-scripts';
import { GeneratedText, type Citation, type Provenance } from '@lectern/contracts/content';
import {
  CONTENT_TYPES,
  SPOKEN_SECTION,
  type ContentType,
  type ScenarioType,
} from '@lectern/contracts/scenarios';
import { kept, paragraphsOf, type Script, type ScriptSection } from '../generator/script.js';

/** What the download calls need: the texts as edited, what they rest on, the main text first. */
export interface Material {
  scenario: ScenarioType;
  contentData: GeneratedText & { provenance: Provenance[]; citations: Citation[] };
  order: ContentType[];
  /** Sentences that still wait for Confirm or Cut. */
  undecided: number;
}

/** A draft with the attorney's decisions; its parts are headings in the text. */
export function ofDraft(script: Script): Material {
  const present = script.sections.filter((section) => kept(section).length > 0);
  const texts: GeneratedText = {};
  for (const section of present) Object.assign(texts, { [section.contentType]: bodyOf(section) });
  const provenance = present.flatMap((section) =>
    kept(section).map((one, index) => ({
      contentType: section.contentType,
      index,
      text: one.text,
      sources: one.sources,
    })),
  );
  return material(script.scenario, texts, provenance, script.citations);
}

/** A script that is one text, as it stands on the screen; sentences that were not checked so far have no source. */
export function ofText(saved: SavedScript, text: string, sentences: readonly TextSentence[]): Material {
  const contentType = SPOKEN_SECTION[saved.scenario];
  const body = isList(contentType) ? text.split('\n').filter((line) => line.trim() !== '') : text;
  const provenance = sentences.map(({ start, end, sources }, index) => ({
    contentType,
    index,
    text: text.slice(start, end),
    sources,
  }));
  return material(
    saved.scenario,
    { ...saved.notes, ...(text.trim() !== '' && { [contentType]: body }) },
    [...provenance, ...saved.notesProvenance],
    saved.citations,
  );
}

/** Without key points, notes and whatever else is beside what is spoken. */
export function mainTextOf({ scenario, contentData, order }: Material): Material {
  const [main] = order;
  const texts = main === undefined ? {} : { [main]: contentData[main] };
  const provenance = contentData.provenance.filter(({ contentType }) => contentType === main);
  return material(scenario, texts, provenance, contentData.citations);
}

/** The main text with its headings, for paper to speak from. */
export function spokenOf({ contentData, order: [main] }: Material): string {
  const body = main === undefined ? '' : (contentData[main] ?? '');
  return typeof body === 'string' ? body : body.join('\n');
}

function material(
  scenario: ScenarioType,
  texts: GeneratedText,
  provenance: Provenance[],
  citations: readonly Citation[],
): Material {
  const spoken = SPOKEN_SECTION[scenario];
  const order = [spoken, ...CONTENT_TYPES.filter((type) => type !== spoken)].filter(
    (type) => (texts[type]?.length ?? 0) > 0,
  );
  const all = order.flatMap((type) => texts[type] ?? []).join('\n');
  return {
    scenario,
    contentData: {
      ...texts,
      provenance,
      citations: citations.filter(({ text }) => all.includes(text)),
    },
    order,
    undecided: provenance.filter(({ sources }) => sources.some(({ kind }) => kind === 'unsupported')).length,
  };
}

const isList = (type: ContentType): boolean => !GeneratedText.shape[type].safeParse('').success;

function bodyOf(section: ScriptSection): string | string[] {
  const blocks: string[] = [];
  let part: Provenance['part'];
  for (const paragraph of paragraphsOf(section)) {
    let words: string[] = [];
    const close = (): void => {
      if (words.length > 0) blocks.push(words.join(' '));
      words = [];
    };
    for (const one of paragraph) {
      // The part of a sentence that was cut begins with the next one.
      part = one.part ?? part;
      if (one.stand === 'cut') continue;
      if (part !== undefined) {
        close();
        blocks.push(`## ${[part.title, part.goal].filter(Boolean).join(': ')}`);
        part = undefined;
      }
      words.push(one.text);
    }
    close();
  }
  return section.kind === 'list' ? blocks : blocks.join('\n\n');
}
