import type { ContentType } from '@lectern/contracts/scenarios';
import { outOfReach } from './model-passages.js';
import { COMMON_STEMS } from './advocacy-words.js';
import type { Brief } from './brief.js';
import { type Grounds, foreignClaims, plain, sourcesOf } from './checker.js';
import { claimsIn } from './claims.js';
import { inBaseForms } from './english/base-forms.js';
import { contradicts, coveredBy } from './english/denied.js';
import { sharedStems, stem, stemsOf } from './english/likeness.js';
import { type Line, resting } from './line.js';
import { ANNOUNCES, BY_WORD_OF, type Place, placesOf } from './model-places.js';
import {
  OF_ONE_PLACE,
  type Refused,
  actsForAnother,
  allStems,
  figureKeysOf,
  merges,
  statedBy,
  strayFigure,
} from './model-deeds.js';

/** Share of a sentence's own words that the facts which it names must hold; the rest are words of the file or of anybody. */
const COVERED = 0.5;
/** What an argument makes of a fact. */
const ARGUED = 0.25;
/** Words that are not anybody's, in an argument that rests on no fact. */
const OWN_WITHOUT_FACT = 1;

/** Sections in which an advocate argues. */
const ARGUES: readonly ContentType[] = ['closing_argument', 'motion_argument'];

interface Given {
  brief: Brief;
  grounds: Grounds;
  type: ContentType;
}

/** What a sentence that a model wrote rests on, or why it cannot stand. */
export function supported(text: string, ids: readonly string[], given: Given): Line | Refused {
  const { brief, grounds, type } = given;
  const places = placesOf(brief, ids);
  const said = places.filter(({ fact }) => fact.said.some((one) => plain(one) === plain(text)));
  // As the model of the case says it.
  if (said.length > 0) return { ...resting(text, ...said.map(({ fact }) => fact)), reworded: true };
  const figures = figureKeysOf(places.map((place) => place.text));
  const foreign = foreignClaims(text, grounds).find(
    ({ text: claim, keys: [key] }) =>
      (key === undefined || !figures.has(key)) &&
      // A name that a row of a transcript breaks stands whole in the exchange.
      !places.some((place) => plain(place.text).includes(plain(claim))),
  );
  if (foreign) return { reason: `“${foreign.text}” is not in your file.` };
  const core = text.replace(BY_WORD_OF, '').replace(ANNOUNCES, '').trim();
  const all = allStems(core);
  const held = places.filter(({ stems }) => sharedStems(all, stems) > 0);
  const told = new Set(held.flatMap(({ stems }) => [...stems]));
  const own = statedBy(all, told);
  const covers = coveredBy(own, told);
  const argues = ARGUES.includes(type);
  const unknown = [...own].filter((one) => !isKnownWord(one, grounds));
  // An open question on direct tells nothing: it may not bring in a word that the file does not have.
  if (type === 'cross_examination_questions' && ASKS.test(text) && unknown.length === 0)
    return { ...resting(text, ...held.map(({ fact }) => fact)), reworded: true };
  if (held.length > 0 && unknown.length === 0 && covers >= (argues ? ARGUED : COVERED)) {
    const against = contradicts(
      inBaseForms(withoutAnswer(core, held)),
      held.flatMap(({ sentences }) => sentences),
    );
    if (against) return { reason: 'Your file says this the other way around.' };
    const texts = held.map((place) => place.text);
    return (
      strayFigure(core, texts) ??
      actsForAnother(
        core,
        held.flatMap(({ sentences }) => sentences),
        brief,
      ) ??
      merges(core, texts, brief, covers >= COVERED ? OF_ONE_PLACE : 0) ?? {
        ...resting(text, ...held.map(({ fact }) => fact)),
        reworded: true,
      }
    );
  }
  const found = sourcesOf(core, grounds);
  const [first] = found;
  if (found.some((source) => 'quote' in source && outOfReach(brief).has(source.quote)))
    return { reason: 'You corrected or left out what your file says there.' };
  if (first?.kind === 'framing') return { text, sources: found };
  if (first?.kind !== 'unsupported' && unknown.length === 0) {
    const quotes = found.flatMap((source) => ('quote' in source ? [source.quote] : []));
    const as = brief.model.facts
      .filter(({ sources }) => sources.some(({ quote }) => quotes.includes(quote)))
      .map(({ said }) => said.join(' '));
    const texts = [...quotes, ...as];
    return (
      strayFigure(core, texts) ??
      actsForAnother(core, texts, brief) ??
      merges(core, texts, brief) ?? { text, sources: found, reworded: true }
    );
  }
  // An argument without a name, a figure or more than a word of its own tells no fact.
  const plainly = [...own].filter((one) => !COMMON_STEMS.has(one)).length <= OWN_WITHOUT_FACT;
  if (argues && plainly && unknown.length === 0 && claimsIn(core).length === 0)
    return { text, sources: [{ kind: 'framing' }] };
  const reason = first?.kind === 'unsupported' ? first.reason : 'Your file does not say this.';
  return {
    reason: unknown.length > 0 ? `${reason} Not in it: ${unknown.slice(0, MOST_NAMED).join(', ')}.` : reason,
  };
}

/** "Asked whether it was hers, Roe answered: “No.”": the file's own words say what was denied, and the question nothing. */
function withoutAnswer(text: string, places: readonly Place[]): string {
  const quoted = [...text.matchAll(/“([^”]+)”/g)].map(([, words]) => plain(words!));
  const verbatim =
    quoted.length > 0 && quoted.every((words) => places.some((place) => plain(place.text).includes(words)));
  if (!verbatim) return text;
  return ASKED.test(text) ? '' : text.replace(/“[^”]*”/g, ' ');
}
const ASKED = /^(?:(?:And|But|Then),? )?(?:When )?[Aa]sked\b/;
const MOST_NAMED = 5;
const ASKS =
  /^(?:(?:And|Please|Now|Then),? )?(?:who|whom|whose|what|when|where|why|how|which|tell|describe|explain)\b[^“”]*[?.]$/iu;

/** A word of the file, or one that anybody says of anything; of a compound each part. */
function isKnownWord(word: string, grounds: Grounds): boolean {
  const isKnown = (one: string): boolean =>
    one.length < 3 || COMMON_STEMS.has(one) || vocabularyOf(grounds).has(one);
  return isKnown(word) || (COMPOUND.test(word) && word.split(COMPOUND).every((part) => isKnown(stem(part))));
}

const COMPOUND = /['’-]/;

const vocabularies = new WeakMap<Grounds, ReadonlySet<string>>();
function vocabularyOf(grounds: Grounds): ReadonlySet<string> {
  const known = vocabularies.get(grounds) ?? stemsOf(inBaseForms(grounds.words));
  vocabularies.set(grounds, known);
  return known;
}
