import type { Provenance, Source } from '@lectern/contracts/content';
import type { ModelFact, ModelSource, SlotName } from '@lectern/contracts/case-model';
import { isEdited } from '../case-model/corrections.js';
import { ASKED_IN_EACH_PLACE, SLOT_TALK } from '@lectern/contracts/slots';

/** One spoken sentence, or one item of a list, with what it rests on. */
export interface Line {
  text: string;
  sources: Source[];
  /** Begins a part of the speech or a chapter. */
  part?: Provenance['part'];
  reworded?: boolean;
}
export type Paragraph = Line[];
/** A text is paragraphs of sentences; a list is lines. */
export type Section = { form: 'text'; paragraphs: Paragraph[] } | { form: 'list'; lines: Line[] };

/** Advocacy or courtroom manners: a sentence that states no fact of the case. */
export const framing = (text: string): Line => ({ text, sources: [{ kind: 'framing' }] });

/** What only the advocate can give: his words where he gave them, else a named place that says what belongs there. */
export function slot(name: SlotName, filled: Partial<Record<SlotName, string>>): Line {
  const own = ASKED_IN_EACH_PLACE.has(name) ? undefined : filled[name];
  if (own) return { text: ended(own), sources: [{ kind: 'attorney', act: 'edited' }] };
  const { label, prompt, examples } = SLOT_TALK[name];
  return { text: `[${label}]`, sources: [{ kind: 'slot', slot: name, prompt, examples: [...examples] }] };
}

const ended = (text: string): string => (/[.!?]["”’]?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** A sentence built around words of the file. */
export function resting(text: string, ...on: Parameters<typeof isEdited>[0][]): Line {
  const seen = new Set<string>();
  const sources = on
    .flatMap((item): Source[] =>
      isEdited(item) ? [{ kind: 'attorney', act: 'edited' }] : item.sources.flatMap(sourcesOf),
    )
    .filter((source) => {
      const key = JSON.stringify(source);
      return !seen.has(key) && seen.add(key);
    });
  return sources.length > 0 ? { text, sources } : framing(text);
}

function sourcesOf(source: ModelSource): Source[] {
  if (source.field) return [{ kind: 'case-field', field: source.field, quote: source.quote }];
  if (source.page === undefined) return [];
  return [
    {
      kind: 'pdf',
      page: source.page,
      quote: source.quote,
      ...(source.document && { document: source.document.name }),
      ...(source.document?.id && { documentId: source.document.id }),
    },
  ];
}

/** A fact as it is told, one line a sentence, each resting on the whole of its source. */
export const factLines = (fact: ModelFact): Line[] =>
  fact.said.map((text) => ({
    ...resting(text, fact),
    ...(fact.reworded && { reworded: true }),
  }));

/** The words of the papers that a line rests on. */
export const quotesOf = ({ sources }: Line): string[] =>
  sources.flatMap((source) => (source.kind === 'pdf' ? [source.quote] : []));

export const linesOf = (section: Section): Line[] =>
  section.form === 'list' ? section.lines : section.paragraphs.flat();

/** Lines as a part of a speech; no part without lines. */
export function part(title: string, lines: readonly (Line | undefined)[], goal?: string): Paragraph {
  const [first, ...rest] = lines.filter((line) => line !== undefined);
  return first ? [{ ...first, part: { title, ...(goal && { goal }) } }, ...rest] : [];
}

export const text = (paragraphs: Paragraph[]): Section => ({
  form: 'text',
  paragraphs: withoutEmptyLeads(unique(paragraphs), paragraphs).filter((lines) => lines.length > 0),
});
export const list = (lines: Line[]): Section => ({ form: 'list', lines: unique([lines]).flat() });

/** A part keeps its title when its first sentence is left out. */
export const withPart = (lines: readonly Line[], kept: Line[]): Line[] => {
  const own = lines[0]?.part;
  return own && kept[0] && !kept[0].part ? [{ ...kept[0], part: own }, ...kept.slice(1)] : kept;
};

/** "Listen for what was not done" leads to what is told behind it; where none of that may be told, it leads nowhere. */
export function withoutEmptyLeads(clean: readonly Paragraph[], given: readonly Paragraph[]): Paragraph[] {
  const tells = (lines: Paragraph): boolean =>
    lines.some(({ sources }) => sources.some(({ kind }) => kind !== 'framing'));
  return clean.map((lines, at) => {
    const goesOn = clean[at + 1]?.[0] !== undefined && given[at + 1]?.[0]?.part === undefined;
    return tells(given[at]!) && !tells(lines) && !goesOn ? [] : [...lines];
  });
}

/** "Yes" stands behind each question to which it was answered. */
const ANSWERS = /^(?:Answer|You answered): “/;
/** Nothing is said twice, except a place for the advocate's own line. */
function unique(paragraphs: readonly Paragraph[]): Paragraph[] {
  const said = new Set<string>();
  return paragraphs.map((lines) =>
    withPart(
      lines,
      lines.filter(({ text: own, sources }) => {
        const key = own
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim();
        if (sources.some(({ kind }) => kind === 'slot' || kind === 'attorney') || ANSWERS.test(own))
          return true;
        return !said.has(key) && said.add(key);
      }),
    ),
  );
}
