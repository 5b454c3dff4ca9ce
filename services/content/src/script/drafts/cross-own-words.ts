import type { ModelPerson } from '@lectern/contracts/case-model';
import { surname } from '../../case-model/sides.js';
import { type Clash, clashesOf } from '../clashing-words.js';
import { countWords } from '../english/count-words.js';
import { type Line, part, resting } from '../line.js';
import type { OwnPaper, OwnWords } from '../own-paper.js';
import { mayBePut } from '../put-of-answers.js';
import { questionsOf } from '../questions-of.js';
import { toldOf } from '../told-of.js';

/** What the witness's own papers give for chapters of their own, and what is left for the story. */
export interface OwnChapters {
  undone: Line[];
  interest: Line[];
  impeachment: Line[];
  /** Of the words, what no chapter of its own has taken. */
  left: OwnWords[];
}

const MOST_CLASHES = 3;
const MOST_IN_CHAPTER = 8;
const UNDONE = /^You (?:(?:did|had|have) not|never) (?!\p{L}*ly\b)/u;
/** What he did not perceive or have is no omission. */
const NO_ACT =
  /^You (?:did|had|have) not (?:know|think|feel|want|mean|like|need|believe|remember|hear|see|smell|notice|have)\b/;
/** Money, shares, work and kin tie a witness to a side. */
const TIES =
  /(?:\b|(?=\$))(?:(?:been|was|were|are|am) paid|fee|salary|bonus|commission|shares?|stock|retained|\$\d+ (?:an|per) hour|for the (?:defense|plaintiffs?|defendants?|prosecution)|other cases|married|wife|husband|brother|sister|cousin|friends?|engaged|owe[sd]?|loan|charges? (?:were |was )?(?:dropped|dismissed|reduced)|immunity|lawsuit|suing)\b/i;

/** Chapters on what the witness left undone, what ties him to a side, and what he said otherwise elsewhere. */
export function ownChapters(
  words: readonly OwnWords[],
  witness: ModelPerson,
  helps: (one: OwnWords) => boolean = () => true,
  grants: (one: OwnWords) => boolean = () => false,
): OwnChapters {
  const name = surname(witness.name);
  // What he read of somebody else is no word of his.
  const clashes = clashesOf(words.filter(({ read, own }) => !read || own)).slice(0, MOST_CLASHES);
  const used = new Set<OwnWords>(clashes.map(({ commit }) => commit));
  const free = words.filter(
    (one) =>
      !used.has(one) &&
      !one.unclear &&
      mayBePut(one) &&
      helps(one) &&
      (grants(one) || !selfServing(one, witness)),
  );
  const read = free.filter((one) => one.read);
  const undone = standing(
    words,
    free.filter(
      ({ text, read, conceded, paper }) =>
        !read && !conceded && !paper.memo && UNDONE.test(text) && !NO_ACT.test(text),
    ),
  ).slice(0, MOST_IN_CHAPTER);
  // A party stands on its own side anyway.
  const ties = (witness.role === 'the other side' ? [] : free)
    .filter((one) => !one.read && one.back === undefined && !undone.includes(one) && TIES.test(one.text))
    .slice(0, MOST_IN_CHAPTER);
  const taken = new Set([...read, ...(undone.length > 1 ? undone : []), ...ties]);
  const apart = free.filter((one) => !taken.has(one));
  const understood = new Set(standing(words, apart));
  return {
    undone:
      undone.length > 1
        ? part(
            `What ${name} did not do`,
            undone.flatMap(lines),
            `Show that ${undone.map(({ text }) => toldOf(text, name)).find((one) => one !== undefined) ?? `${name} left it undone`}, and what else was left undone.`,
          )
        : [],
    interest: part(`What ties ${name} to a side`, ties.flatMap(lines), interestGoal(ties, name)),
    impeachment: [...clashes.flatMap((clash) => impeachment(clash, name)), ...readChapters(read, name)],
    // What leans on an exchange is placed behind it with the chapters of the transcript.
    left: apart.filter((one) => one.at !== undefined || understood.has(one)),
  };
}

/** Each earlier paper that he had to read from, with how it came to be and its words. */
function readChapters(read: readonly OwnWords[], name: string): Line[] {
  const papers = [...new Set(read.map(({ paper }) => paper.title.text))];
  return papers.flatMap((row) => {
    const own = read.filter(({ paper }) => paper.title.text === row).slice(0, MOST_IN_CHAPTER);
    const [one] = own;
    if (!one) return [];
    const [told] = [...own].sort((a, b) => telling(b) - telling(a));
    return part(
      `${one.own ? title(one.paper) : `What ${one.from} says`}${one.paper.day ? ` of ${one.paper.day}` : ''}`,
      [...credit(one), ...own.flatMap(lines)],
      `Confront ${name} with what ${one.own ? `the ${one.from ?? 'paper'}` : one.from} says: ${quoted(told!.words)}.`,
    );
  });
}
const telling = ({ words }: OwnWords): number =>
  (/\b(?:not|never|no)\b/i.test(words) ? 2 : 0) + (/\bI \p{Ll}+ed\b|\bmyself\b/u.test(words) ? 3 : 0);

