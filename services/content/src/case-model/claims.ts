import { REQUEST_VERBS } from '../script/english/words.js';
import type { CaseDetails, CaseField } from '@lectern/contracts/case';
import type {
  CaseModel,
  ModelClaim,
  ModelFact,
  ModelPerson,
  ModelSource,
} from '@lectern/contracts/case-model';
import { isKindOfEvidence } from '../case-fields/evidence.rules.js';
import { sharedStems, stemsOf } from '../script/english/likeness.js';
import { bare, sentence } from '../script/english/phrases.js';
import { splitItems } from '../script/english/sentences.js';
import { countWords } from '../script/english/count-words.js';
import { burdenOf } from './burden.js';
import type { Called } from './called.js';
import { actorsOf, only } from './actors.js';
import { causesIn } from './causes.js';
import { type Cause, causesOfCount, merged } from './causes-of-counts.js';
import { type Count, countsIn } from './counts.js';
import { type Part, courseOf } from './course.js';
import { bearingOn } from './elements.js';
import { idOf, sourceOf } from './facts.js';
import type { FileSentence } from './file-sentences.js';
import type { Sides } from './sides.js';

/** Claims or charges that the counts, the form or the headings name, with the facts that bear on each element. */
export function claimsOf(
  details: CaseDetails,
  sides: Sides,
  sentences: readonly FileSentence[],
  { facts, people }: { facts: readonly ModelFact[]; people: readonly ModelPerson[] },
): ModelClaim[] {
  const named = `${details.legalIssues ?? ''}\n${details.desiredOutcome ?? ''}`;
  const headings = sentences
    .filter(({ section }) => section === 'charges')
    .slice(0, 60)
    .map(({ text }) => text.slice(0, 160))
    .join('\n');
  const counts = countsIn([...new Set(sentences.map(({ document }) => document))]);
  const inCounts = counts.flatMap((count) =>
    causesOfCount(count.title, sides.criminal).map((one) => ({ ...one, count })),
  );
  // What the form took from the papers beside their counts is spoken of there and not claimed; what the attorney wrote is.
  const written = inCounts.length > 0 ? pagesOf(sentences) : '';
  const inForm: Cause[] = [
    ...inCounts,
    ...causesIn(named, sides.criminal).filter(({ words }) => !written.includes(words.toLowerCase())),
  ];
  const inHeadings: Cause[] = inForm.length > 0 ? inForm : causesIn(headings, sides.criminal);
  const causes: Cause[] =
    inHeadings.length > 0 || !sides.criminal ? inHeadings : causesIn(headOf(sentences), sides.criminal);
  const events = facts.filter(({ kind }) => kind === 'event');
  const actors = actorsOf(sides, people, sentences);
  return merged(causes, actors)
    .slice(0, MOST_CLAIMS)
    .flatMap(({ cause, words, count, against, label }) => {
      const { standard, on } = burdenOf(details, {
        side: sides.side,
        criminal: sides.criminal,
        stage: 'trial',
        claim: cause.burden === 'clear and convincing evidence' ? 'clear-and-convincing' : undefined,
      });
      const place = splitItems(named).find(({ text }) => text.includes(words));
      const read = place ? undefined : sentences.find(({ text }) => text.includes(words));
      const source: ModelSource | undefined = count
        ? sourceOfCount(count)
        : place
          ? { field: fieldWith(details, place.text), quote: place.text }
          : read && sourceOf(read);
      if (!source) return [];
      const these = only(actors, against);
      // A crime is proved by its own elements.
      const parts = sides.criminal ? new Map<ModelFact, Set<Part>>() : courseOf(events, these);
      const course = { actors: these, parts };
      return {
        id: idOf('claim', against ? `${cause.name} ${against}` : cause.name),
        name: sides.criminal && PLAIN.test(words) ? words.toLowerCase() : cause.name,
        confidence: place || count ? 'sure' : 'likely',
        sources: [source],
        elements: cause.elements.map((name) => ({
          name,
          facts: bearingOn(name, events, course).map(({ id }) => id),
        })),
        standard,
        burdenOn: on,
        ...(label && { count: label }),
        ...(against && { against }),
      };
    });
}

const pagesOf = (sentences: readonly FileSentence[]): string =>
  [...new Set(sentences.map(({ document }) => document))]
    .flatMap(({ pages }) => pages.map(({ text }) => text))
    .join('\n')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const MOST_CLAIMS = 8;
/** A charge is called as the paper calls it: theft, not larceny. */
const PLAIN = /^(?!(?:DUI|DWI|OVI|OWI|assault|battery)$)\p{L}+(?: \p{L}+){0,3}$/iu;

const sourceOfCount = ({ document, page, line }: Count): ModelSource => ({
  document: { ...(document.id && { id: document.id }), name: document.name },
  page,
  quote: line,
});

/** The head of a report or an information names the charge; what its writer investigates besides is none. */
const headOf = (sentences: readonly FileSentence[]): string =>
  sentences
    .slice(0, 20)
    .filter(({ text }) => !/\bI\b/.test(text))
    .map(({ text }) => text.slice(0, 300))
    .join('\n');

const fieldWith = (details: CaseDetails, text: string): CaseField =>
  details.legalIssues?.includes(text) ? 'legalIssues' : 'desiredOutcome';

const SUM = /\$\s?\d(?:[\d,]*\d)?(?:\.\d+)?(?:\s(?:million|billion|thousand))?/;
/** "in excess of $50,000" opens the door of a court; it is no number to ask for. */
const AT_LEAST =
  /\b(?:in excess of|excess of|more than|exceed\w*|not less than|no less than|at least|greater than|over)(?: the sum of)? $/i;
