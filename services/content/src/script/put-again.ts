import type { Exchange } from '../case-fields/testimony.rules.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { answerOf, questionOf } from './answers.js';
import { type CounselsPut, OF_THIS_HOUR, counselsPuts } from './counsels-puts.js';
import { splitUnits } from './english/sentences.js';
import type { OwnPaper, OwnWords } from './own-paper.js';
import { factOf } from './passage-fact.js';

interface Asked {
  /** Did counsel ask who may put it again? */
  asks: (talk: Exchange) => boolean;
  /** A question with the name of whom its counsel calls "my client". */
  called: (question: string, by: string | undefined) => string;
  /** Whom counsel means by "he" or "she" in an exchange, where nobody else was spoken of. */
  spokenOf?: ((at: number) => SpokenOf | undefined) | undefined;
  paper: OwnPaper;
}

/** The accused, of whom both sides speak without naming him. */
export interface SpokenOf {
  name: string;
  pronouns: RegExp;
}

/** What counsel had put to the witness, and of the statements that were made of the answers those that it does not replace. */
export function putAgain(
  document: CaseDocument,
  talks: readonly Exchange[],
  said: readonly OwnWords[],
  { asks, called, spokenOf, paper }: Asked,
): { puts: OwnWords[]; kept: OwnWords[] } {
  const toldAt = Map.groupBy(said.filter(isTold), ({ at }) => at);
  const puts = talks.flatMap((talk, at): OwnWords[] => {
    const told = toldAt.get(at) ?? [];
    if (!asks(talk) || (told.length > 0 && !told.some(isRenamed))) return [];
    return named(counselsPuts({ ...talk, question: called(talk.question, talk.by) }), () =>
      spokenOf?.(at),
    ).map(({ text, said: leading, ...put }) => ({
      text,
      ...put,
      words: answerOf(talk),
      question: questionOf(talk),
      at,
      turned: turns(talk, talks[at - 1]),
      ...(leading && { conceded: true }),
      asked: true,
      fact: factOf(document, `Q. ${questionOf(talk)} A. ${answerOf(talk)}`, talk.page, at),
      own: true,
      thing: true,
      paper,
      from: paper.kind,
    }));
  });
  const put = new Set(puts.map(({ at }) => at));
  return {
    puts,
    kept: said.filter(
      (one) => !put.has(one.at) && !isMisnamed(one) && !(one.conceded && OF_THIS_HOUR.test(one.text)),
    ),
  };
}

/** The first that leans only by "he" says whom it means. */
function named(puts: readonly CounselsPut[], spokenOf: () => SpokenOf | undefined): CounselsPut[] {
  const [first, ...rest] = puts;
  const whom = first?.ofPerson === true ? spokenOf() : undefined;
  if (!first || !whom) return [...puts];
  const text = withName(first.text, whom);
  if (text === first.text) return [...puts];
  const { ofPerson: _, ...plain } = first;
  return [{ ...plain, text, leans: false }, ...rest];
}
/** With the name for its first pronoun, unless that stands in somebody's words. */
export const withName = (text: string, { name, pronouns }: SpokenOf): string => {
  const quote = text.search(/[“"]/);
  const at = text.search(pronouns);
  return at < 0 || (quote >= 0 && quote < at)
    ? text
    : text.replace(pronouns, (pronoun) =>
        /^(?:his|her)$/i.test(pronoun) && OWNS.test(text.slice(at + pronoun.length)) ? `${name}’s` : name,
      );
};
/** "her coat", and not "you told her that", "you saw her." */
const OWNS =
  /^ (?!(?:that|to|about|at|in|on|with|and|or|from|before|after|when|while|you|not|by|for|into|out|off|up|down|back|again|there|then|what|who|where|how|if)\b)\p{L}/u;

/** What counsel's question and its answer tell together. */
const isTold = ({ conceded, asked, unclear }: OwnWords): boolean =>
  (conceded === true || asked === true) && unclear !== true;

const NAME =
  /(?<!^)\p{Lu}\p{Ll}[\p{L}’'-]+|^(?!(?:You|Your|The|An?|It|He|She|They|There|That|Nobody|In|On|At)\b)\p{Lu}\p{Ll}[\p{L}’'-]+/gu;
/** A name stands in it where the question only said "she": counsel's own words are surer. */
const isRenamed = ({ text, question = '' }: OwnWords): boolean =>
  /\b(?:he|she|him|her|his)\b/i.test(question) &&
  [...text.matchAll(NAME)].some(([name]) => !question.includes(name));
/** "Now Mr. Orne's sister. You'd never met her?": whom the question names itself, no other name means. */
const isMisnamed = (one: OwnWords): boolean =>
  isTold(one) &&
  isRenamed(one) &&
  splitUnits(one.question ?? '')
    .slice(0, -1)
    .some(({ text }) =>
      /(?<!^)\p{Lu}\p{Ll}{2,}|['’]s (?:sister|brother|wife|husband|mother|father|son|daughter|friend)\b/u.test(
        text.trim(),
      ),
    );

/** Counsel goes to another subject, or another counsel asks. */
export const turns = (one: Exchange, before: Exchange | undefined): boolean =>
  before !== undefined && (one.by !== before.by || TURNS.test(one.question));
const TURNS =
  /\b(?:let['’]?s (?:go|talk|turn|move)|let us|turn(?:ing)? (?:your attention |now )?to|directing your attention|going back to|tell (?:us|me) about|talk about|show you|showing you|I want to ask)\b/i;
