import nlp from 'compromise/two';
import { datesIn } from '@lectern/legal-text/dates';
import { countWords } from './english/count-words.js';
import { stem } from './english/likeness.js';
import { tagged } from './english/tagged.js';
import { STOP_WORDS } from './english/words.js';
import type { OwnWords, PaperKind } from './own-paper.js';

/** Two papers of one witness that cannot both be right. */
export interface Clash {
  /** What he is held to. */
  commit: OwnWords;
  /** What he is shown. */
  confront: OwnWords[];
}

const LONGEST = 26;
const NOT = /\b(?:not|never|no|nobody|nothing|none|neither|without|cannot)\b|n['’]t\b/i;
/** Ask, order, wish, condition: nothing is said to be so. */
const NOT_SO = /\b(?:if|whether|would|should|could have|may|might|maybe|perhaps|unless)\b/i;
const REASON = /,? \b(?:because|but|so|although|since|when|until|unless)\b.*$/i;

/** Words of which one shuts out the other, said of the same thing. */
const OPPOSED: [RegExp, RegExp][] = [
  [/\bwet\b/i, /\bdry\b/i],
  [
    /\b(?:out of|outside|beyond)(?: the)? (?:range|limits?|tolerance|bounds)\b/i,
    /\b(?:with)?in(?:side)?(?: the)? (?:range|limits?|tolerance|bounds)\b/i,
  ],
  [/\bgreen\b/i, /\b(?:red|yellow)\b/i],
  [/\bred\b/i, /\byellow\b/i],
  [/\bopen\b/i, /\b(?:closed|shut|locked)\b/i],
  [/\bunlocked\b/i, /\blocked\b/i],
  [/\bsober\b/i, /\bdrunk\b/i],
  [/\bempty\b/i, /\b(?:full|loaded)\b/i],
  [/\bnormal\b/i, /\babnormal\b/i],
  [/\bsafe\b/i, /\b(?:unsafe|dangerous)\b/i],
  [/\basleep\b/i, /\bawake\b/i],
  [/\balone\b/i, /\btogether\b/i],
];
const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred'.split(
    ' ',
  );

interface Read {
  own: OwnWords;
  negated: boolean;
  /** What the statement says, without what denies it. */
  stems: ReadonlySet<string>;
  /** With what was asked. */
  context: ReadonlySet<string>;
  figures: string[];
}

/** Statements of the witness's own papers that deny one another, and who of them he is held to. */
export function clashesOf(words: readonly OwnWords[]): Clash[] {
  const all = words
    .filter(
      ({ text, words: said, conceded }) => !conceded && countWords(text) <= LONGEST && !NOT_SO.test(said),
    )
    .map(readingOf);
  const found: { one: OwnWords; other: OwnWords }[] = [];
  all.forEach((one, at) => {
    for (const other of all.slice(at + 1))
      if (one.own.paper.title !== other.own.paper.title && clash(one, other))
        found.push({ one: one.own, other: other.own });
  });
  return grouped(found);
}

/** One chapter a point: what stands in one paper against what stands in the others. */
function grouped(found: readonly { one: OwnWords; other: OwnWords }[]): Clash[] {
  const clashes: Clash[] = [];
  const done = new Set<OwnWords>();
  const against = (own: OwnWords): OwnWords[] =>
    found.flatMap(({ one, other }) => (one === own ? [other] : other === own ? [one] : []));
  const papersAgainst = (own: OwnWords): number => new Set(against(own).map(({ paper }) => paper)).size;
  const both = found.flatMap(({ one, other }) => [one, other]);
  // What stands alone against several papers is what he is held to; else what was said for the trial.
  const ranked = [...new Set(both)].sort(
    (a, b) =>
      papersAgainst(b) - papersAgainst(a) ||
      HELD_TO.indexOf(a.paper.kind) - HELD_TO.indexOf(b.paper.kind) ||
      dayOf(b) - dayOf(a),
  );
  for (const commit of ranked) {
    const others = against(commit).filter((other) => !done.has(other));
    if (done.has(commit) || others.length === 0) continue;
    const papers = new Set<unknown>();
    const confront = others
      .sort((a, b) => HELD_TO.indexOf(b.paper.kind) - HELD_TO.indexOf(a.paper.kind))
      .filter(({ paper }) => !papers.has(paper.title) && papers.add(paper.title));
    done.add(commit);
    for (const other of others) done.add(other);
    clashes.push({ commit, confront });
  }
  return clashes;
}
/** What a witness will say again at trial comes first; what he said nearest to the event last. */
const HELD_TO: readonly PaperKind[] = [
  'testimony',
  'declaration',
  'report',
  'deposition',
  'interview',
  'statement',
  'email',
];
const dayOf = ({ paper }: OwnWords): number => (paper.day ? Date.parse(paper.day) : 0);

