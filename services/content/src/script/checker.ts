import { CASE_FIELDS, type CaseDetails } from '@lectern/contracts/case';
import type { ModelCorrections } from '@lectern/contracts/case-model';
import type { Source } from '@lectern/contracts/content';
import { escaped } from '@lectern/legal-text/escaped';
import { stateOf } from '../citations/citation-state.rules.js';
import { HOUSE_STEMS } from './advocacy-words.js';
import { type CitationIndexes, citationIndexes } from './authorities.js';
import { type Claim, claimsIn, figuresIn } from './claims.js';
import { withoutPaperAsides } from './english/paper-asides.js';
import { datesIn } from '@lectern/legal-text/dates';
import { contradicts } from './english/denied.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { blocks, splitUnits } from './english/sentences.js';
import { wordsOnly } from './english/words-only.js';
import { plainPages } from '../case-model/plain-pages.js';
import type { DocumentPage } from './passages.js';

/** A sentence of the user's file, as the checker compares with it. */
interface Passage {
  source: Source;
  text: string;
  stems: ReadonlySet<string>;
}

/** Everything that a draft may state, prepared for checking many sentences. */
export interface Grounds {
  readonly passages: Passage[];
  /** Keys of all dates and numbers of the file. */
  claims: ReadonlySet<string>;
  words: string;
  citations: CitationIndexes;
}

export function groundsOf(
  details: CaseDetails,
  pages: readonly DocumentPage[],
  corrections?: ModelCorrections,
): Grounds {
  const claims = new Set<string>();
  const texts: string[] = [];
  const places: { text: string; sourceOf: (quote: string) => Source }[] = [];
  const hold = (text: string, ...ways: string[]) => {
    texts.push(text, ...ways);
    for (const claim of figuresIn(text).claims) for (const key of claim.keys) claims.add(key);
  };
  const add = (text: string, sourceOf: (quote: string) => Source) => {
    // Speech leaves asides out, and then the words around them stand side by side.
    hold(text, withoutPaperAsides(text), ...couples(text));
    places.push({ text, sourceOf });
  };
  let passages: Passage[] | undefined;
  for (const field of CASE_FIELDS) {
    const text = details[field];
    if (text) add(text, (quote) => ({ kind: 'case-field', field, quote }));
  }
  // What the attorney corrected or filled in is his own.
  for (const { value } of Object.values(corrections?.items ?? {}))
    if (value) add(value, () => ({ kind: 'attorney', act: 'edited' }));
  for (const { number: page, text } of pages) add(text, (quote) => ({ kind: 'pdf', page, quote }));
  // Words on two rows of a paper with numbered rows stand side by side once the numbers are gone.
  for (const [at, { text }] of plainPages(pages).entries()) if (text !== pages[at]?.text) hold(text);
  return {
    // Only sentences that somebody else wrote are looked up in them.
    get passages() {
      return (passages ??= places.flatMap(({ text, sourceOf }) => {
        const units = splitUnits(text);
        return (units.length > 0 ? units : blocks(text)).map((unit) => ({
          source: sourceOf(unit.text),
          text: unit.text,
          stems: stemsOf(unit.text),
        }));
      }));
    },
    claims,
    words: ` ${plain(texts.join(' . '))} `,
    citations: citationIndexes(details, pages),
  };
}

/** A word that only begins the sentence, or the month before it, is no part of a name: "In January Dr. Moss", "Weigh Moss's words". */
const isNamed = (name: string, words: string): boolean => {
  const [, rest] = /^\p{Lu}\p{L}+ (?=\p{Lu})(.+)$/u.exec(name) ?? [];
  return (
    named(plain(name), words) || (rest !== undefined && MONTH_OR_VERB.test(name) && named(plain(rest), words))
  );
};
const MONTH_OR_VERB =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Weigh|Test|Compare|Set|Read|Hold|Measure|Put|Take|Ask|Look|Listen|Remember|Recall|Consider|Start|Begin|Turn|Watch|Count) /;

