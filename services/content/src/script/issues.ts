import { sourceOf } from '../case-model/facts.js';
import type { ModelSource } from '@lectern/contracts/case-model';
import { findDoctrines } from '@lectern/legal-text/knowledge/find-doctrines';
import { findCitations } from '@lectern/legal-text/citations/find-citations';
import type { Brief } from './brief.js';
import { lowerFirst } from './english/casing.js';
import { reworded } from './english/reword.js';
import { capital } from './english/clauses.js';
import { splitItems } from './english/sentences.js';
import { isClause } from './english/split.js';
import { PREPOSITIONS } from './english/words.js';
import { countWords } from './english/count-words.js';
import { causesIn } from '../case-model/causes.js';
import { bare, labelPhrase, sentence } from './english/phrases.js';
import { faultsOf } from './lint.js';
import { framing } from './line.js';

/** A question that the court decides, as it is said, with the words of the form. */
export interface Issue {
  /** "whether the stop was lawful", or a label: "breach of contract". */
  text: string;
  form: 'whether' | 'label';
  sources: ModelSource[];
}

const LONGEST_QUESTION = 36;
const LONGEST_LABEL = 9;
/** A bare doctrine of procedure is no question of its own, and a keyword is none. */
const NO_ISSUE =
  /^(?:appeal|appeals|venue|consolidated|motion|order|hearing|evidence|conclusion|argument|summary|introduction|notice of|standing|probable cause)\b.{0,12}$/i;

