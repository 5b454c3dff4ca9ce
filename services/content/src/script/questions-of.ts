import { datesIn } from '@lectern/legal-text/dates';
import { capital } from './english/clauses.js';
import { splitUnits } from './english/sentences.js';
import { countWords } from './english/count-words.js';
import { IRREGULAR_PAST } from './english/words.js';
import type { Put } from './second-person.js';
import { QUOTATIONS } from './english/quotes.js';

const MOST_WORDS = 16;
/** Judgments and the ultimate issue invite a fight; they belong to the closing. */
const CONTESTED =
  /^[“"]|\b(?:aided|abett\w+|(?<!\bcomplain(?:t|ts|ed) (?:of|about) (?:\w+ )?)discriminat\w+|retaliat\w+|acts (?:described|alleged|complained)|on its face|lied|lying|false(?:ly)?|fraud\w*|purported\w*|pretend\w*|cheat\w*|stole|conceal\w*|illegal\w*|guilty|conspir\w*|tangible employment|adverse (?:employment )?action|protected activity|scope of (?:your|his|her|the)|negligen\w*|unlawful\w*|violat\w+|plausibl[ey]|demonstrates?|meets the standard|clearly|obviously|of course|the victim|justifiabl\w*|unfortunately|apparently|perhaps(?! (?:an?|one|two|three|half|\d+)\b)|probably|seem(?:s|ed)|appears?|appeared|evidently)\b/i;
const LEADING_TIME = /^((?:On|In|At|Around|About|By) (?:about |around )?[^,]{3,40}(?:, \d{4})?), (?=\p{L})/u;

/** One fact a question: the day is asked apart, and what is still too long to be one fact is left out. */
export function questionsOf(
  { text, thing, when: spoken, conceded, asked: answered, ...rest }: Put,
  before: ReadonlySet<string> = new Set(),
): string[] {
  if (READ_BACK.test(text)) return [asked(text.replace(/[.]$/, ''))];
  const put = answered === true || WISHES.test(text);
  const parts = countWords(text) > MOST_WORDS ? sentencesQuoted(text) : [];
  if (parts.length > 1)
    return parts
      .flatMap((part) =>
        questionsOf(
          {
            text: part,
            thing,
            when: spoken,
            ...(conceded && { conceded }),
            ...(put && { asked: put }),
            ...rest,
          },
          before,
        ),
      )
      .filter(firstOf);
  const body = text
    .replace(/^((?:On|By) \p{Lu}\p{Ll}+ \d{1,2}, \d{4}) (?=\p{L})/u, '$1, ')
    .replace(/(?<!\b[ap]\.m)[.]+(?=[”"]?$)/, '');
  if (/\bmore likely than not\b/.test(body)) return [];
  if (CONTESTED.test(body.replace(/(?!^)[“"][^”"]*[”"]/g, ''))) return [];
  const time = LEADING_TIME.exec(body)?.[1];
  const dated = time !== undefined && datesIn(time).length > 0;
  const main = dated
    ? capital(
        body
          .slice(body.indexOf(time) + time.length + 2)
          .replace(/^an? (?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, /, ''),
      )
    : body;
  // "You did not talk to him before the 12th": without its time it is another fact.
  const trailing =
    !dated && !/\b(?:not|never|no|nobody)\b/i.test(main)
      ? (TRAILING_TIME.exec(main) ?? TRAILING_EVENT.exec(main))
      : null;
  // "asked her to serve in November": the month is that of the service, not of the question.
  const whole =
    trailing &&
    countWords(main.slice(0, trailing.index)) > BARE &&
    !WANTS.test(main.slice(0, trailing.index)) &&
    !SPANS.test(main.slice(0, trailing.index))
      ? main.slice(0, trailing.index)
      : main;
  const said = firstTold(whole.replace(MEANWHILE, '').replace(WHEN_YOU, '')).replace(/,$/, '');
  if (
    countWords(said) >
      (READS.test(said)
        ? MOST_WORDS + 10
        : REPORTS_OWN.test(said)
          ? MOST_WORDS + 6
          : conceded || put
            ? MOST_WORDS + 4
            : MOST_WORDS) ||
    (!thing && !/\byou\b|\byour\b/i.test(main)) ||
    /\b[Yy]ou [“"](?:was|is|has|does)\b/.test(said) ||
    SAYS_NOTHING.test(said) ||
    OF_COUNSEL.test(said.replace(QUOTATIONS, '')) ||
    MISSPOKEN.test(said) ||
    SAME_TWICE.test(said) ||
    (conceded ? JOINED : put ? PUT : SEVERAL).test(
      said
        .replace(QUOTATIONS, '')
        .replace(UNKNOWN, '$1 it')
        .replace(NOT_BEFORE, '$1')
        .replace(EVENT, '')
        .replace(put ? SCENE : /$^/, ''),
    ) ||
    (ALSO.exec(said.replace(QUOTATIONS, ''))?.slice(1) ?? []).some((verb) => IRREGULAR_PAST.has(verb))
  )
    return [];
  const when = dated ? time : whole === main ? spoken : trailing![1];
  // "The 14th comes before the 31st": that it came says nothing.
  if (when && COMES.test(said)) return [asked(`${said} ${when.charAt(0).toLowerCase()}${when.slice(1)}`)];
  // The same act on another day is asked with its day.
  if (when && before.has(asked(said)))
    return [asked(`${said} ${when.charAt(0).toLowerCase()}${when.slice(1)}`)];
  return [asked(said), ...(when ? [asked(`That was ${when.charAt(0).toLowerCase()}${when.slice(1)}`)] : [])];
}
const COMES = /\b(?:comes?|came|goes|went|falls?|fell|is|was|were)[.]?$/;
/** Counsel's question and its answer, word for word. */
const READ_BACK = /^Asked (?:“[^“”]+”|[^“”]+), you said: “[^“”]+”[.]$/u;
/** "Did you?", "You came to one": nobody knows of what. */
const SAYS_NOTHING =
  /\bdid not tell you what to (?:say|write)$|^Whatever\b|^(?:Use additional|Describe in your|Continue on)\b|^You (?:Age|Date|Name|Time|DOB|Address|Phone|Place|Case|Taken|Describe)\b|^You wrote(?: to [^“”]{2,40})?: “[^”]*(?:\b[A-Z]{2,5} \d{4}(?:[–-]|\b)|\b(?:Tenant|Customer|Guest|Patient) to \p{Lu}|\(portal)|^The others? (?:was|were|is|are)\b|^The \p{Ll}+ (?:was|were) that \p{Ll}+$|^You (?:said|stated|told the \p{Ll}+)(?: that)? you (?:did|do) not (?:know|remember|recall)$|^You said (?:wait|go|come|get|let|take|put|stop|okay|ok|yes|no|yeah|sure|don['’]t|they['’]\p{L}+)\b|^You (?:replied|answered|responded|wrote|said|stated)(?: at [\d:]{1,5} [ap]\.m\.?)?$|^You were asked: “(?:[^” ]+ ){0,2}[^” ]+”$|\b(?:to|of|with|for|in|past|by|at|from|on|through) (?:one|both|neither|either|all|the other)$|\b(?:sent|wrote|texted|emailed|posted|read|said)\b.* (?:the|this|that|following) (?:message|words|text|e-?mail|letter|note|post|statement)$|^You (?:are|were) your \p{Ll}+$|\b(?:log|camera|video|records|notes|report|file)\b[^“”]* (?:showed|said)$/u;
/** "You telephoned me": counsel was not there; two sentences, a clause without its verb, and what only a paper argues. */
const OF_COUNSEL =
  /\b(?:me|my|I|we|us|our)\b|\p{L}{3,}\. (?=[\p{Lu}$\d])(?<!\b(?:Mrs|Inc|Corp|Sgt|Det|Dep|Ofc)\. )|^(?:\p{L}+|\d+) (?:minutes|hours|days|weeks|months) (?:before|after|later) (?!the\b|that\b)|^You (?:say|can)\b(?! not)|, \p{Lu}\p{Ll}+ \p{Ll}+ed (?:off|it|on)\b|\b(?:on|of|with) (?:is|was|were)\b|\bits (?:agent|employee)\b/u;
/** A name that became "you" where no "you" can stand, and "here" and "this", which only the paper knew. */
const MISSPOKEN =
  /\bdid not have (?:you|he|she|they|it)\b|\bsigned you\b|\b(?:was|were) not \p{Ll}+ (?:was|were)\b|\b(?:0\d|1[0-8]|2[1-3])\d{2} you\b|\byou (?:RN|DON|LPN|CNA|MD)\b|^You (?:are|were|have|had)\b[^,“”]* and (?:is|was|has)\b|^You, (?!with )|\btestified: you\b|\band, (?:at|on) [^,“”]{3,30}$|^[VWS]\d you\b|\bof, you\b|\p{L}-\p{Lu}\p{L}+ you (?:in|on|at)\b|\bthe next (?:morning|day|evening|week)$|^You so \p{Ll}+|^You (?:point|rely|argue|contend|allege|cite|seek|plead|assert|maintain)\b|^(?:The )?\d[\d,.]* (?:is|was) \p{Ll}+$|\b[Yy]ou had (?:need|like|have|say|want|guess|know|be)\b|\b[Yy]ou(?: \p{L}+ly)? (?:is|has|does)\b|^(?!(?:When|After|Before|While|As|If|Once|Until|Since|That|Then|Where|Because|Had|Did|And|But|So|Today)\b(?!-))\p{Lu}[\p{L}-]+ you\b|\b(?:Mr|Ms|Mrs|Dr|St|No|vs?)\.?[”"]?$|\b[Yy]ou was\b|\b[Yy]ou were (?:stated|said)\b|, you(?:,|$)|\btold you (?:this|that|so)$|\b[Yy]ou were here\b/u;
/** "Mr. Orne is not as tall as Mr. Orne.": a name was put where another belongs. */
export const SAME_TWICE = /\b((?:Mr|Ms|Mrs|Dr)\. \p{Lu}[\p{L}’'-]+)\b.* (?:as|than) \1\b/u;
/** Words that are read to the witness are one fact however long their frame is. */
const READS = /^[^“”]{2,60} “[^“”]+”$/u;
const firstOf = (question: string, at: number, all: readonly string[]): boolean =>
  all.indexOf(question) === at;

/** Words of several sentences are put one sentence at a time. */
function sentencesQuoted(text: string): string[] {
  const [, frame = '', words = ''] =
    /^([^“”]{2,90}?(?:wrote|said|stated|answered|replied)[^“”]{0,40} )“([^“”]+)”[.]?$/u.exec(text) ?? [];
  const units = words ? splitUnits(words).map((unit) => unit.text.trim()) : [];
  return units.length > 1 && units.every((unit) => countWords(unit) >= 3)
    ? units.map((unit) => `${frame}“${unit}”`)
    : [];
}

/** "You stated that you saw ...": four words are the frame. */
const REPORTS_OWN =
  /^You (?:\p{L}+ly )?(?:stated|said|reported|testified|wrote|admitted|told the \p{Ll}+)(?: that)? |^You (?:were asked|answered): “/u;
/** "told you that the pipe had collapsed and must be replaced": the first thing told stands alone. */
function firstTold(text: string): string {
  const at = text.search(/ and (?:must|would|should|had|was|were|could) [^,“”]{3,60}$/u);
  const before = text.slice(0, Math.max(0, at));
  return /\b(?:told|informed|warned|advised|notified) you\b/.test(before) && / that /.test(before)
    ? before
    : text;
}
/** "while you worked": another fact, and the first one stands without it. */
const MEANWHILE = /,? while you [^,“”]{3,40}$/u;
const TRAILING_TIME =
  / ((?:on|in) (?:(?:early |late )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:, \d{4})?|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: of)?,? \d{4}))$/;
/** What is to be done, or said to be so: a day behind it may be another than that of the sentence. */
const WANTS =
  /\bto (?!the\b|an?\b|his\b|her\b|your\b|their\b|its\b|him\b|them\b|you\b)\p{Ll}{2,}|\b(?:that|which|whether|would|will)\b/u;
/** "on May 2 or on May 3", "from May 2 to ...": one span of time. */
const SPANS =
  /\b(?:or|and|to|until|through|not|between|either)$|\b(?:from|between) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b[^,]*$/;
/** "after the ambulance had left": a fact of its own. */
const TRAILING_EVENT =
  /(?<!\b(?:miles?|feet|foot|yards?|blocks?|minutes?|hours?|days?|weeks?|months?|years?|seconds?|inches)) ((?:after|before) (?:the|an?|his|her|\p{Lu}\p{L}+(?:['’]s)?) (?!.*\b(?:he|she|they|it|him|her|them|and|or|after|before|is|was|were)\b)[^,“”]{4,60})$/u;
/** "You were there": without the day it says nothing. */
const BARE = 3;
/** What counsel put in one sentence and was agreed to once is agreed to again. */
const JOINED =
  /;|(?<!\b(?:between|from) [^,;]{3,24} )\band\b(?! (?:\p{Ll}+|\d+) (?:second|minute|hour|day|week|month|year|inche?|pound|cent)s?\b)|\b(?:but|because|while|although)\b|, (?:who|which|so)\b/iu;
/** What counsel asked for in one question is one fact, however its clauses hang together. */
const PUT =
  /;|, (?:and|but|who|which|so|because)\b|\b(?:and|but) (?:you|he|she|it|they|then)\b|\b(?:because|although)\b/iu;
/** "Roe said to list it and see who bought it": one wish, whatever is in it. */
const WISHES = /^(?!You\b)[^“”,]{3,40} (?:said|told you|asked you) to (?!“)/;
const SCENE = /^(?:If|When|With) [^,]{4,80}, /;
/** A second clause hides a second fact. */
const SEVERAL =
  /;|\b(?:was|were) you and \p{Lu}|^\p{Lu}\p{Ll}+ing [^,]*, you\b|, (?:and|but|who|whom|which|where|while|because|so)\b|\b(?:and|but) (?:you|he|she|it|they|then|that)\b|\b(?:because|after|before|while|although|when|until|who|which|whose|since)\b(?!$| (?:(?:about )?\d|January|February|March|April|May|June|July|August|September|October|November|December))|\b(?:and|but) (?:\p{L}+ly )?\p{L}+ed\b/iu;

/** "The tablet was beeping when you came up": so it was, whenever that was. */
const WHEN_YOU = / (?:when you [^,“”]{4,50})$/u;
/** "Your last stop before the crash was the diner": which stop, and no second fact. */
const EVENT = /\b(?:before|after) (?:the|an?|your|his|her) \p{Ll}+(?= (?:was|were|is)\b)/u;

/** "You did not see who was driving": what was not known is one fact. */
const UNKNOWN = /\b(see|know|hear|say|tell|remember) (?:who|what|which|when|where) (?:was|were|is|had)\b/gi;

/** "You did not look until after the search": how late it was done is one fact. */
const NOT_BEFORE = /^(You did not [^,]{4,90}?) until (?:after )?(?:the|an?|\d|\p{Lu}\p{Ll}+) [^,]{3,30}$/u;

/** "and slid it": a second act. */
const ALSO = /\b(?:and|but) (?:\p{L}+ly )?(\p{Ll}{3,})\b/u;

const asked = (statement: string): string => {
  const quoted = /^(.*)[,.]?([”"])$/s.exec(statement);
  return quoted
    ? `${quoted[1]!.replace(/(?<!\b[ap]\.m)[.,]$/, '')}${quoted[2]}, correct?`
    : `${statement}, correct?`;
};