/** The sum that a request names. */
export function amountIn(text: string): string | undefined {
  const sum = SUM.exec(text);
  return sum && !AT_LEAST.test(text.slice(0, sum.index)) ? sum[0] : undefined;
}

const MOST_WISH = 40;

/** "For the foregoing reasons, Piedmont respectfully requests that the Court grant ...": what the Court is asked to do. */
const REQUESTS =
  /^(?:For (?:all )?(?:of )?(?:the|these|those) [^,]{3,60}, )?(?!the (?:trial|district|lower) )[^,.;]{2,120}? (?:respectfully )?(?:requests?|asks?|prays?|urges?) (?:that )?(?=(?:the|this) (?:Honorable )?Court (?:to )?\p{Ll}+ )/u;
/** "Now come the Defendants and move the Court to dismiss all claims under Rule 12": the same of a motion. */
const MOVES =
  /^.{2,500}?\b(?:hereby |respectfully )?moves? (?:the|this) (?:Honorable )?Court (?:to|for an order (?:that )?)(?= ?\p{Ll})/su;
const BY_WHICH_RULE =
  /,? (?:pursuant to|under) (?:the )?(?:FRCP|Fed(?:eral|\.)? (?:Rules?|R\.)|Rules?|\d+ U\.S\.C)\b.*$/s;
const BESIDES =
  /,? and (?:for |grant |award )?(?:[^,.;]{2,60} )?(?:such|any|all)(?: such)? (?:other|further)\b.*$/i;

/** "that the Court modify the Decree, that the Respondent be ordered to pay, and for such other relief": each wish alone. */
function wishesIn(text: string): string[] {
  const asked = (
    MOVES.test(text)
      ? text.replace(MOVES, 'that the Court').replace(BY_WHICH_RULE, '')
      : text.replace(REQUESTS, 'that ')
  ).replace(BESIDES, '');
  if (
    !/^that (?:judgment be|(?:the|this|\p{Lu}\p{Ll}+) (?:[^;]{2,80} be|(?:Honorable )?Court))\b/iu.test(asked)
  )
    return [text];
  return asked
    .replace(/ Court to (?=\p{Ll})/u, ' Court ')
    .split(/,? (?:and )?(?=that (?:the|his|her|their|\p{Lu}\p{Ll}+) )/u)
    .flatMap(eachVerb);
}

const MOST_AT_ONCE = 20;

/** "that the Court grant the motion, dismiss Counts II and III, and dismiss all claims": what is too long for one breath is asked verb by verb. */
function eachVerb(wish: string): string[] {
  if (countWords(wish) <= MOST_AT_ONCE) return [wish];
  const [, court, asked] = /^(that (?:the|this) (?:Honorable )?Court )(.+)$/isu.exec(wish) ?? [];
  if (!court || !asked) return [wish];
  const pieces = asked.split(/((?:,? and |, )(?=\p{Ll}+ ))/u);
  const parts: string[] = [pieces[0]!];
  for (let at = 1; at < pieces.length; at += 2) {
    const [between, piece] = [pieces[at]!, pieces[at + 1]!];
    // "award damages, attorney fees": what has no verb of its own belongs to the one before.
    if (REQUEST_VERBS.has(piece.split(' ')[0]!)) parts.push(piece);
    else parts.push(`${parts.pop()}${between}${piece}`);
  }
  return parts.map((one) => `${court}${one}`);
}

/** What the form asks for, item by item. */
export function reliefOf(details: CaseDetails, called: Called): CaseModel['relief'] {
  return splitItems(details.desiredOutcome ?? '')
    .flatMap(({ text: quote }) => wishesIn(quote).map((text) => ({ quote, text })))
    .filter(({ text }) => countWords(text) <= MOST_WISH && !/\b(?:demands?|prays?|requests?)\W*$/i.test(text))
    .map(({ quote, text }) => {
      const amount = amountIn(text);
      return {
        id: idOf('relief', text),
        confidence: 'sure' as const,
        sources: [{ field: 'desiredOutcome' as const, quote }],
        text: called.named(bare(text)),
        ...(amount && { amount }),
      };
    });
}

const EXHIBIT = /\bExhibits? (?:[A-Z]{1,2}|\d{1,3})\b/g;

/** "Exhibit A Contracts and agreements": the mark, and the kind that the form put behind it. */
const LABELLED = /^(Exhibit (?:[A-Z]{1,2}|\d{1,3})):? (.{3,60})$/;

/** Exhibits and things that are named, with the facts that speak of them. */
export function evidenceOf(details: CaseDetails, facts: readonly ModelFact[]): CaseModel['evidence'] {
  const typed = splitItems(details.evidenceTypes ?? '').map(({ text }) => ({
    name: bare(sentence(text))
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => (/^\p{Ll}/u.test(text) ? letter.toLowerCase() : letter))
      .replace(LABELLED, (all, exhibit: string, kind: string) => (isKindOfEvidence(kind) ? exhibit : all)),
    source: { field: 'evidenceTypes' as const, quote: text } as ModelSource,
  }));
  const exhibits = facts.flatMap((fact) =>
    [...fact.text.matchAll(EXHIBIT)].map(([name]) => ({ name, source: fact.sources[0]! })),
  );
  const seen = new Set<string>();
  return [...exhibits, ...typed]
    .filter(({ name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
    .map(({ name, source }) => ({
      id: idOf('evidence', name),
      name,
      confidence: 'sure' as const,
      sources: [source],
      facts: facts.filter(({ said, text }) => about(name, [...said, text].join(' '))).map(({ id }) => id),
    }));
}

function about(name: string, text: string): boolean {
  const own = stemsOf(name);
  return own.size > 0 && sharedStems(own, stemsOf(text)) >= Math.min(2, own.size);
}