/** "You did not ask for it" goes with what was put before it. */
function standing(words: readonly OwnWords[], some: readonly OwnWords[]): OwnWords[] {
  const kept = new Set<OwnWords>();
  for (const one of some) {
    const at = words.indexOf(one);
    const on = one.leans ? words.slice(0, at).findLast(({ leans }) => !leans) : undefined;
    if (!one.leans || (on && kept.has(on))) kept.add(one);
  }
  return [...kept];
}

const interestGoal = ([first]: readonly OwnWords[], name: string): string =>
  `Show that ${(first && toldOf(first.text, name)) ?? `${name} is not a stranger to the case`}.`;

/** What somebody of the other side wrote for the case is his side's story; asked again, he tells it again. */
const selfServing = ({ text, words, paper, friendly }: OwnWords, { side }: ModelPerson): boolean =>
  friendly === true ||
  /\bopinions?\b/i.test(text) ||
  ((paper.kind === 'statement' || paper.kind === 'declaration') &&
    !TIES.test(text) &&
    (side === 'theirs' || paper.kind === 'declaration' || /\b(?:never|nobody|no)\b/.test(text)) &&
    !(side !== 'theirs' && (UNDONE.test(text) || LACKS.test(text)))) ||
  // What a bystander wrote down is his account; only what he did not see or do is worth his time on cross.
  (paper.kind === 'statement' &&
    /\b(?:I|my)\b/i.test(words) &&
    !TIES.test(text) &&
    !UNDONE.test(text) &&
    !LACKS.test(text));
/** What was not done, whoever should have done it. */
const LACKS = /^(?!You\b).*\b(?:did|had|has|have|was|were) not\b/;

const lines = (one: OwnWords): Line[] =>
  questionsOf(one).map((text) => ({ ...resting(text, one.fact), reworded: true }));

/** Commit, credit, confront: the words of one paper, how the others came to be, their words (Pozner & Dodd, ch. 20; FRE 613). */
function impeachment({ commit, confront }: Clash, name: string): Line[] {
  return part(
    `${title(commit.paper)} against ${confront.map(({ paper }) => plain(paper)).join(' and ')}`,
    [...held(commit), ...confront.flatMap((one) => [...credit(one), ...shown(one)])],
    countWords(commit.words) < FULL_ANSWER
      ? `Show that ${name} has told it two ways.`
      : `Show that ${name} has not always said: ${quoted(commit.words)}.`,
  );
}

const plain = ({ name, kind }: OwnPaper): string =>
  kind === 'testimony' ? 'the testimony' : `the ${name.replace(/^an? /, '').replace(/ to .*/, '')}`;
const title = (paper: OwnPaper): string => {
  const own = plain(paper);
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}`;
};

const SAID: Record<OwnPaper['kind'], string> = {
  testimony: 'You testified',
  deposition: 'You testified at your deposition',
  interview: 'You said in your interview',
  declaration: 'You declared',
  report: 'You wrote in your report',
  statement: 'You said in your statement',
  email: 'You wrote',
};

const quoted = (words: string): string => `“${words.replace(/["“”]/g, '’').replace(/[.,]$/, '')}”`;

/** His words as they stand; of a short answer, what was asked before it. */
function said({ words, question, fact }: OwnWords, frame: string): Line[] {
  const asked = question !== undefined && countWords(words) < FULL_ANSWER;
  return [
    ...(asked ? [`You were asked: ${quoted(question)}, correct?`] : []),
    `${asked ? 'You answered' : frame}: ${quoted(words)}, correct?`,
  ].map((text) => ({ ...resting(text, fact), reworded: true }));
}
const FULL_ANSWER = 6;

const held = (one: OwnWords): Line[] => said(one, SAID[one.paper.kind]);
const shown = (one: OwnWords): Line[] => said(one, SHOWN[one.paper.kind] ?? 'You wrote');
const SHOWN: Partial<Record<OwnPaper['kind'], string>> = {
  testimony: 'You answered',
  deposition: 'You answered',
  statement: 'You said',
  interview: 'You said',
};

/** How the paper came to be: when it was made, and that it was sworn, as it says itself. */
function credit({ paper, own }: OwnWords): Line[] {
  if (!own)
    return paper.about === undefined
      ? []
      : [{ ...resting(`${paper.about}, correct?`, paper.title), reworded: true }];
  const { kind, day, name } = paper;
  const when = day ? ` on ${day}` : '';
  const kept = /\b(?:notebook|log|journal|diary)\b/.test(name);
  const verb = kept
    ? 'kept'
    : kind === 'email' || kind === 'report'
      ? 'wrote'
      : kind === 'declaration'
        ? 'signed'
        : 'gave';
  const made = kind === 'testimony' ? `You testified${when}` : `You ${verb} ${name}${when}`;
  const oath = kind === 'deposition' || kind === 'testimony';
  return [
    { ...resting(`${made}, correct?`, paper.title), reworded: true },
    ...(oath ? [{ ...resting('You were under oath that day, correct?', paper.title), reworded: true }] : []),
  ];
}
