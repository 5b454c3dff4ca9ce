import type { Citation, GeneratedContent, Provenance, Source } from '@lectern/contracts/content';
import type { SlotName } from '@lectern/contracts/case-model';
import {
  CONTENT_TYPES,
  SPOKEN_SECTION,
  type ContentType,
  type ScenarioType,
} from '@lectern/contracts/scenarios';
import { sectionTitle } from './words.js';

export type Stand = 'supported' | 'unsupported' | 'confirmed' | 'edited' | 'cut';

/** One sentence of a text, or one item of a list, with what it rests on and what the attorney did to it. */
export interface ScriptSentence {
  id: string;
  text: string;
  /** White space before the sentence in the drafted text; a line break in it starts a paragraph. */
  gap: string;
  sources: Source[];
  /** The part of the speech that begins with it. */
  part?: Provenance['part'];
  /** The words differ from the source's own. */
  reworded?: boolean | undefined;
  stand: Stand;
  /** What it was drafted as, so that an edit or a cut can be undone. */
  drafted: { text: string; stand: Stand; sources: Source[] };
}

export interface ScriptSection {
  contentType: ContentType;
  title: string;
  kind: 'text' | 'list';
  sentences: ScriptSentence[];
}

export interface Script {
  scenario: ScenarioType;
  sections: ScriptSection[];
  citations: Citation[];
  engine: GeneratedContent['engine'];
}

/** The generated content in the form the screen works on: what is spoken first, then the other sections that are present. */
export function scriptFrom(content: GeneratedContent, scenario: ScenarioType): Script {
  const spoken = SPOKEN_SECTION[scenario];
  const order = [spoken, ...CONTENT_TYPES.filter((type) => type !== spoken)];
  const sections = order.flatMap((contentType): ScriptSection[] => {
    const value = content[contentType];
    if (value === undefined || value.length === 0) return [];
    const title = sectionTitle(contentType, scenario);
    const provenance = content.provenance
      .filter((entry) => entry.contentType === contentType)
      .sort((a, b) => a.index - b.index);
    return [
      typeof value === 'string'
        ? { contentType, title, kind: 'text', sentences: sentencesOf(contentType, value, provenance) }
        : { contentType, title, kind: 'list', sentences: itemsOf(contentType, value, provenance) },
    ];
  });
  return { scenario, sections, citations: content.citations, engine: content.engine };
}

const UNSTATED: Source[] = [{ kind: 'unsupported', reason: 'No source was stated for this sentence.' }];

const sentence = (
  id: string,
  text: string,
  gap: string,
  sources: Source[],
  { part, reworded }: Pick<Provenance, 'part' | 'reworded'> = {},
): ScriptSentence => {
  // A sentence about whose origin nothing is said is treated like one that is not in the file.
  const known = sources.length > 0 ? sources : UNSTATED;
  const stand: Stand = known.some((source) => source.kind === 'unsupported') ? 'unsupported' : 'supported';
  return { id, text, gap, sources: known, part, reworded, stand, drafted: { text, stand, sources: known } };
};

function itemsOf(contentType: ContentType, items: string[], provenance: Provenance[]): ScriptSentence[] {
  return items.map((text, index) => {
    const entries = provenance.filter((entry) => entry.index === index);
    const sources = entries.flatMap((entry) => entry.sources);
    return sentence(`${contentType}-${index}`, text, '', sources, entries[0]);
  });
}

/** Finds each sentence in the text; words that no provenance speaks of become sentences of their own. */
function sentencesOf(contentType: ContentType, text: string, provenance: Provenance[]): ScriptSentence[] {
  const found: ScriptSentence[] = [];
  const push = (raw: string, sources: Source[], told?: Provenance) => {
    const words = raw.trim();
    if (words === '') return;
    const gap = raw.slice(0, raw.indexOf(words));
    found.push(sentence(`${contentType}-${found.length}`, words, gap, sources, told));
  };
  let position = 0;
  for (const entry of provenance) {
    const words = entry.text.trim();
    const at = words === '' ? -1 : text.indexOf(words, position);
    if (at < 0) continue;
    const between = text.slice(position, at);
    if (between.trim() === '') {
      push(between + words, entry.sources, entry);
    } else {
      push(between, []);
      push(words, entry.sources, entry);
    }
    position = at + words.length;
  }
  push(text.slice(position), []);
  return found;
}

export type ScriptEdit =
  | { type: 'confirm' | 'cut' | 'restore'; sentenceId: string }
  | { type: 'rewrite'; sentenceId: string; text: string }
  /** Up or down among the items of a list that are left. */
  | { type: 'move'; sentenceId: string; by: -1 | 1 };

