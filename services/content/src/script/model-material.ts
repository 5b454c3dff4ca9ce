import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import type { ContentType } from '@lectern/contracts/scenarios';
import { isEdited } from '../case-model/corrections.js';
import { bearingOf } from '../case-model/bearing.js';
import { surname } from '../case-model/sides.js';
import { paperOf } from '../case-model/tellers.js';
import { type Brief, story } from './brief.js';
import type { Drafts } from './draft.js';
import { crossExamined } from './drafts/cross.js';
import { examined } from './drafts/direct.js';
import { NO_STORY, frameOf } from './frame.js';
import { type Line, type Section, linesOf } from './line.js';
import { oursToAsk } from './parts.js';
import { type Passage, outOfReach, passagesOf, passagesOfWitness } from './model-passages.js';

/** The part of the case model that one section is drafted from; it goes to the configured model as data. */
export interface SectionMaterial {
  type: ContentType;
  scenario: string;
  speaksFor: string;
  against: string;
  side: string;
  decider: string;
  words: number;
  /** What stands before and behind what is drafted. */
  begins: string[];
  ends: string[];
  parts: MaterialPart[];
  /** Whom an examination is for, where the attorney says so. */
  witness?: { name: string; role?: string | undefined };
  /** Whom the rules would examine: a proposal. */
  proposed?: { name: string; role?: string | undefined };
  people: { name: string; role?: string | undefined; side: string }[];
  claims: { name: string; elements: string[]; burdenOn: string }[];
  /** What this side asks the court for, as its papers have it. */
  asks: string[];
  facts: MaterialFact[];
  /** What the papers say beside them, word for word; nobody has read for whom it speaks. */
  passages: MaterialPassage[];
}

type MaterialPassage = Pick<MaterialFact, 'id' | 'by' | 'paper' | 'page'> & { text: string };

interface MaterialPart {
  title: string;
  goal?: string | undefined;
  /** Sentences on burden, standard and ask that stay as they are. */
  fixed: string[];
  /** Places for what only the advocate can give. */
  slots: string[];
}

interface MaterialFact {
  id: string;
  said: string[];
  date?: string | undefined;
  /** Whose word it is: "pleaded by theirs", "testimony of Ada Moss". */
  by: string;
  helps: string;
  /** Of what kind the paper is; how somebody named its file is no matter for a model. */
  paper?: string | undefined;
  page?: number | undefined;
}

/** Authorities, notes on gaps and lists of evidence are made by rule alone. */
const BY_MODEL: readonly ContentType[] = [
  'opening_statement',
  'closing_argument',
  'motion_argument',
  'cross_examination_questions',
];
const MOST_FACTS = 90;
/** Two or three questions of at most twelve words. */
const WORDS_OF_A_FACT = 30;

export function materialFor(brief: Brief, drafts: Drafts): SectionMaterial[] {
  const { client, opponent } = brief.read.sides;
  const aside = outOfReach(brief);
  return BY_MODEL.flatMap((type) => {
    const section = drafts[type];
    if (!section || story(brief).length === 0 || isRefused(section)) return [];
    const { begins, ends } = frameOf(brief, type, section);
    const framed = new Set([...begins, ...ends].flat());
    const lines = linesOf(section).filter((line) => !framed.has(line));
    const examines = type === 'cross_examination_questions';
    const on = examines ? knownTo(brief) : undefined;
    const proposal = examines ? examinedIn(brief)?.witness : undefined;
    const facts = [...brief.model.facts]
      .filter(({ id }) => on === undefined || on.facts.has(id))
      .filter((fact) => isEdited(fact) || !aside.has(fact.text))
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
        words: on
          ? Math.min(brief.words, (facts.length + on.passages.length) * WORDS_OF_A_FACT)
          : brief.words,
        begins: begins.flat().map(({ text }) => text),
        ends: ends.flat().map(({ text }) => text),
        parts: isForNobody(type, on) || lacksStory(lines) ? [] : partsOf(lines),
        ...(on ? { witness: called(on.witness) } : proposal && { proposed: called(proposal) }),
        people: brief.model.people.map(({ name, role, side }) => ({ name, role, side })),
        claims: brief.model.claims.map(({ name, elements, burdenOn }) => ({
          name,
          elements: elements.map((element) => element.name),
          burdenOn,
        })),
        asks: oursToAsk(brief).map(({ text }) => text),
        facts: facts
          .sort((a, b) => order.get(a.id)! - order.get(b.id)!)
          .map((fact) => materialOf(brief, fact)),
        passages: (on?.passages ?? passagesOf(brief)).map((one) => asWritten(brief, one)),
      },
    ];
  });
}

