import { REQUEST_VERBS } from '../script/english/words.js';
import type { CaseDetails } from '@lectern/contracts/case';
import type { CaseModel } from '@lectern/contracts/case-model';
import { bare } from '../script/english/phrases.js';
import { splitItems } from '../script/english/sentences.js';
import { countWords } from '../script/english/count-words.js';
import { isClause } from '../script/english/split.js';
import type { Called } from './called.js';
import { idOf } from './facts.js';

const SUM = /\$\s?\d(?:[\d,]*\d)?(?:\.\d+)?(?:\s(?:million|billion|thousand))?/;
/** "in excess of $50,000" opens the door of a court; it is no number to ask for. */
const AT_LEAST =
  /\b(?:in excess of|excess of|more than|exceed\w*|not less than|no less than|at least|greater than|over)(?: the (?:sum|amount) of)?(?: (?:\p{Lu}[\p{L}-]+|and)){0,6}(?: [Dd]ollars| DOLLARS)? \(?$/iu;
/** What is to end or to be less is not asked for. */
const ENDS =
  /\b(?:terminat\w+|ends?|ceas\w+|reduc\w+|vacat\w+|modif\w+|suspend\w*|abat\w+|set aside|credit\w*|discharg\w+)\b/i;
const OWED = /\b(?:obligation|duty|support|alimony|maintenance|judgment|lien|order|fine|rent|payments?)\b/i;
/** What a request wants ended, and not paid. */
export const wantsEnded = (text: string): boolean => ENDS.test(text) && OWED.test(text);
/** The sum that a request names. */
export function amountIn(text: string): string | undefined {
  if (wantsEnded(text)) return undefined;
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
  const [first, ...more] = asked.split(/(?:,? and |, )to (?=\p{Ll}+ )/u);
  if (/^to /i.test(asked) && more.length > 0 && [first!.slice(3), ...more].every(opensWithVerb))
    return [first!, ...more.map((one) => `to ${one}`)];
  if (
    !/^that (?:judgment be|(?:the|this|\p{Lu}\p{Ll}+) (?:[^;]{2,80} be|(?:Honorable )?Court))\b/iu.test(asked)
  )
    return [text];
  return asked
    .replace(/ Court to (?=\p{Ll})/u, ' Court ')
    .split(/,? (?:and )?(?=that (?:the|his|her|their|\p{Lu}\p{Ll}+) )/u)
    .flatMap(eachVerb);
}

const opensWithVerb = (wish: string): boolean => REQUEST_VERBS.has(wish.split(' ')[0]!);

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
    if (opensWithVerb(piece)) parts.push(piece);
    else parts.push(`${parts.pop()}${between}${piece}`);
  }
  return parts.map((one) => `${court}${one}`);
}

const ASKED =
  /\b(?:asks?|asked|requests?|requested|prays?|demands?(?! letter)|seeks?|sought|moves?|wants?|wishes|claims|entitled|should|shall|must|may|be|judgment|damages|order|declar\w+|injuncti\w+|relief|remand\w*|affirm\w*|revers\w*|vacat\w*|dismiss\w*|grant\w*|award\w*|den(?:y|ied)|enjoin\w*)\b/i;
/** "Petitioner pays $1,412 a month" tells how things stand and asks for nothing. */
const isTold = (text: string): boolean =>
  !/^that\b/i.test(text) && !ASKED.test(text) && isClause(/[.!]$/.test(text) ? text : `${text}.`);

/** "Roe asks that the Court suppress:" over a list: the verb is that of each thing in it. */
const LISTS =
  /(?:\b(?:asks?|requests?|prays?|moves?|urges?)(?: that)?|^that) (?:the|this) (?:Honorable )?Court (?:to )?(suppress|exclude|preclude|strike|return|admit)[\s:,]*$/i;
function withVerbOfList(): (wish: { quote: string; text: string }) => { quote: string; text: string }[] {
  let verb: string | undefined;
  return ({ quote, text }) => {
    const lists = LISTS.exec(text)?.[1]?.toLowerCase();
    if (lists) {
      verb = lists;
      return [];
    }
    if (verb && /^(?:the|all|any|every|his|her|their|its|each)\b/i.test(text))
      return [{ quote, text: `that the Court ${verb} ${text.charAt(0).toLowerCase()}${text.slice(1)}` }];
    if (!verb) return [{ quote, text }];
    // "the pistol, serial number 7": what stands behind a comma belongs to the thing before it.
    if (/^\p{Ll}/u.test(text) && !/^(?:that|to)\b/.test(text) && !opensWithVerb(text)) return [];
    verb = undefined;
    return [{ quote, text }];
  };
}

/** What the form asks for, item by item. */
export function reliefOf(details: CaseDetails, called: Called): CaseModel['relief'] {
  return splitItems(details.desiredOutcome ?? '')
    .flatMap(({ text: quote }) => wishesIn(quote).map((text) => ({ quote, text })))
    .flatMap(withVerbOfList())
    .filter(
      ({ text }) =>
        countWords(text) <= MOST_WISH && !/\b(?:demands?|prays?|requests?)\W*$/i.test(text) && !isTold(text),
    )
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