/** In so many words, or first and last name of somebody whom the file gives a middle name. */
function named(name: string, words: string): boolean {
  if (words.includes(` ${name} `)) return true;
  // "Special Agent Reed", whom the file introduces as "ANN REED, being duly sworn, says that she is a Special Agent".
  const [, rank, surname] = RANKED.exec(name) ?? [];
  if (rank === 'special agent' && words.includes(` sa ${surname} `)) return true;
  if (rank && surname && new RegExp(` ${escaped(surname)} (?:\\S+ ){0,24}${rank} `).test(words)) return true;
  const [first, last, ...more] = name.split(' ');
  if (!first || !last) return false;
  // "REED, Paul A" of a list or a report.
  if (words.includes(` ${[more.at(-1) ?? last, first, ...[last, ...more].slice(0, -1)].join(' ')} `))
    return true;
  // "Ada Moss-Hale", whom the file calls "Ada B. Moss-Hale".
  if (more.length > 0)
    return new RegExp(
      // Father and son: "Harlan Reed III" is "Harlan Boyd Reed III".
      ` ${escaped(first)} \\p{L}${SUFFIX.test(more.join(' ')) ? '+' : ''} ${[last, ...more].map(escaped).join(' ')} `,
      'u',
    ).test(words);
  return [...words.matchAll(new RegExp(` ${escaped(first)} (\\p{L}+) ${escaped(last)} `, 'gu'))].some(
    ([, middle]) => !/^(?:and|or|v|vs|the|of|to|for|with|by|from|told|met|saw|said)$/.test(middle!),
  );
}
const SUFFIX = /^(?:jr|sr|ii|iii|iv)$/;
const RANKED =
  /^((?:special |postal )?(?:agent|inspector|investigator)|detective|officer|deputy|trooper|sergeant) (\S+)$/;

/** What a sentence states that the file does not: names, numbers, dates and citations. Empty when there is no such thing. */
export function foreignClaims(sentence: string, grounds: Grounds): Claim[] {
  // An item of a list of authorities: the file names the rules elsewhere and says "Rule 403" in so many words.
  if (BARE_RULE.test(sentence) && grounds.words.includes(` ${plain(sentence)} `)) return [];
  return claimsIn(sentence).filter((claim) => {
    if (claim.citation)
      return (
        stateOf(claim.citation, grounds.citations.document, grounds.citations.supplied).state ===
        'not-verified'
      );
    if (claim.keys[0] !== undefined && grounds.claims.has(claim.keys[0])) return false;
    // "from 1999 to 2003": the file writes the second year as a bare number.
    const [, year] = /^date (\d{4})$/.exec(claim.keys[0] ?? '') ?? [];
    if (year && grounds.claims.has(`number ${year}`)) return false;
    // A name counts as known only with its words side by side: two half names are not a third person.
    return claim.kind !== 'name' || !isNamed(claim.text, grounds.words);
  });
}

/** "Rule 403" alone: of which rules it is shows only where it stands. */
const BARE_RULE = /^(?:Rule|Section|§|Article) \d[\w.-]*(?:\(\w{1,4}\))*$/;

/** Share of a sentence's own words that one place of the file must hold before the sentence counts as resting on it. */
const COVERED = 0.7;

/** Where a sentence comes from. Made for text that a model wrote: nothing is taken on trust, and doubt is `unsupported`. */
export function sourcesOf(sentence: string, grounds: Grounds): Source[] {
  const [foreign] = foreignClaims(sentence, grounds);
  if (foreign) return [unsupported(`“${foreign.text}” is not in your file.`)];
  // Figures and dates are settled by now, in whatever spelling.
  const own = new Set(
    [...stemsOf(withoutDates(sentence))].filter((stem) => !HOUSE_STEMS.has(stem) && !/\d/.test(stem)),
  );
  if (own.size === 0) return [{ kind: 'framing' }];
  const ranked = grounds.passages
    .map((passage) => ({ passage, shared: sharedStems(own, passage.stems) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  const chosen: Passage[] = [];
  const left = new Set(own);
  for (const { passage } of ranked) {
    if (chosen.length === 3 || left.size / own.size <= 1 - COVERED) break;
    if (sharedStems(left, passage.stems) === 0) continue;
    chosen.push(passage);
    for (const stem of passage.stems) left.delete(stem);
  }
  if (chosen.length === 0 || left.size / own.size > 1 - COVERED)
    return [unsupported('Your file does not say this.')];
  if (
    contradicts(
      sentence,
      chosen.map(({ text }) => text),
    )
  )
    return [unsupported('Your file says this the other way around.')];
  return chosen.map((passage) => passage.source);
}

const withoutDates = (text: string): string =>
  datesIn(text).reduce((rest, { text: date }) => rest.replace(date, ' '), text);

const unsupported = (reason: string): Source => ({ kind: 'unsupported', reason });

/** "Gretchen and Paul Sorby" names Gretchen Sorby, too. */
const couples = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b(\p{Lu}\p{L}{1,20})\s+(?:and|&|AND)\s+\p{Lu}\p{L}{1,20}\s+(\p{Lu}[\p{L}’'-]{1,30})/gu,
    ),
  ].map(([, first, last]) => `${first} ${last}`);

export const plain = (text: string): string =>
  wordsOnly(text.toLowerCase().replaceAll('’', "'").replace(/'s\b/g, ''));
