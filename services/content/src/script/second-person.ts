import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import { surname } from '../case-model/sides.js';
import { capital } from './english/clauses.js';
import { countWords } from './english/count-words.js';
import { finiteAt, tagged } from './english/tagged.js';
import { IRREGULAR_PAST } from './english/words.js';

/** A statement put to a witness: "You reported the injury." */
export interface Put {
  text: string;
  fact: ModelFact;
  /** The witness acts or speaks in it himself. */
  own: boolean;
  /** It is about a thing, or a company: nobody is addressed in it. */
  thing?: boolean;
  /** When it was said, by the sentence of the file that opens the talk. */
  when?: string;
}

const TITLES =
  '(?:(?:Officer|Detective|Sergeant|Sgt\\.?|Lieutenant|Lt\\.?|Captain|Trooper|Deputy|Agent|Special Agent|Dr\\.?|Mr\\.?|Mrs\\.?|Ms\\.?|Nurse|Professor) )?';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names of the witness in the text: in full, by surname, with a title; by surname alone when no company bears it too. */
export function nameOf({ name, kind }: ModelPerson, people: readonly ModelPerson[] = []): RegExp {
  const bare = name.replace(
    /^(?:Officer|Detective|Sergeant|Dr\.?|Mr\.?|Mrs\.?|Ms\.?|Deputy|Agent|Trooper) /,
    '',
  );
  if (kind === 'organization') return new RegExp(`\\b${escaped(bare)}(?=['’]s\\b|\\b)`, 'gu');
  const [first, last] = [bare.split(' ')[0]!, surname(bare)];
  const full = first === last ? [] : [`${escaped(first)} (?:\\p{Lu}[\\p{L}.]* )?${escaped(last)}`];
  const shared = people.some((one) => one.kind === 'organization' && one.name.split(' ').includes(last));
  const forms = [escaped(bare), ...full, ...(shared ? [] : [`(?<!${OTHER_FIRST_NAME})${escaped(last)}`])];
  const named = `(?:${TITLES})(?:${forms.join('|')})`;
  return new RegExp(
    `\\b(?:${named}${shared ? `|(?:Mr|Mrs|Ms|Dr)\\.? ${escaped(last)}` : ''})(?=['’]s\\b|\\b)`,
    'gu',
  );
}

/** "Teresa Guerrero" is not Andrew Guerrero. */
const OTHER_FIRST_NAME =
  '\\b(?!(?:Mr|Mrs|Ms|Dr|Officer|Detective|Sergeant|Lieutenant|Captain|Trooper|Deputy|Agent|Nurse|Professor|On|In|At|When|While|After|Before|But|And|So|Then|Since|If|As|Because|That|With|For|From|By|To|Did|Was)\\b)\\p{Lu}\\p{Ll}+ ';
const PRONOUN = /\b(?:he|she|him|her|his|hers|himself|herself)\b/i;

