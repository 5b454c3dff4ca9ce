import { escaped } from '@lectern/legal-text/escaped';
import { paperOf } from '../case-model/tellers.js';
import type { CaseModel, ModelFact, SlotName } from '@lectern/contracts/case-model';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import type { ReadCase } from '../case-model/build.js';
import { isInterview } from '../case-fields/interviews.rules.js';
import { accountOf } from '../case-model/paper.js';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import { swornIn } from '../case-model/testimony-facts.js';
import { surname } from '../case-model/sides.js';
import type { Authority } from './authorities.js';
import { ARBITRATES, type Forum, forumOf } from './forum.js';
import { type Line, type Paragraph, factLines, part, resting, slot } from './line.js';
import { capital } from './english/clauses.js';
import { suffixOf, withoutSuffix } from './english/last-name.js';
import { leftOpen } from './english/left-open.js';
import { leans } from './english/sayable.js';
import { isOfTrial, asTried } from './at-trial.js';
import { isTold } from './is-told.js';
import { onceTold } from './once-told.js';
import { scenesOf } from './scenes.js';
import { inPlainWords, spokenLines } from './spoken-lines.js';
import { ended } from './english/phrases.js';
import { inSpeech } from './whole-facts.js';
import { sitsWithoutJury } from './without-jury.js';
import { QUOTATIONS } from './english/quotes.js';
export { ended };

/** Everything that one draft is made from: the case model, who decides, whom it is for, and how long it may be. */
export interface Brief {
  read: ReadCase;
  model: CaseModel;
  scenario: ScenarioType;
  forum: Forum;
  authorities: readonly Authority[];
  slots: Partial<Record<SlotName, string>>;
  /** Words that fit into the time. */
  words: number;
  witness?: string;
}

export interface Wanted {
  scenario: ScenarioType;
  authorities: readonly Authority[];
  words: number;
  witness?: string | undefined;
}

export const briefOf = (given: ReadCase, { scenario, authorities, words, witness }: Wanted): Brief => {
  const read = isOfTrial(scenario) ? asTried(given) : given;
  return {
    read,
    model: read.model,
    scenario,
    forum: forumOf(
      read.details,
      scenario,
      sitsWithoutJury(read),
      read.papers.some(({ document }) => ARBITRATES.test(document.pages[0]?.text.slice(0, 1500) ?? '')),
    ),
    authorities,
    slots: read.model.slots,
    words,
    ...(witness && { witness }),
  };
};

/** How each side is spoken of after its name was said. */
export const ours = ({ read }: Brief): string =>
  read.sides.client?.short ??
  (read.sides.criminal && read.sides.side === 'claiming' ? 'the prosecution' : 'our side');
export const theirs = ({ read }: Brief): string =>
  read.sides.opponent?.short ??
  (read.sides.criminal && read.sides.side === 'defending' ? 'the prosecution' : 'the other side');

/** How the other side is taken up again: several names are not said a second time. */
export const theirsAgain = (brief: Brief): string =>
  brief.read.sides.opponent?.several || / and |,/.test(theirs(brief)) ? 'the other side' : theirs(brief);

export const filled = (brief: Brief, name: SlotName): Line => slot(name, brief.slots);

/** Events that may be told to those who decide the facts: nothing of courts, pleadings, pleas, settlement or insurance. */
export const story = ({ model, read }: Brief): ModelFact[] =>
  model.facts.filter((fact) => isTold(read, fact));

export const MIN_STORY = 3;
/** What an answer alone grants here and there of a complaint that nobody has added is no account of it. */
const MIN_OF_ANSWER = 4;
export const hasStory = (brief: Brief): boolean => {
  const { papers, typed } = brief.read;
  const granted = brief.model.side === 'defending' && papers.every(({ kind }) => kind === 'answer');
  return story(brief).length >= (typed ? 1 : granted ? MIN_OF_ANSWER : MIN_STORY);
};

