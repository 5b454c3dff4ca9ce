import { splitUnits } from './english/sentences.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { finiteAt, tagged } from './english/tagged.js';
import { QUOTATIONS } from './english/quotes.js';

/** Begins a question of counsel without being a part of what is asked. */
const LEAD =
  /^(?:(?:And|So|Now|Okay|OK|All right|Then|But|Well|Again|Right|Sir|Ma['’]am)[,.]? |(?:Mr|Ms|Mrs|Dr|Officer|Deputy|Detective)\.? \p{Lu}[\p{L}’'-]+[,.] |(?:Officer|Deputy|Detective|Sergeant|Trooper|Agent|Doctor|Nurse|Captain), |(?:sir|ma['’]am), )+/iu;
/** "You would agree that ...": what is agreed to is the fact. */
const FRAME =
  /^(?:(?:You(?:['’]d| would| do)? (?:agree|admit|concede)|(?:Would|Do) you agree|Is(?:n['’]t)? it (?:true|fair to say|correct|a fact)|Would it be fair to say|It(?:['’]s| is) (?:true|fair to say|correct|a fact)|Fair to say)(?: with me)?(?: that)?,? )(?=\p{L})/iu;
const TAG =
  /,? (?:(?:did|was|were|is|are|could|had|have|has|do|does|would|can|will)(?:n['’]t)? (?:you|he|she|it|they|there|that)|(?:is(?:n['’]t)? )?(?:that|it) (?:right|correct|true|so|fair)|(?<!\b(?:was|were|is|are|be|been|not),? )(?:right|correct|true|yes|okay))\?$/i;
/** What counsel said without "didn't he?", "right?". */
export const withoutTag = (question: string): string => question.replace(TAG, '');
/** Asks only whether what stands before it is so. */
const ECHO =
  /^(?:(?:Do|Did|Can|Could) you (?:see|say|write|read|tell|agree|sign|remember)\b[^?]{0,24}\?|(?:Is|Was)(?:n['’]t)? (?:that|it) (?:right|correct|true|so|fair|accurate)[^?]{0,14}\?|(?:Right|Correct|Yes|True|Okay)\?)$/i;
/** Counsel speaks of himself, of the deposition or of the paper in his hand. */
const META =
  /\b(?:I['’](?:m|ll|d|ve)|I am|I (?:will|want|asked|would|have)|let me|let['’]s|showing you|take your time|go to (?:the )?(?:page|line)|ask(?:ed)? you|we(?:['’]ll)?|counsel|attorney)\b/i;
const INVERTED =
  /^(?:[^,?]{2,50}, )?(?:who|whom|whose|what|when|where|why|how|which|did|do|does|was|were|is|are|has|have|had|can|could|would|will|should|isn|wasn|didn|don|doesn|aren|weren|haven|hadn|wouldn|couldn|any|anything|anybody|anyone|or|what about)\b|^(?:In|On|At|By|After|Before|From|During|Since|Until|Prior to) [^,?]{2,50}? (?:(?:did|do|does|was|were|is|are|has|have|had|can|could|would) (?:you|he|she|they|anyone|anybody)|did (?:the|it|any))\b/i;
const NOT = /\b(?:not|never|no|nobody|nothing|none|neither|without|cannot)\b|n['’]t\b/i;
const YES =
  /^(?:yes|yeah|yah|yep|yup|mm-hmm|correct|right|true|sure|absolutely|of course|i (?:did|was|do|am|had|have)(?=[.,]|$)|(?:it|he|she|they|that|there) (?:was|were|is|are|did|does|do|had|has|have)(?=[.,]|$)|(?:i|it|he|she|they|that) would(?: have)?, yes|(?:that is|that['’]s) (?:right|correct|true|fair|what happened)|(?:that is|that['’]s) what [^.]{2,40}|i (?:saw|said|wrote|told (?:him|her|them)|read|knew|heard|signed) (?:something like )?(?:it|that|so)(?=$|[.,])|(?:she|he|they) did say (?:that|so)(?=$|[.,])|i (?:might|may|could) have (?:said|told|written) (?:that|so|it)|fair enough)(?=$|[.,]? |[.,])/i;
const NO =
  /^(?:no|nope|never|not? (?:from|on|in|at|that) [^,.]{2,30}, no|(?:i|it|he|she|they) (?:did|does|was|were|is|do|have|has|had|could) ?(?:not|n['’]t)(?=[.,]|$|,? (?:sir|ma['’]am)))(?![\p{L}'’-])|^i(?:['’]m| am) not(?=[.,]|$)|,? no\.?$/iu;
/** "Yes, but only once": neither. */
const QUALIFIED =
  /^(?:yes|yeah|no)[.,] (?:well|or|actually|I mean|wait)\b|^(?:yes|yeah|no|not|right|correct)\b,? (?:but|except|only|if|unless|until|sort of|kind of|probably|maybe|i (?:think|guess|believe))\b/i;

/** Sentences of an answer in which its yes may stand. */
const LATER = 3;
const YES_LATER =
  /^(?:(?:but|so|and) )?(?:yes|correct|right)(?:[.,]|$)|^(?:it|that|they|he|she|I) [^,?]{2,30}, yes[.]$/i;

export type Said = 'yes' | 'no';

/** Whether an answer affirms or denies; undefined where it does neither, or both. */
export function answerSaid(answer: string): Said | undefined {
  const units = splitUnits(answer).map(({ text }) => text.trim());
  const [first = ''] = units;
  if (QUALIFIED.test(first) || QUALIFIED.test(answer)) return undefined;
  if (NO.test(first)) return 'no';
  // "An operator can always refuse. Yes.", "A warm retain. But yes, it was over."
  if (
    YES.test(first) ||
    units
      .slice(1, LATER)
      .some((unit) => YES_LATER.test(unit) && !QUALIFIED.test(unit.replace(/^(?:but|so|and) /i, '')))
  )
    return 'yes';
  return undefined;
}

/** "All relays wear out.", "I drew it, yes.", "That is one way.": the answer says again what counsel had put, and no more. */
export function affirms(put: string, answer: string): boolean {
  const [first = ''] = splitUnits(answer).map(({ text }) => text.trim());
  if (HEDGED.test(first) || NOT.test(first) !== NOT.test(put) || SEVERAL.test(put)) return false;
  if (ONE_OF.test(first)) return true;
  const ends = /, (?:yes|correct|right|true|sure)[.]$/i.test(first);
  const own = stemsOf(first.replace(/, \p{Ll}+[.]$/u, ''));
  const asked = stemsOf(put);
  const shared = sharedStems(own, asked);
  return own.size > 0 && shared === own.size && shared >= (ends ? 1 : asked.size * MOST_OF_IT);
}
const HEDGED =
  /\?|\b(?:maybe|perhaps|probably|possibly|could|might|may|if|but|except|only|not exactly|sort of|kind of|I (?:think|guess|believe|suppose))\b/i;
/** Of two clauses he may mean one. */
const SEVERAL = /, (?:and|but|so|or) /;
const ONE_OF = /^that(?: is|['’]s) one\b[^.,]{0,40}[.]$/i;
const MOST_OF_IT = 0.5;

/** Counsel says how it was, and does not ask: "So the label says stop." */
export const isPut = (question: string): boolean => {
  const last = withoutLead(splitUnits(question).at(-1)?.text.trim() ?? question);
  return !INVERTED.test(last) && !ORDERS.test(last) && finiteAt(tagged(last)) > 0;
};
/** As `isPut`, whatever is quoted in it and however its clauses hang together: "On May 8 she asked, is anyone coming." */
export const isStatement = (question: string): boolean => {
  const masked = question.replace(QUOTATIONS, '“so”');
  const last = withoutLead(splitUnits(masked).at(-1)?.text.trim() ?? masked);
  if (isPut(last)) return true;
  // "As of May 4 had you heard of it?"
  if (
    /^[^?]{2,60} (?:had|have|has|did|do|does|was|were|is|are|could|would) (?:you|he|she|they|it|anyone|anybody)\b[^?]*\?$/i.test(
      last,
    )
  )
    return false;
  if (AFTER_SCENE.test(last)) return true;
  if (OPENS.test(last) || ORDERS.test(last) || / or [^?]+\?$/.test(last)) return false;
  return (
    /^You (?!there\b|too\b|and\b|or\b|guys\b|two\b|both\b)\p{Ll}+ /u.test(last) ||
    /^(?!\S+ \S+ (?:you|he|she|they|who|that|which)\b)(?:The|Your|His|Her|\p{Lu})[^?]{2,60} (?:has|have|had|is|are|was|were|could|would|did|went|came|said|told|took|gave|made|got|knew|saw) [^?]{2,}[.]$/u.test(
      last,
    ) ||
    ((/[.]”?$/.test(last) || /^(?:There|It|That|He|She|They)['’]/.test(last)) &&
      finiteAt(tagged(last.replace(/^(There|It|That|He|She)['’]s /, '$1 is '))) > 0)
  );
};
/** "When you looked at it, you said so." */
const AFTER_SCENE =
  /^(?:When|While|After|Before|If|Once) [^?]{4,80}, (?:you|he|she|they|it|the \p{Ll}+|\p{Lu}[\p{L}.]+) (?!did\b|do\b)\p{Ll}[^?]*[.]$/u;
/** Asks, whatever stands at its end. */
const OPENS =
  /^(?:who|whom|whose|what|when|where|why|how|which|did|do|does|was|were|is|are|has|have|had|can|could|would|will|should|isn|wasn|didn|don|doesn|aren|weren|any|or)\b/i;
const ORDERS = /^(?:Read|Tell|Describe|Explain|Go|Take|Look|Turn|State|Give|Let|Show|Please)\b/;

export const withoutLead = (question: string): string => {
  const plain = question.replace(LEAD, '').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** "A hum would be the relay." "It can be.": as far as he granted it. */
function granted(put: string, answer: string): string | undefined {
  const [, can] =
    /^(?:it|that|they|he|she) (can|could|may|might)(?: be| have been)?(?:, yes)?[.]/i.exec(answer) ?? [];
  return can && /[.?]$/.test(put) && !INVERTED.test(put) && !NOT.test(put) && / would (?=be\b)/.test(put)
    ? put.replace(/ would (?=be\b)/, ` ${can.toLowerCase()} `).replace(/[.?]$/, '.')
    : undefined;
}

/** "Relays wear out." "All relays wear out.": his words are the fuller ones. */
function repeated(put: string, answer: string): string | undefined {
  const [first = ''] = splitUnits(answer).map(({ text }) => text.trim());
  return first.length > put.length &&
    first.toLowerCase().endsWith(` ${put.toLowerCase()}`) &&
    !HEDGED.test(first)
    ? first
    : undefined;
}
/** "When a fuse blows, it stays open.": no question, where it ends as a sentence. */
const BARE_CLAUSE = /^(?:Before|After|When|While|If|Until|Because|Since|Although) [^,]*$/;
const SCENE =
  /^(?:When|While|If|After|Before|Once) [^,?]{4,80}, (?!(?:who|what|when|where|why|how|did|do|does|was|were|is|are|had|have)\b)/i;

/** "It fails closed. Welded.": the last word goes with the sentence before it. */
function withFragment(units: string[]): void {
  const [last = '', before = ''] = [units.at(-1), units.at(-2)];
  if (!/^\p{Lu}\p{Ll}{3,}ed[.?]$/u.test(last) || !/[.]$/.test(before)) return;
  units.splice(-2, 2, `${before.slice(0, -1)}, ${last.charAt(0).toLowerCase()}${last.slice(1)}`);
}

/** "You told the clerk it was wet." "I was upset.": who gives a reason for his words owns them. */
const SAID_BEFORE = /^You (?:told|said|testified|wrote|stated|swore)\b(?!.*\?$)/;
const QUARRELS =
  /^(?:no|not|never|if|who|where|when|what|I (?:don['’]t|do not|never|didn['’]t|did not|can['’]t|cannot|doubt)|I['’](?:m not|d have)|that['’]s not|it (?:doesn|does not)|maybe|could be)\b|\b(?:never|didn['’]t|did not) (?:say|tell|write|mean)\b|\bnot what I\b|\b(?:don['’]t|do not) (?:recall|remember|know)\b|\?/i;

/** What counsel said and the witness let stand, sentence by sentence, as it was said to him. */
export function concededIn(question: string, answer: string): string[] {
  const units = splitUnits(question).map(({ text }) => text.trim());
  const echo = units.length > 1 && ECHO.test(units.at(-1)!);
  if (!echo) withFragment(units);
  const last = units.at(-1) ?? '';
  const possible = granted(withoutLead(last), answer);
  if (possible) return [possible];
  const said =
    answerSaid(answer) ??
    (SAID_BEFORE.test(withoutLead(last)) && !QUARRELS.test(answer) ? 'yes' : undefined) ??
    (affirms(withoutLead((echo ? units.at(-2) : last) ?? ''), answer) ? 'yes' : undefined);
  if (said === undefined) return [];
  if (echo && said === 'no') return [];
  return (echo ? units.slice(0, -1) : [last]).flatMap((unit) => {
    const plain = withoutLead(unit);
    const framed = FRAME.test(plain);
    const text = plain
      .replace(FRAME, '')
      .replace(TAG, '')
      .replace(/[.?]+$/, '')
      .trim();
    const put = `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!]”$/.test(text) ? '' : '.'}`;
    const statement = repeated(put, answer) ?? put;
    const open = INVERTED.test(text) && !(/[.]$/.test(unit) && SCENE.test(text));
    // "‘Use the stairs. The room is open.’": the end of what was read.
    if ((text.match(/“/g)?.length ?? 0) !== (text.match(/”/g)?.length ?? 0)) return [];
    if (text === '' || (!framed && open) || BARE_CLAUSE.test(text) || META.test(text) || text.includes('?'))
      return [];
    const whole =
      finiteAt(tagged(statement)) > 0 ||
      // "Relays wear out.", which the witness said again.
      (affirms(put, answer) && tagged(statement).some(({ tags }, at) => at > 0 && tags.has('Verb')));
    if (!whole && !/^(?:You|That|It|He|She|They|There)['’](?:re|s|ve|d) /.test(text)) return [];
    // "You told him that you never saw it" denies nothing.
    const denies = NOT.test(
      text
        .replace(QUOTATIONS, '')
        .replace(/\b(?:told|said|saying|says?|wrote|testified|stated)\b.*?(?=,? (?:and|but) |$)/, ''),
    );
    // "Yes" to what is put as not so says nothing for sure; "no" to what is put as so denies it.
    return said === 'no'
      ? denies
        ? [statement]
        : []
      : denies && !echo && !/^(?:right|correct|true|that)/i.test(answer)
        ? []
        : [statement];
  });
}
