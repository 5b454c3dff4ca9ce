import { isOfTrial } from './at-trial.js';
import type { ContentType } from '@lectern/contracts/scenarios';
import { repeatsPrompt } from '@lectern/platform/config/repeats-prompt';
import { z } from 'zod';
import type { Brief } from './brief.js';
import { type Grounds, foreignClaims, plain } from './checker.js';
import { sentence } from './english/phrases.js';
import { frameOf } from './frame.js';
import { type Line, type Paragraph, type Section, slot } from './line.js';
import { faultsOf } from './lint.js';
import { type KnownTo, knownTo } from './model-material.js';
import { supported } from './model-support.js';
import { alteredQuotation } from './model-quotes.js';
import { ANSWER_FORM, BY_TYPE, COMMON, REVIEW } from './model-instructions.js';
import { contextOf } from './pure-draft.js';
import { SlotName } from '@lectern/contracts/case-model';

export const ModelSentence = z.object({
  text: z.string().max(600),
  part: z.string().max(120).default(''),
  facts: z.array(z.string().max(40)).max(6).default([]),
});
export type ModelSentence = z.infer<typeof ModelSentence>;

/** Why a sentence or a section of a model's is not taken; sent back to it once. */
export interface Failure {
  text: string;
  reason: string;
  /** It speaks for the other side, names another burden or obeys what the file says to machines. */
  grave?: boolean;
}

export interface Checked {
  section: Section;
  failures: Failure[];
  /** Ids that the sentences which stand name. */
  cited: string[];
}

interface Given {
  type: ContentType;
  sentences: readonly ModelSentence[];
  rules: Section;
  grounds: Grounds;
  instructions: readonly string[];
}

/** "[[theme]].": a model may set marks around it. */
const SLOT = /^[^\p{L}\p{N}[]*\[\[?([a-z-]+)\]\]?[^\p{L}\p{N}]*$/iu;
const LEANS = /^(?:(?:And|But|So|Then),? )?(?:he|she|they|it|that|this|those|these|his|her|their)\b/i;
const FEWEST = 0.4;
const MOST = 1.6;

/** Provenance, people, side, burden, question form, repetition and length: the rules' own checks, for what a model wrote. */
export function checkedSection(
  brief: Brief,
  { type, sentences, rules, grounds, instructions }: Given,
): Checked {
  const context = contextOf(type, brief);
  const own = new Map(
    (rules.form === 'list' ? rules.lines : rules.paragraphs.flat()).map((line) => [plain(line.text), line]),
  );
  const frame = frameOf(brief, type, rules);
  const standing = new Set([...frame.begins, ...frame.ends].flat().map(({ text }) => plain(text)));
  const on = type === 'cross_examination_questions' ? knownTo(brief) : undefined;
  const echoed = wordsOnlyIn(instructions, grounds);
  const failures: Failure[] = [];
  const titleOf = titlesFrom(grounds, echoed, failures);
  const said = new Set<string>();
  const cited: string[] = [];
  let isRefused = false;
  const lines = sentences.flatMap(({ text: raw, part, facts }): Line[] => {
    const given = spokenOnly(raw);
    const text = withMarks(given);
    if (!/[\p{L}\p{N}]/u.test(text) || standing.has(plain(text))) return [];
    const place = SlotName.safeParse(SLOT.exec(text)?.[1]?.toLowerCase());
    const title = titleOf(part);
    const begins = title === '' ? {} : { part: { title } };
    if (place.success) {
      const open = slot(place.data, brief.slots);
      return standing.has(plain(open.text)) ? [] : [{ ...open, ...begins }];
    }
    const ready = own.get(plain(text));
    const rests = ready ?? supported(sentence(text), facts, { brief, grounds, type });
    const line: Line = { ...('reason' in rests ? { text, sources: [] } : rests), ...begins };
    const grave =
      (ready ? undefined : (wrongSide(text, brief) ?? wrongBurden(text, brief))) ??
      (isOfTrial(brief.scenario) && !brief.read.typed && brief.read.keptOut.holds(text)
        ? 'A court kept this out of the trial.'
        : undefined) ??
      (obeys(text, echoed) ? 'not part of the case' : undefined);
    const altered = ready ? undefined : alteredQuotation(text, brief, grounds);
    const reason =
      grave ??
      ('reason' in rests ? rests.reason : undefined) ??
      (altered && `Your file does not have “${altered}” in these words.`) ??
      (on && !ready && !isKnown(line, on, brief)
        ? 'This witness does not know it from the file.'
        : undefined) ??
      faultsOf(line, context)[0] ??
      (said.has(plain(text)) ? 'said twice' : undefined);
    said.add(plain(text));
    // What points at a sentence that is left out goes with it.
    const loose = !reason && isRefused && LEANS.test(text);
    isRefused = reason !== undefined || loose;
    if (reason) failures.push({ text: given, reason, ...(grave && { grave: true }) });
    if (isRefused) return [];
    cited.push(...facts);
    return [line];
  });
  const words = wordsIn(lines);
  const framed = wordsIn([...frame.begins, ...frame.ends].flat());
  const asked = brief.words - framed;
  const usual = wordsIn([...own.values()].filter((line) => !standing.has(plain(line.text))));
  if (words < Math.min(asked, usual) * FEWEST)
    failures.push({ text: '', reason: `too short: ${words} words` });
  if (words > Math.max(asked, usual) * MOST) failures.push({ text: '', reason: `too long: ${words} words` });
  return {
    section:
      rules.form === 'list'
        ? { form: 'list', lines: titled(lines) }
        : { form: 'text', paragraphs: [...frame.begins, ...inParagraphs(titled(lines)), ...frame.ends] },
    failures,
    cited,
  };
}

const wordsIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

/** "Roe wrote "No"." with the marks of print, which tell where the file's own words begin and end. */
const withMarks = (text: string): string => text.replace(/(?<![\p{L}\p{N}])"([^"“”]*)"/gu, '“$1”');