/** Whose account a fact is, for the one who speaks. */
export function accountOfFact({ read, model }: Brief, fact: ModelFact): 'ours' | 'theirs' | 'neutral' {
  const paper = paperOf(read, fact);
  return paper ? accountOf(paper, model.side) : 'ours';
}

/** Facts in their order, the least forceful left out until the rest fits into `words`. A fact stays with those that lean on it. */
export function fitting({ read }: Brief, facts: readonly ModelFact[], words: number): ModelFact[] {
  // What the attorney typed is told whole.
  if (read.typed) return [...facts];
  const blocks: ModelFact[][] = [];
  for (const fact of facts) {
    const last = blocks.at(-1);
    if (last && leaning(fact.said[0] ?? '')) last.push(fact);
    else blocks.push([fact]);
  }
  const size = (block: ModelFact[]): number =>
    block.flatMap(factLines).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  let total = blocks.reduce((sum, block) => sum + size(block), 0);
  const left = new Set(blocks);
  for (const block of [...blocks].sort((a, b) => force(a) - force(b))) {
    if (total <= words || left.size <= MIN_STORY) break;
    left.delete(block);
    total -= size(block);
  }
  return blocks.filter((block) => left.has(block)).flat();
}
const force = (block: readonly ModelFact[]): number => Math.max(...block.map((fact) => fact.force));
const LEANING = /^(?:He|She|It|They|This|That|These|Those|His|Her|Its|Their|Then|There|But|So|After that)\b/;
const leaning = (text: string): boolean => LEANING.test(text) || leans(text);

/** Whose testimony a fact is, where it comes from a transcript. */
export function witnessIn({ read }: Brief, fact: ModelFact): string | undefined {
  const paper = paperOf(read, fact);
  return paper?.kind === 'transcript' ? swornIn(paper.document)?.name : undefined;
}

/** Talk that was recorded, and nobody swore to. */
const wasInterviewed = ({ read }: Brief, fact: ModelFact): boolean => {
  const paper = paperOf(read, fact);
  return paper !== undefined && isInterview(paper.document.pages);
};

/** Facts without those that point back at a sentence which is not told right before them. */
export function standing({ read }: Brief, facts: readonly ModelFact[]): ModelFact[] {
  if (read.typed) return [...facts];
  const places = placesOf(read.sentences);
  const kept: ModelFact[] = [];
  for (const fact of facts) {
    const at = placeOf(fact, places);
    const before = kept.at(-1);
    const last = before && placeOf(before, places);
    const follows = last === undefined || at === undefined ? before !== undefined : at - last === 1;
    const [first = ''] = fact.said;
    if (follows || !(POINTS_BACK.test(first) || leftOpen(first))) kept.push(fact);
  }
  return kept;
}
const POINTS_BACK =
  /^(?:On (?:\p{Lu}\p{Ll}+day,? )?\p{Lu}\p{Ll}+ \d{1,2}(?:, \d{4})?,? (?:he|she|it|they)|(?:On|In|At|By|After|Before|During) [^,“”"]{2,30}(?:, \d{4})?, (?:he|she|it|they)|He|She|They|His|Her|Their|It|Its|This|That|These|Those)\b/u;

/** The story in scenes; a person is named in full once and by surname afterwards. */
export function told(
  brief: Brief,
  title: string,
  given: readonly ModelFact[],
  lead: readonly Line[] = [],
): Paragraph[] {
  const once = brief.read.typed ? given : onceTold(given, brief.model.people);
  const facts = inSpeech(brief, begins(brief, standing(brief, once)));
  const lines = new Map(
    facts.map((fact, at) => {
      const sworn = witnessIn(brief, fact);
      const goesOn = at > 0 && witnessIn(brief, facts[at - 1]!) === sworn;
      const opens = resting(
        `This is what ${sworn} said ${wasInterviewed(brief, fact) ? 'in the interview' : 'under oath'}.`,
        fact,
      );
      return [fact, [...(sworn && !goesOn ? [opens] : []), ...spokenLines(inPlainWords(brief.read, fact))]];
    }),
  );
  const scenes = scenesOf(
    facts.map((fact) => ({ fact, size: lines.get(fact)!.length })),
    brief.read.sentences,
  );
  const [first = [], ...rest] = shortNames(
    brief,
    scenes.map((scene) => scene.flatMap((fact) => lines.get(fact)!)),
  );
  if (first[0]) first[0] = begun(first[0]);
  return first.length === 0 ? [] : [part(title, [...lead, ...first]), ...rest];
}

/** A story begins with a name: "Veridian hired her" and "he worked there" wait for somebody who was named before. */
function begins({ read }: Brief, facts: readonly ModelFact[]): readonly ModelFact[] {
  if (read.typed) return facts;
  const at = facts.findIndex(
    ({ said: [text = ''] }) =>
      !leans(text) && (NAMES_FIRST.test(text) || !UNNAMED.test(text.replace(QUOTATIONS, ''))),
  );
  return at > 0 && facts.length - at >= MIN_STORY ? facts.slice(at) : facts;
}
/** "On June 9, 2021, Mrs. Vale had a stroke which left her with ...": whoever "her" is was named before. */
const NAMES_FIRST =
  /^(?:(?:On|In|At|By) [^,]{3,30},(?: \d{4},?)? )?(?:(?:Mr|Mrs|Ms|Dr)\. )?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]+){0,2} \p{Ll}+[^,;]{0,80}\b(?:him|her|them)\b/u;
