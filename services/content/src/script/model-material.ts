import type { ModelPerson } from '@lectern/contracts/case-model';
import type { ContentType } from '@lectern/contracts/scenarios';
import { type Brief, story } from './brief.js';
import type { Drafts } from './draft.js';
import { crossExamined } from './drafts/cross.js';
import { examined } from './drafts/direct.js';
import type { Section } from './line.js';

/** The part of the case model that one section is drafted from; it goes to the configured model as data. */
export interface SectionMaterial {
  type: ContentType;
  scenario: string;
  speaksFor: string;
  against: string;
  side: string;
  decider: string;
  words: number;
  parts: { title: string; goal?: string | undefined }[];
  slots: string[];
  /** Sentences on burden, standard and ask that stay as they are. */
  fixed: string[];
  /** Whom an examination is for. */
  witness?: { name: string; role?: string | undefined };
  people: { name: string; role?: string | undefined; side: string }[];
  facts: { id: string; said: string[]; date?: string | undefined }[];
}

/** Authorities, notes on gaps and lists of evidence are made by rule alone. */
const BY_MODEL: readonly ContentType[] = [
  'opening_statement',
  'closing_argument',
  'motion_argument',
  'cross_examination_questions',
];
const MOST_FACTS = 60;

export function materialFor(brief: Brief, drafts: Drafts): SectionMaterial[] {
  const { client, opponent } = brief.read.sides;
  return BY_MODEL.flatMap((type) => {
    const section = drafts[type];
    if (!section || story(brief).length === 0) return [];
    const lines = linesIn(section);
    const on = type === 'cross_examination_questions' ? knownTo(brief) : undefined;
    const facts = [...brief.model.facts]
      .filter(({ id }) => on === undefined || on.facts.has(id))
      .filter(({ said, kind }) => said.length > 0 && (kind === 'event' || brief.forum.decider !== 'jury'))
      .sort((a, b) => Number(b.used) - Number(a.used) || b.force - a.force)
      .slice(0, MOST_FACTS);
    const order = new Map(brief.model.facts.map(({ id }, at) => [id, at]));
    return [
      {
        type,
        scenario: brief.scenario,
        speaksFor: client?.said ?? 'the client',
        against: opponent?.said ?? 'the other side',
        side: brief.model.side,
        decider: brief.forum.decider,
        words: brief.words,
        parts: lines.flatMap(({ part }) => (part ? [part] : [])),
        slots: lines.flatMap(({ sources }) =>
          sources.flatMap((source) => (source.kind === 'slot' ? [source.slot] : [])),
        ),
        fixed: lines
          .filter(({ sources }) => sources.every(({ kind }) => kind === 'framing'))
          .map(({ text }) => text),
        ...(on && { witness: { name: on.witness.name, role: on.witness.role } }),
        people: brief.model.people.map(({ name, role, side }) => ({ name, role, side })),
        facts: facts
          .sort((a, b) => order.get(a.id)! - order.get(b.id)!)
          .map(({ id, said, date }) => ({ id, said, date })),
      },
    ];
  });
}

/** The witness of an examination and the facts that he can be asked about. */
export interface KnownTo {
  witness: ModelPerson;
  facts: ReadonlySet<string>;
}

export function knownTo(brief: Brief): KnownTo | undefined {
  const one =
    brief.scenario === 'witness-examination'
      ? examined(brief)
      : brief.scenario === 'cross-examination'
        ? crossExamined(brief)
        : undefined;
  return one && { witness: one.witness, facts: new Set(one.statements.map(({ fact }) => fact.id)) };
}

const linesIn = (section: Section): Extract<Section, { form: 'list' }>['lines'] =>
  section.form === 'list' ? section.lines : section.paragraphs.flat();