/** The titles of parts as they may stand; one with a name or a figure that the file does not have, or that obeys it, is left out. */
function titlesFrom(
  grounds: Grounds,
  echoed: ReadonlySet<string>,
  failures: Failure[],
): (part: string) => string {
  const known = new Map<string, string>();
  return (part) => {
    if (!known.has(part)) {
      const title = spokenOnly(part);
      const foreign = foreignClaims(title, grounds).find(
        (claim) => !grounds.words.includes(` ${plain(claim.text)} `),
      );
      const reason = obeys(title, echoed)
        ? 'not part of the case'
        : foreign && `“${foreign.text}” is not in your file.`;
      if (reason) failures.push({ text: title, reason });
      known.set(part, reason ? '' : title);
    }
    return known.get(part)!;
  };
}

const obeys = (text: string, echoed: ReadonlySet<string>): boolean =>
  repeatsInstructions(text) ||
  plain(text)
    .split(' ')
    .some((word) => echoed.has(word));

/** A question rests on what the file tells of the witness, or on nothing of it. */
function isKnown({ sources }: Line, { witness, facts, passages }: KnownTo, { model }: Brief): boolean {
  const places = sources.flatMap((source) => ('quote' in source ? [source.quote] : []));
  const known = [
    witness,
    ...model.facts.filter(({ id }) => facts.has(id)),
    ...passages.map(({ fact }) => fact),
  ].flatMap(({ sources: own }) => own.map(({ quote }) => quote));
  return places.length === 0 || places.some((quote) => known.includes(quote));
}

function wrongSide(text: string, { model, read }: Brief): string | undefined {
  const { criminal, client, opponent } = read.sides;
  const asks = /\b(?:verdict|find|judgment|rule|decide) (?:for|in favor of) /i.test(text);
  if (asks && opponent && text.includes(opponent.short) && !(client && text.includes(client.short)))
    return 'This speaks for the other side.';
  if (opponent && text.includes(`I represent ${opponent.said}`)) return 'This speaks for the other side.';
  if (criminal && model.side === 'claiming' && /\bnot guilty\b/i.test(text) && !/presum/i.test(text))
    return 'This speaks for the other side.';
  if (
    criminal &&
    model.side === 'defending' &&
    /\b(?:find|is|are|was) (?:\S+ ){0,3}guilty\b/i.test(text) &&
    !/\bnot\b/i.test(text)
  )
    return 'This speaks for the other side.';
  return undefined;
}

function wrongBurden(text: string, { read }: Brief): string | undefined {
  const { criminal } = read.sides;
  if (/\bprobable cause\b/i.test(text)) return 'This is not the burden.';
  if (criminal && /\b(?:preponderance|more likely than not|clear and convincing)\b/i.test(text))
    return 'This is not the burden.';
  if (!criminal && /\breasonable doubt\b/i.test(text)) return 'This is not the burden.';
  return undefined;
}

/** Names and addresses that only the instructions to machines hold: whoever repeats them has obeyed. */
function wordsOnlyIn(instructions: readonly string[], { words }: Grounds): Set<string> {
  const told = instructions.flatMap((text) => text.match(NAME_OR_ADDRESS) ?? []);
  return new Set(
    plain(told.join(' '))
      .split(' ')
      .filter((word) => word.length > 3 && !words.includes(` ${word} `)),
  );
}
const NAME_OR_ADDRESS = /(?<=[\p{L}\p{N},;:“"] ?)\p{Lu}[\p{L}\p{N}-]{3,}|\bhttps?:\/\/\S+|\bwww\.\S+/gu;

const repeatsInstructions = repeatsPrompt(COMMON, ...Object.values(BY_TYPE), ANSWER_FORM, REVIEW);

/** A part is named once, where it begins. */
function titled(lines: readonly Line[]): Line[] {
  let last = '';
  return lines.map((line) => {
    const title = line.part?.title ?? last;
    const { part, ...rest } = line;
    const begins = title !== last && title !== '';
    last = title;
    return begins && part ? { ...rest, part } : rest;
  });
}

/** Nobody takes in more sentences without a pause. */
const MOST_IN_PARAGRAPH = 6;

/** A paragraph begins with each part, and in a long one where a sentence stands by itself. */
function inParagraphs(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const line of lines) {
    const open = paragraphs.at(-1);
    const pauses = open !== undefined && open.length >= MOST_IN_PARAGRAPH && !LEANS.test(line.text);
    if (!open || line.part || pauses) paragraphs.push([line]);
    else open.push(line);
  }
  return paragraphs;
}

/** Words only: tags, pictures, links and emphasis marks are not spoken, and a link could carry the file away. */
const spokenOnly = (said: string): string =>
  said
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]{0,500}>/g, ' ')
    .replace(/\b(?:https?|ftp|data|javascript):\S+/gi, ' ')
    .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}|\|+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