function readingOf(own: OwnWords): Read {
  const text = (own.question === undefined ? own.words : own.text).replace(REASON, '');
  const negated = NOT.test(text);
  const stems = contentOf(text);
  return {
    own,
    negated,
    stems,
    context: own.question ? new Set([...stems, ...contentOf(own.question)]) : stems,
    figures: figuresIn(text),
  };
}

function clash(one: Read, other: Read): boolean {
  if (one.negated !== other.negated) {
    const [denies, says] = one.negated ? [one, other] : [other, one];
    // What is denied must be all in what is said: "did not test it again" does not deny a test.
    return denies.stems.size >= 2 && [...denies.stems].every((word) => says.stems.has(word));
  }
  if (one.negated) return false;
  const shared = [...one.context].filter((word) => other.context.has(word));
  const opposed = OPPOSED.some(
    ([a, b]) =>
      (a.test(one.own.text) && b.test(other.own.text) && !b.test(one.own.text)) ||
      (b.test(one.own.text) && a.test(other.own.text) && !a.test(one.own.text)),
  );
  if (opposed) return [...one.stems].some((word) => other.stems.has(word) && word.length > 2);
  const [figure, ...more] = one.figures;
  const [second, ...others] = other.figures;
  return (
    figure !== undefined &&
    second !== undefined &&
    more.length + others.length === 0 &&
    figure !== second &&
    shared.length >= 2 &&
    shared.length >= Math.min(one.context.size, other.context.size) * 0.5
  );
}

/** Nouns and verbs in their plain form. */
function contentOf(text: string): Set<string> {
  const { verb } = (
    nlp.methods() as unknown as {
      two: { transform: { verb: { toInfinitive: (verb: string, model: unknown, tense: string) => string } } };
    }
  ).two.transform;
  return new Set(
    tagged(text).flatMap(({ lower, tags }) => {
      const word = lower.replace(/['’]s$/, '');
      if (word.length < 3 || LIGHT.test(word) || STOP_WORDS.has(word) || /\d/.test(word)) return [];
      if (NUMBERS.includes(word) || tags.has('Adverb') || NOT.test(word)) return [];
      if (tags.has('Verb')) {
        const tense = tags.has('PastTense') ? 'PastTense' : tags.has('Gerund') ? 'Gerund' : 'PresentTense';
        return [stem(verb.toInfinitive(word, nlp.model(), tense) || word)];
      }
      return [stem(word)];
    }),
  );
}
const LIGHT =
  /^(?:you|your|yours|did|was|were|been|being|have|has|had|will|any|anybody|anyone|anything|about|very|could|able|that|this|there|then|some|more|less|than|maybe|around)$/i;

/** Sums and counts, as figures; days are none. */
function figuresIn(text: string): string[] {
  const bare = datesIn(text).reduce((rest, { text: date }) => rest.replace(date, ' '), text);
  return (bare.toLowerCase().match(/\$?\d[\d,]*(?:\.\d+)?|[\p{L}]+(?:-[\p{L}]+)?/gu) ?? []).flatMap(
    (word) => {
      if (/\d/.test(word)) return [word.replace(/[$,]/g, '')];
      const at = NUMBERS.indexOf(word);
      return at > 0 ? [String(at < 20 ? at + 1 : (at - 17) * 10)] : [];
    },
  );
}