export function editScript(script: Script, edit: ScriptEdit): Script {
  return {
    ...script,
    sections: script.sections.map((section) => ({
      ...section,
      sentences:
        edit.type === 'move'
          ? moved(section, edit)
          : section.sentences.map((one) => (one.id === edit.sentenceId ? edited(one, edit) : one)),
    })),
  };
}

function moved(
  { kind, sentences }: ScriptSection,
  { sentenceId, by }: Extract<ScriptEdit, { type: 'move' }>,
): ScriptSentence[] {
  const from = sentences.findIndex((one) => one.id === sentenceId);
  let to = from + by;
  // What was cut is not seen, so it is jumped over.
  while (sentences[to]?.stand === 'cut') to += by;
  const one = sentences[from];
  if (kind !== 'list' || !one || to < 0 || to >= sentences.length) return sentences;
  return sentences.toSpliced(from, 1).toSpliced(to, 0, one);
}

function edited(one: ScriptSentence, edit: Exclude<ScriptEdit, { type: 'move' }>): ScriptSentence {
  switch (edit.type) {
    case 'confirm':
      return { ...one, stand: 'confirmed', sources: [{ kind: 'attorney', act: 'confirmed' }] };
    case 'cut':
      return { ...one, stand: 'cut' };
    case 'restore':
      return { ...one, ...one.drafted };
    case 'rewrite': {
      const text = edit.text.trim();
      if (text === '') return { ...one, stand: 'cut' };
      if (text === one.drafted.text) return { ...one, ...one.drafted };
      return { ...one, text, stand: 'edited', sources: [{ kind: 'attorney', act: 'edited' }] };
    }
  }
}

export const kept = (section: ScriptSection): ScriptSentence[] =>
  section.sentences.filter((one) => one.stand !== 'cut');

/** Sentences that still wait for Confirm or Cut. */
export const undecided = (script: Script): number =>
  script.sections.reduce(
    (sum, section) => sum + section.sentences.filter((one) => one.stand === 'unsupported').length,
    0,
  );

/** Sentences that the attorney confirmed, rewrote or cut: work that a new draft would lose. */
export const decided = (script: Script): number =>
  script.sections.reduce(
    (sum, section) => sum + section.sentences.filter((one) => one.stand !== one.drafted.stand).length,
    0,
  );

/** The kept sentences in paragraphs. A paragraph whose first sentence was cut still starts where it started. */
export function paragraphsOf(section: ScriptSection): ScriptSentence[][] {
  const paragraphs: ScriptSentence[][] = [];
  let breakBefore = true;
  for (const one of section.sentences) {
    breakBefore ||= one.gap.includes('\n');
    if (section.kind === 'list') breakBefore = true;
    if (breakBefore) paragraphs.push([]);
    paragraphs.at(-1)?.push(one);
    breakBefore = false;
  }
  return paragraphs;
}

const keptParagraphs = (section: ScriptSection): string[] =>
  paragraphsOf(section)
    .map((paragraph) => paragraph.filter((one) => one.stand !== 'cut').map((one) => one.text))
    .filter((paragraph) => paragraph.length > 0)
    .map((texts) => texts.join(' '));

/** The section as it is read aloud or put on the cue card. */
export const sectionText = (section: ScriptSection): string =>
  keptParagraphs(section).join(section.kind === 'list' ? '\n' : '\n\n');

export const sectionItems = (section: ScriptSection): string[] => kept(section).map((one) => one.text);

/** The section for the clipboard: what is not in the file says so there, too. */
export const sectionCopy = (section: ScriptSection): string =>
  paragraphsOf(section)
    .map((paragraph) =>
      paragraph
        .filter((one) => one.stand !== 'cut')
        .map((one) => (one.stand === 'unsupported' ? `${one.text} [not in your file]` : one.text))
        .join(' '),
    )
    .filter((text) => text !== '')
    .join(section.kind === 'list' ? '\n' : '\n\n');

/** The slot that a sentence keeps open; undefined once it was filled, and for any other sentence. */
export const slotOf = ({ sources, stand }: ScriptSentence): Extract<Source, { kind: 'slot' }> | undefined =>
  stand === 'supported' ? sources.find((source) => source.kind === 'slot') : undefined;

/** Every sentence that waits for the same words. */
export const waitingFor = (sections: ScriptSection[], slot: SlotName): ScriptSentence[] =>
  sections.flatMap(({ sentences }) => sentences.filter((one) => slotOf(one)?.slot === slot));