const UNNAMED =
  /^(?:He|She|They|It)\b|^(?:(?!\p{Lu}\p{Ll}+ (?:said|stated)).){0,60}\b(?:him|her|them|there)\b(?! \p{Ll}+ (?:was|were))(?=[,.]| (?:on|in|at|as|to|for|from|with|and|a|an|of)\b)/u;

/** "Carroll also signed": nothing was told yet that it could come after. */
function begun(line: Line): Line {
  const text = line.text.replace(
    /^([^,“”"]{2,40}?)(?<!\b(?:minutes?|hours?|days?|weeks?|months?|years?)) (?:also|then|later|further|additionally|subsequently) (?=\p{Ll})/u,
    '$1 ',
  );
  return text === line.text ? line : { ...line, text, reworded: true };
}

/** After the first mention the surname is enough, when nobody else bears it. */
export function shortNames(
  { model, read }: Brief,
  paragraphs: readonly Paragraph[],
  known: readonly string[] = [],
): Paragraph[] {
  const people = model.people.filter(({ kind, name }) => kind === 'person' && name.includes(' '));
  const last = people.map(({ name }) => surname(name));
  const said = new Set(known);
  return paragraphs.map((lines) =>
    lines.map((line) => {
      let { text } = line;
      for (const { name } of people) {
        const short = surname(name);
        if (
          short === name ||
          last.filter((one) => one === short).length > 1 ||
          read.shared.has(short) ||
          /^(?:Officer|Dr|Mr|Mrs|Ms|Detective|Sergeant)\b/.test(name)
        )
          continue;
        let seen = said.has(name);
        const whole = new RegExp(
          `(?<![“"][^”"]*)\\b${escaped(withoutSuffix(name)).replace(/ \p{Lu}\\\.(?= )/gu, '(?: \\p{Lu}\\.)?')}(?![\\p{L}-])(?:,? (?:Jr|Sr)\\.| (?:II|III|IV)\\b)?`,
          'gu',
        );
        text = text.replace(whole, (own: string, at: number) => {
          // "Ada Moss, Sr." is not Ada Moss, Jr.
          if (suffixOf(own) !== '' && suffixOf(own) !== suffixOf(name)) return own;
          if (seen) return at === 0 ? capital(short) : short;
          seen = true;
          return own;
        });
        if (seen) said.add(name);
      }
      return text === line.text ? line : { ...line, text, reworded: true };
    }),
  );
}