/** The sentence as the witness is addressed with it; undefined when he is not in it or a pronoun could be somebody else. */
export function put(
  text: string,
  fact: ModelFact,
  witness: ModelPerson,
  people: readonly ModelPerson[],
): Put | undefined {
  const name = nameOf(witness, people);
  const own = text.replace(/[“"][^”"]*[”"]/g, (quote) => ' '.repeat(quote.length));
  if (!name.test(own)) return undefined;

  // "He" behind "said that" is who said it; any other pronoun could be somebody else.
  const others = people.some(
    (one) =>
      one.id !== witness.id &&
      one.kind === 'person' &&
      fact.said.some((said) => nameOf(one, people).test(said)),
  );
  // "She told officers that he did not": somebody else is in it.
  const both =
    fact.said.some((said) => /\b(?:he|him|his)\b/i.test(said)) &&
    fact.said.some((said) => /\b(?:she|her|hers)\b/i.test(said));
  const reported = others || both ? own : own.replace(REPORTED, '$1 x');
  const alone =
    !others &&
    !people.some((one) => one.id !== witness.id && one.kind === 'person' && nameOf(one, people).test(own));
  const opens = name.exec(own)?.index === 0;
  name.lastIndex = 0;
  const ownThings = opens && alone && !PRONOUN.test(reported.replace(OWNS, ' x '));
  if ((PRONOUN.test(reported) && !ownThings) || /^According to\b/.test(own)) return undefined;
  const words = tagged(text);
  const verb = finiteAt(words);
  name.lastIndex = 0;
  const first = name.exec(own);
  const subject =
    first !== null &&
    verb > 0 &&
    first.index + first[0].length <= words[verb]!.start + 1 &&
    !/^['’]s/.test(own.slice(first.index + first[0].length)) &&
    !/\b(?:of|by|with|to|for|from|and)\s$/.test(own.slice(0, first.index)) &&
    !/^ and\b/.test(own.slice(first.index + first[0].length));
  let said = outsideQuotes(text, (part) => {
    let turned = part
      .replace(new RegExp(`${name.source}['’]s?(?!\\p{L})`, 'gu'), 'your')
      .replace(name, 'you');
    turned = turned.replace(REPORTED, '$1 you');
    return turned
      .replace(ownThings ? OWNS : /(?!)/u, ' your ')
      .replace(/\b([Yy]ou) was\b/g, '$1 were')
      .replace(/\b([Yy]ou) is\b/g, '$1 are')
      .replace(/\b([Yy]ou) has\b/g, '$1 have')
      .replace(
        /\b([Yy]ou)((?: \p{L}+ly| also| then| later| never)?) (says|states|claims|knows|owns|works|operates|lives|runs|admits|denies|believes|remembers)\b/gu,
        (_, you: string, adverb: string, present: string) =>
          `${you}${adverb} ${present.replace(/(?<=d)eni?es$/, 'eny').replace(/s$/, '')}`,
      );
  });
  said = capital(
    said
      .replace(/^(?:The|An?|His|Her|Their|Its) [^,]{3,50}, you, /, 'you ')
      // Who the witness is was asked before.
      .replace(
        /\b(you), (?:then )?(?:the|an?|his|her|its|their) \p{Ll}[^,“”]{2,60}(?:,(?= )|(?=\.$))/iu,
        '$1',
      )
      .replace(/^(you) (?:further|later|also|then|subsequently) /i, '$1 ')
      .replace(/^(?:an?|the) [\p{L} -]{3,40} named (you)\b/iu, '$1')
      .replace(
        /\b(you) had (?=\p{Ll}+ed\b|(?:told|said|sent|met|left|made|paid|found|heard|kept|bought|sold|held|put)\b)/iu,
        '$1 ',
      )
      .replace(/\byou you\b/gi, 'you')
      .trim(),
  );
  if (/\byou\b[^.]*\b(?:you and you)\b|\b(?:finger)?prints of you\b/i.test(said)) return undefined;
  return { text: said, fact, own: subject };
}

/** "put it under the seat of his truck": his own, where nobody else is in the sentence. */
const OWNS = /(?<! of) (?:his|her) (?=\p{Ll})/giu;

const REPORTED =
  /\b((?:said|stated|responded|replied|answered|testified|admitted|claimed|explained|knew|believed|thought|denied|agreed|promised|told (?:(?:an?|the|his|her) )?\p{L}+(?: \p{L}+)?)(?: that)?) (?:he|she)\b/giu;

const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text
    .split(/([“"][^”"]*[”"])/)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');

const MOST_WORDS = 16;
/** Judgments and the ultimate issue invite a fight; they belong to the closing. */
const CONTESTED =
  /\b(?:lied|lying|false(?:ly)?|fraud\w*|purported\w*|pretend\w*|cheat\w*|stole|conceal\w*|illegal\w*|guilty|conspir\w*|negligen\w*|unlawful\w*|violat\w+|plausibl[ey]|demonstrates?|clearly|obviously|of course|the victim|justifiabl\w*|unfortunately|apparently|perhaps|probably|seem(?:s|ed)|appears?|appeared|evidently)\b/i;
const LEADING_TIME = /^((?:On|In|At|Around|About|By) (?:about |around )?[^,]{3,40}(?:, \d{4})?), (?=\p{L})/u;

/** One fact a question: the day is asked apart, and what is still too long to be one fact is left out. */
export function questionsOf(
  { text, thing, when: spoken }: Put,
  before: ReadonlySet<string> = new Set(),
): string[] {
  const body = text.replace(/(?<!\b[ap]\.m)[.]+(?=[”"]?$)/, '');
  if (CONTESTED.test(body.replace(/[“"][^”"]*[”"]/g, ''))) return [];
  const time = LEADING_TIME.exec(body)?.[1];
  const dated = time !== undefined && datesIn(time).length > 0;
  const main = dated ? capital(body.slice(body.indexOf(time) + time.length + 2)) : body;
  const trailing = !dated ? (TRAILING_TIME.exec(main) ?? TRAILING_EVENT.exec(main)) : null;
  // "asked her to serve in November": the month is that of the service, not of the question.
  const said = trailing && !WANTS.test(main.slice(0, trailing.index)) ? main.slice(0, trailing.index) : main;
  if (
    countWords(said) > (REPORTS_OWN.test(said) ? MOST_WORDS + 3 : MOST_WORDS) ||
    (!thing && !/\byou\b|\byour\b/i.test(said)) ||
    /\b[Yy]ou [“"](?:was|is|has|does)\b/.test(said) ||
    SEVERAL.test(said.replace(/[“"][^”"]*[”"]/g, '')) ||
    (ALSO.exec(said.replace(/[“"][^”"]*[”"]/g, ''))?.slice(1) ?? []).some((verb) => IRREGULAR_PAST.has(verb))
  )
    return [];
  const when = dated ? time : said === main ? spoken : trailing![1];
  // The same act on another day is asked with its day.
  if (when && before.has(asked(said)))
    return [asked(`${said} ${when.charAt(0).toLowerCase()}${when.slice(1)}`)];
  return [asked(said), ...(when ? [asked(`That was ${when.charAt(0).toLowerCase()}${when.slice(1)}`)] : [])];
}
/** "You stated that you saw ...": four words are the frame. */
const REPORTS_OWN = /^You (?:\p{L}+ly )?(?:stated|said|reported|testified|wrote|admitted)(?: that)? you /u;
const TRAILING_TIME =
  / ((?:on|in) (?:(?:early |late )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:, \d{4})?|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: of)?,? \d{4}))$/;
/** What is to be done, or said to be so: a day behind it may be another than that of the sentence. */
const WANTS =
  /\bto (?!the\b|an?\b|his\b|her\b|your\b|their\b|its\b|him\b|them\b|you\b)\p{Ll}{2,}|\b(?:that|which|whether|would|will)\b/u;
/** "after the ambulance had left": a fact of its own. */
const TRAILING_EVENT =
  / ((?:after|before) (?:the|an?|his|her|\p{Lu}\p{L}+(?:['’]s)?) (?!.*\b(?:he|she|they|it|him|her|them|and|or|after|before)\b)[^,“”]{4,60})$/u;
/** A second clause hides a second fact. */
const SEVERAL =
  /;|\b(?:was|were) you and \p{Lu}|^\p{Lu}\p{Ll}+ing [^,]*, you\b|, (?:and|but|who|whom|which|while|because|so)\b|\b(?:and|but) (?:you|he|she|it|they|then|that)\b|\b(?:because|after|before|while|although|when|until|who|which|whose|since)\b(?!$| (?:\d|January|February|March|April|May|June|July|August|September|October|November|December))|\b(?:and|but) (?:\p{L}+ly )?\p{L}+ed\b/iu;

/** "and slid it": a second act. */
const ALSO = /\b(?:and|but) (?:\p{L}+ly )?(\p{Ll}{3,})\b/u;

const asked = (statement: string): string => {
  const quoted = /^(.*)[,.]?([”"])$/s.exec(statement);
  return quoted
    ? `${quoted[1]!.replace(/(?<!\b[ap]\.m)[.,]$/, '')}${quoted[2]}, correct?`
    : `${statement}, correct?`;
};