const called = ({ name, role }: ModelPerson) => ({ name, role });

/** The same for a model that reads no more than the facts: it is asked for no more words than they give. */
export const factsAlone = (section: SectionMaterial): SectionMaterial => ({
  ...section,
  passages: [],
  ...(section.witness && { words: Math.min(section.words, section.facts.length * WORDS_OF_A_FACT) }),
});

/** Where rules find nobody to examine, their draft only says so: a model chooses the witness. */
const isForNobody = (type: ContentType, on: KnownTo | undefined): boolean =>
  type === 'cross_examination_questions' && on === undefined;

/** Nothing is drafted where no trial is ahead or no jury sits. */
const isRefused = (section: Section): boolean => NOT_DRAFTED.has(linesOf(section)[0]?.part?.title ?? '');
const NOT_DRAFTED: ReadonlySet<string> = new Set(['The trial is over', 'There is no jury to pick']);

/** Where rules find no story, their draft only says so: a model orders it itself. */
const lacksStory = ([first]: readonly Line[]): boolean => first?.part?.title === NO_STORY;

/** The parts of the rules' version, each with what stays in it word for word and what is left open in it. */
function partsOf(lines: readonly Line[]): MaterialPart[] {
  const parts: MaterialPart[] = [];
  for (const { part, text, sources } of lines) {
    if (part) parts.push({ ...part, fixed: [], slots: [] });
    const own = parts.at(-1);
    if (sources.every(({ kind }) => kind === 'framing')) own?.fixed.push(text);
    for (const source of sources) if (source.kind === 'slot') own?.slots.push(source.slot);
  }
  return parts;
}

function materialOf({ read }: Brief, fact: ModelFact): MaterialFact {
  const { favors, teller } = bearingOf(read, fact);
  const [source] = fact.sources;
  return {
    id: fact.id,
    said: fact.said,
    date: fact.date,
    by: teller.name ? `${teller.as} of ${teller.name}` : `${teller.as} of ${teller.side}`,
    helps: favors,
    paper: paperOf(read, fact)?.kind,
    page: source?.page,
  };
}

const asWritten = (brief: Brief, { id, fact }: Passage): MaterialPassage => {
  const { by, paper, page } = materialOf(brief, fact);
  return { id, text: fact.text, by, paper, page };
};

/** The witness of an examination, with the facts and the passages that he can be asked about. */
export interface KnownTo {
  witness: ModelPerson;
  facts: ReadonlySet<string>;
  passages: readonly Passage[];
}

/** Whom the rules examine. */
const examinedIn = (brief: Brief): ReturnType<typeof crossExamined> =>
  brief.scenario === 'witness-examination'
    ? examined(brief)
    : brief.scenario === 'cross-examination'
      ? crossExamined(brief)
      : undefined;

/** Letters of a sentence in which who acts is named. */
const LEADING = 40;

/** The witness whom the attorney chose, with what he can be asked about; undefined where a model is to choose. */
export function knownTo(brief: Brief): KnownTo | undefined {
  const one = brief.witness ? examinedIn(brief) : undefined;
  if (!one) return undefined;
  const { witness, statements } = one;
  const asked = statements.map(({ fact }) => fact.text);
  const last = surname(witness.name);
  // What he is asked of, what he said himself, and what he is told to have done.
  const facts = brief.model.facts.filter(
    (fact) =>
      asked.some((text) => text.includes(fact.text) || fact.text.includes(text)) ||
      bearingOf(brief.read, fact).teller.name === witness.name ||
      // What a party of ours pleads, he lived through.
      (witness.role === 'our client' && isOurPleading(bearingOf(brief.read, fact).teller)) ||
      fact.said.some((text) => text.slice(0, LEADING).includes(last)),
  );
  return {
    witness,
    facts: new Set(facts.map(({ id }) => id)),
    passages: passagesOfWitness(brief, witness),
  };
}

const isOurPleading = ({ side, as }: ReturnType<typeof bearingOf>['teller']): boolean =>
  side === 'ours' && as === 'pleading';
