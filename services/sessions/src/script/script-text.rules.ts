import type { ScriptSentence } from '@lectern/contracts/case-scripts';
import type { GeneratedContent, Provenance, Source } from '@lectern/contracts/content';
import { type ContentType, type ScenarioType, SPOKEN_SECTION } from '@lectern/contracts/scenarios';
import type { ScriptEdits, SentenceDecision } from '@lectern/contracts/scripts';

export interface ScriptText {
  text: string;
  sentences: ScriptSentence[];
}

interface DraftedSentence {
  id: string;
  text: string;
  /** White space before it; a line break in it starts a paragraph. */
  gap: string;
  sources: Source[];
  /** The part of the speech that begins with it. */
  part: Provenance['part'];
}

const UNSTATED: Source[] = [{ kind: 'unsupported', reason: 'No source was stated for this sentence.' }];

/** The section of a draft that is spoken, with the attorney's decisions on its sentences, as one text. */
export function textOfDraft(
  { content, edits }: { content: GeneratedContent; edits: ScriptEdits },
  scenario: ScenarioType,
): ScriptText {
  const section = SPOKEN_SECTION[scenario];
  const value = content[section];
  if (value === undefined || value.length === 0) return { text: '', sentences: [] };
  const provenance = content.provenance
    .filter(({ contentType }) => contentType === section)
    .sort((a, b) => a.index - b.index);
  const isList = Array.isArray(value);
  const drafted = isList
    ? inOrder(itemsOf(section, value, provenance), edits.order[section])
    : sentencesOf(section, value, provenance);
  const decisions = new Map(edits.decisions.map((decision) => [decision.sentenceId, decision]));
  return joined(drafted, decisions, isList);
}

function joined(
  drafted: DraftedSentence[],
  decisions: Map<string, SentenceDecision>,
  isList: boolean,
): ScriptText {
  let text = '';
  const sentences: ScriptSentence[] = [];
  let newParagraph = false;
  let part: Provenance['part'];
  for (const { id, gap, ...sentence } of drafted) {
    newParagraph ||= gap.includes('\n');
    part = sentence.part ?? part;
    const decision = decisions.get(id);
    if (decision?.act === 'cut') continue;
    if (part !== undefined) {
      text += `${text === '' ? '' : '\n\n'}## ${[part.title, part.goal].filter(Boolean).join(': ')}\n`;
      part = undefined;
    } else if (text !== '') text += isList ? '\n' : newParagraph ? '\n\n' : ' ';
    const start = text.length;
    text += decision?.act === 'edited' ? decision.text : sentence.text;
    const sources: Source[] = decision
      ? [{ kind: 'attorney', act: decision.act }]
      : sentence.sources.length > 0
        ? sentence.sources
        : UNSTATED;
    sentences.push({ start, end: text.length, sources });
    newParagraph = false;
  }
  return { text, sentences };
}

const itemsOf = (section: ContentType, items: string[], provenance: Provenance[]): DraftedSentence[] =>
  items.map((text, index) => ({
    id: `${section}-${index}`,
    text: text.replace(/\s+/g, ' ').trim(),
    gap: '',
    sources: provenance.filter((entry) => entry.index === index).flatMap(({ sources }) => sources),
    part: provenance.find((entry) => entry.index === index)?.part,
  }));

function inOrder(items: DraftedSentence[], ids: string[] | undefined): DraftedSentence[] {
  if (ids === undefined) return items;
  const place = ({ id }: DraftedSentence): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((a, b) => place(a) - place(b));
}

/** Finds each sentence in the text; words that no provenance speaks of become sentences of their own. */
function sentencesOf(section: ContentType, text: string, provenance: Provenance[]): DraftedSentence[] {
  const found: DraftedSentence[] = [];
  const push = (raw: string, sources: Source[], part?: Provenance['part']): void => {
    const words = raw.trim();
    if (words === '') return;
    found.push({
      id: `${section}-${found.length}`,
      text: words,
      gap: raw.slice(0, raw.indexOf(words)),
      sources,
      part,
    });
  };
  let position = 0;
  for (const entry of provenance) {
    const words = entry.text.trim();
    const at = words === '' ? -1 : text.indexOf(words, position);
    if (at < 0) continue;
    const between = text.slice(position, at);
    if (between.trim() === '') push(between + words, entry.sources, entry.part);
    else {
      push(between, []);
      push(words, entry.sources, entry.part);
    }
    position = at + words.length;
  }
  push(text.slice(position), []);
  return found;
}

/** Where sentences stand in a text, each found once and in any order; the words between them are sentences without sources. */
export function placesOfKnown(text: string, known: { text: string; sources: Source[] }[]): ScriptSentence[] {
  const found: ScriptSentence[] = [];
  for (const { text: words, sources } of known) {
    const start = text.indexOf(words);
    const end = start + words.length;
    const taken = found.some((other) => start < other.end && other.start < end);
    if (words !== '' && start >= 0 && !taken) found.push({ start, end, sources });
  }
  return found.sort((a, b) => a.start - b.start);
}