/** Only what the file states as an issue; with `questions`, only whole questions, never keyword labels. */
export function issuesOf({ read }: Brief, questions: boolean): Issue[] {
  const seen = new Set<string>();
  const points = new Set<string>();
  const typed = read.typed || read.papers.length === 0;
  return splitItems(read.details.legalIssues ?? '').flatMap(({ text }): Issue[] => {
    const stated = read.called.named(
      reworded(
        bare(
          sentence(text)
            .replace(/\s+/g, ' ')
            .replace(/[?!]+(?=\s|$)/g, ''),
        ),
      ),
    );
    const plain = stated.replace(ERRED, (found) => `Whether ${lowerFirst(found, new Set())}`);
    const key = plain.toLowerCase();
    if (
      seen.has(key) ||
      /[[\]§*_~…<>()/—]|\.{3}|\b(?:us|we|our)\b/.test(plain) ||
      (/[“”"]\W*$/.test(plain) && !/“[^”]+”/.test(plain)) ||
      !/\p{L}{4}/u.test(plain) ||
      NO_ISSUE.test(plain)
    )
      return [];
    seen.add(key);
    const sources: ModelSource[] = [{ field: 'legalIssues', quote: text }];
    if (findCitations(plain).length > 0 || /\d{2,}\s+U\.?S\.?C|\d+\s+\p{Lu}\.\d?d/u.test(plain)) return [];
    if (/^whether\b/i.test(plain))
      return countWords(plain) <= LONGEST_QUESTION &&
        !PREPOSITIONS.has(plain.split(' ')[1]?.toLowerCase() ?? '') &&
        isClause(`${capital(plain.replace(/^whether(?: or not)?\s+/i, ''))}.`) &&
        !BROKEN_OFF.test(plain) &&
        sayable(plain) &&
        (typed || plain !== stated || read.papers.some(({ document }) => asksIn(document.pages, text)))
        ? [{ text: bare(`w${plain.slice(1)}`).replace(/\?$/, ''), form: 'whether', sources }]
        : [];
    if (
      questions ||
      countWords(plain) > LONGEST_LABEL ||
      !(
        typed ||
        doctrineIn(plain) !== undefined ||
        (!read.sides.criminal && causesIn(plain, false).length > 0)
      ) ||
      /[.:;,]\s/.test(plain) ||
      /^(?:arguing|the district court|did|does|is|are)\b/i.test(plain)
    )
      return [];
    const name = typed ? labelOf(plain) : pointIn(plain);
    if (points.has(name)) return [];
    points.add(name);
    return [{ text: name, form: 'label', sources }];
  });
}

/** What somebody argues of a ruling is the question that the ruling raises. */
const ERRED =
  /^The (?:trial|district|circuit|superior|county|lower|juvenile) court erred (?=(?:in|by|when)\b)/;

/** The questions of an appeal where a paper puts none but assigns error: "assigns error to the trial court's denial of his motion". */
export const assignedErrors = ({ read }: Brief): Issue[] =>
  read.sentences.flatMap((sentence): Issue[] => {
    const [, court, ruling] = ASSIGNS.exec(sentence.text) ?? [];
    const text =
      court &&
      ruling &&
      `whether ${court} erred in its ${ruling.replace(/\bof (?:his|her|its|their) (?=motion)/, 'of the ')}`;
    return text && countWords(text) <= LONGEST_QUESTION && sayable(text)
      ? [{ text, form: 'whether', sources: [sourceOf(sentence)] }]
      : [];
  });
const ASSIGNS =
  /\bassigns? (?:as )?error to (the (?:trial|district|circuit|superior|county|lower|juvenile) court)['’]s ((?:denial|grant|granting|dismissal|refusal|admission|exclusion|entry|failure)\b[^.;]{4,200})\.$/i;

/** What the court below did, as the question that an appeal from it raises; the fullest account of it. */
export const rulingsBelow = ({ read }: Brief): Issue[] =>
  read.sentences
    .flatMap((sentence): Issue[] => {
      const [, by, of_] = RULING_OF.exec(sentence.text) ?? [];
      const [, court, did] = RULED.exec(sentence.text) ?? [];
      const text =
        by && of_
          ? `whether the ${by.toLowerCase()} court erred in its ${withoutOwner(of_)}`
          : court && did && `whether the ${court.toLowerCase()} court erred when it ${withoutOwner(did)}`;
      return text &&
        countWords(text) >= FEWEST &&
        countWords(text) <= MOST_RULING &&
        isClause(`${capital(text.slice('whether '.length))}.`) &&
        findCitations(text).length === 0 &&
        sayable(text)
        ? [{ text, form: 'whether', sources: [sourceOf(sentence)] }]
        : [];
    })
    .sort((a, b) => countWords(b.text) - countWords(a.text))
    .slice(0, 1);
const withoutOwner = (text: string): string =>
  text
    .replace(/ (?:de novo|for (?:an )?(?:abuse of discretion|clear error|legal error))$/i, '')
    .replace(/\b(?:his|her|its|their) (?=(?:motion|petition|claims?|request)\b)/g, 'the ');
const LOWER = '(district|trial|circuit|superior|county|lower|juvenile|family|probate)';
const RULING_OF = new RegExp(
  `\\b(?:appeals?|challeng\\w{1,4}|review) (?:from )?(?:the|an?) (?:order of the )?${LOWER} court['’]s ((?:denial|grant|dismissal|exclusion|admission|entry|refusal) [^.;,“”()]{6,120})[.,;]`,
  'i',
);
const RULED = new RegExp(
  `\\bthe ${LOWER} court ((?:denied|granted|dismissed|excluded|admitted|entered) (?:the|his|her|its|their|summary|judgment|an?) [^.;,“”()]{6,120})[.,;]`,
  'i',
);
const FEWEST = 9;
const MOST_RULING = 24;

const labelOf = (plain: string): string =>
  labelPhrase(lowerFirst(plain, new Set()), new Set()).replace(
    /^(?=statutes? of|best interests?|public interest)/i,
    'the ',
  );

/** What one argues by name, out of a heading or a keyword of the paper: "rejecting plaintiff's Takings Clause" is the Takings Clause. */
function pointIn(plain: string): string {
  const named = NAMED.exec(plain)?.[0].replace(/\b\p{Ll}/gu, (first) => first.toUpperCase());
  if (named) return `the ${named}`;
  const doctrine = doctrineIn(plain)?.toLowerCase();
  const cause = causesIn(plain, false)[0]?.cause.name;
  if (cause !== undefined && (doctrine === undefined || cause.includes(doctrine))) return labelOf(cause);
  const before = plain.slice(0, plain.toLowerCase().indexOf(doctrine ?? ''));
  return labelOf(`${SORT.exec(before)?.[0].toLowerCase() ?? ''}${doctrine ?? plain}`);
}
/** What belongs to the name of a doctrine. */
const SORT =
  /\b(?:substantive|procedural|promissory|equitable|judicial|collateral|conflict|field|express|implied) $/i;
const NAMED =
  /\b(?:first|second|fourth|fifth|sixth|eighth|fourteenth) amendment\b|\b(?:commerce|supremacy|establishment|takings|contracts|due process|equal protection|free exercise|confrontation|full faith and credit|privileges and immunities) clause\b/iu;

/** "..., see 28 U", "the Fair Debt": a question that a line or a citation cut short; or half of one that says two things. */
const BROKEN_OFF = /\bsee,? |\b\p{Lu}$|,? but (?:also )?whether\b/u;

const sayable = (question: string): boolean =>
  faultsOf(framing(`First, the question is w${question.slice(1)}.`), {
    type: 'motion_argument',
    form: 'speech',
    jury: false,
    opening: false,
  }).length === 0;

/** What one argues by name, as the text has it: a heading, a form, a remedy or a word that occurs is no point. */
const doctrineIn = (text: string): string | undefined =>
  findDoctrines(text).find(({ sort, text: found }) => sort !== 'claim' && !STEP.test(found))?.text;

/** Steps of a case, kinds of money and tests that are found under their names, too, and decide nothing by themselves. */
const STEP =
  /^(?:motions? (?:to|for|in)\b|summary judgment|judgment\b|class action|appeal|notice of|leave to|stay\b|certificate|consolidat|intervention|joinder|severance|interlocutory|final judgment|default|entry of|order to|new trial|pro hac|proceed in|third.party|counterclaim|cross.?claim|(?:punitive|exemplary|treble|consequential|statutory|nominal|noneconomic) damages?|back pay|front pay|reinstatement|attorney|prejudgment|refund|accounting|declaratory|injunctive|(?:preliminary|permanent) injunction|temporary restraining|lost |loss of|pain and|emotional|unpaid|guilty plea|plea |bail|grand jury|jury |traffic stop|credibility|physical evidence|expert|witness|ambiguity|agency|consideration|contribution|insurance coverage|standard of care|trade or business|probable cause)/i;

/** Does a paper put the text as a question to be decided, and to its end? A court that wonders in passing puts none. */
function asksIn(pages: readonly { text: string }[], text: string): boolean {
  // The form begins with a capital what the paper may say in mid-sentence.
  const wanted = squeezed(text)
    .replace(/[.?;,]+$/, '')
    .slice(1);
  const whole = squeezed(pages.map((page) => page.text).join(' '));
  const at = whole.indexOf(wanted);
  // What the reading put together from several lines cannot be looked up.
  if (at < 0) return false;
  const before = whole.slice(Math.max(0, at - 91), at - 1);
  const after = whole.slice(at + wanted.length, at + wanted.length + 3);
  return /^["”’]?[.?;](?:\s|["”’]|$)/.test(after) && PUTS_QUESTION.test(before);
}
const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
const PUTS_QUESTION =
  /(?:\b(?:issues?|questions?)\b(?: \S+){0,9}|\b(?:we|must|to|asked to|called (?:up)?on to) (?:decide|resolve|determine|consider)|(?:^|\s)(?:\d{1,2}|[IVX]{1,4}|[A-H]|\(?[a-h\d]\))[.)]?)[\s:,—–-]*$/i;
