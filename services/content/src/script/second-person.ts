import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { byFirstName } from '../case-model/genders.js';
import { surname } from '../case-model/sides.js';
import { capital } from './english/clauses.js';
import { BIDS, ORDERED, PERCEIVED, PRESENT, UNKNOWABLE, namesAnother, plainForm } from './addressed-forms.js';
import { QUOTATIONS, outsideQuotes } from './english/quotes.js';
import { finiteAt, tagged } from './english/tagged.js';
import { JUNIOR, TITLES, bareName, nameOf, titlesOf } from './name-of.js';

/** A statement put to a witness: "You reported the injury." */
export interface Put {
  text: string;
  fact: ModelFact;
  /** The witness acts or speaks in it himself. */
  own: boolean;
  /** It is about a thing, or a company: nobody is addressed in it. */
  thing?: boolean;
  /** Counsel had put it to the witness in these words, and he agreed. */
  conceded?: boolean;
  /** Counsel's question tells it with its answer. */
  asked?: boolean;
  /** When it was said, by the sentence of the file that opens the talk. */
  when?: string;
}

/** "Mrs. Orne told Mr. Fell that she would come": whose the pronoun can be alone; undefined where it could be both. */
function meantBy(
  pronoun: string,
  witness: ModelPerson,
  tellers: readonly ModelPerson[],
): 'witness' | 'teller' | undefined {
  const wanted = pronoun === 'he' ? 'Mr' : 'Mrs|Ms';
  const heard = titlesOf(withoutTitle(witness.name));
  const speaks = tellers.map(({ name }) => titlesOf(withoutTitle(name)));
  if (heard === wanted && speaks.every((one) => one !== undefined && one !== wanted)) return 'witness';
  return heard !== undefined && heard !== wanted && speaks.every((one) => one === wanted)
    ? 'teller'
    : undefined;
}

const withoutTitle = (name: string): string => name.replace(new RegExp(`^${TITLES}`), '');

const PRONOUN = /\b(?:he|she|him|her|his|hers|himself|herself)\b/i;

/** "Lowell Haverkamp, Sr., flew" of Lowell Haverkamp Sr. himself: he knows which one he is. */
function withoutOwnSuffix(text: string, { name }: ModelPerson): string {
  const suffix = JUNIOR.exec(name)![0].replace('.', '');
  const bare = bareName(name);
  const full = `${escaped(bare.split(' ')[0]!)} (?:\\p{Lu}[\\p{L}.]* )?${escaped(surname(bare))}`;
  return text.replace(new RegExp(`(${full}),? ${suffix}(?:\\.|\\b)(,(?! called))?(?= |\\.$)`, 'gu'), '$1');
}

/** The sentence as the witness is addressed with it; undefined when he is not in it or a pronoun could be somebody else. */
export function put(
  given: string,
  fact: ModelFact,
  witness: ModelPerson,
  people: readonly ModelPerson[],
): Put | undefined {
  const text = JUNIOR.test(witness.name) ? withoutOwnSuffix(given, witness) : given;
  const name = nameOf(witness, people);
  const own = text.replace(QUOTATIONS, (quote) => ' '.repeat(quote.length));
  // "Ada Moss, Sr., called Skip, is": his name is not whole before the comma.
  if (!name.test(own) || (JUNIOR.test(witness.name) && /, [JS]r\.?, /.test(own))) return undefined;

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
  const reported = (others || both ? own : own.replace(REPORTED, '$1 x')).replace(
    others || both || namesAnother(own, name) ? /(?!)/u : OWN_TIME,
    '$1 x',
  );
  const alone =
    !others &&
    !people.some((one) => one.id !== witness.id && one.kind === 'person' && nameOf(one, people).test(own));
  const opens = name.exec(own)?.index === 0;
  name.lastIndex = 0;
  const toldHim = new RegExp(
    `(\\btold (?:${name.source}) that )(he|she)\\b( (?:must|should|had to|was to|needed to)\\b)?`,
    'u',
  );
  const tellers = opens
    ? []
    : people.filter((one) => one.id !== witness.id && own.search(nameOf(one, people)) >= 0);
  const [, , spoken, order] = (tellers.length > 0 && toldHim.exec(own)) || [];
  const whose =
    spoken === undefined ? undefined : (meantBy(spoken, witness, tellers) ?? (order && 'witness'));
  if (spoken !== undefined && whose === undefined) return undefined;
  const ownThings =
    opens &&
    alone &&
    !OF_THE_OTHER.test(own) &&
    !isOfOtherGender(own, witness) &&
    !SOMEBODY.test(own) &&
    !BIDS.test(own) &&
    !PRONOUN.test(reported.replace(OWNS, ' x '));
  // "described the man as tall, with a tattoo on his hand": the hand is the man's.
  const strangers = opens && alone && STRANGERS.test(own) && !PRONOUN.test(reported.replace(OWNS, ' x '));
  if (
    (PRONOUN.test(whose ? reported.replace(toldHim, '$1x') : reported) && !ownThings && !strangers) ||
    /^According to\b/.test(own)
  )
    return undefined;
  if (UNKNOWABLE.test(own) || (opens && ORDERED.test(own))) return undefined;
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
    turned = turned
      .replace(REPORTED, (all: string, before: string, at: number, whole: string) =>
        opens || SAYS_HIMSELF.test(whole.slice(0, at)) ? `${before} you` : all,
      )
      .replace(whose === 'witness' ? TOLD_YOU : /(?!)/u, '$1you')
      .replace(OWN_TIME, '$1 you');
    return turned
      .replace(PRESENT, (_, before: string, verb: string) => `${before}${plainForm(verb)}`)
      .replace(ownThings ? OWNS : /(?!)/u, ' your ')
      .replace(/\b([Yy]ou) was\b/g, '$1 were')
      .replace(/\b([Yy]ou) is\b/g, '$1 are')
      .replace(/\b([Yy]ou) has\b/g, '$1 have')
      .replace(/\b([Yy]ou) does\b/g, '$1 do')
      .replace(
        /\b([Yy]ou)((?: \p{L}+ly| also| then| later| never)?) (says|states|claims|knows|owns|works|operates|lives|runs|admits|denies|believes|remembers)\b/gu,
        (_, you: string, adverb: string, present: string) =>
          `${you}${adverb} ${present.replace(/(?<=d)eni?es$/, 'eny').replace(/s$/, '')}`,
      );
  });
  said = capital(
    said
      .replace(/^(?:The|An?|His|Her|Their|Its) [^,]{3,50}, you, /, 'you ')
      .replace(
        /(?<=\s)(?:the|an?|his|her|their|its|(?:\p{Lu}[\p{L}.’-]* ){0,4}\p{Lu}[\p{L}-]*['’]s?) \p{Ll}[^,“”]{2,40}, you(?:,|(?=\.$))/u,
        'you',
      )
      // Who the witness is was asked before.
      .replace(
        /\b(you), (?:then )?(?:the|an?|his|her|its|their) \p{Ll}[^,“”]{2,60}(?:,(?= )|(?=\.$))/iu,
        '$1',
      )
      .replace(/^(you) (?:further|later|also|then|subsequently) /i, '$1 ')
      // "You failed to stop" is a verdict; that it was not done is the fact.
      .replace(/\b(you) failed to (?=\p{Ll})/iu, '$1 did not ')
      .replace(/(^|, )(?:an?|the) [\p{L} -]{3,40} named (you)\b/iu, '$1$2')
      .replace(
        /\b(you) had (?=\p{Ll}+ed\b|(?:told|said|sent|met|left|made|paid|found|heard|kept|bought|sold|held|put)\b)/iu,
        '$1 ',
      )
      .replace(/\byou you\b/gi, 'you')
      .trim(),
  );
  if (
    /\byou\b[^.]*\b(?:you and you)\b|\b(?:finger)?prints of you\b|\b(?:office|home|house|car|name|side) of you\b|\byou wh(?:om?|ose)\b|\b(?:the|an?|this|his|its|their) you\b|^You, (?!too)/i.test(
      said,
    )
  )
    return undefined;
  // Whose yard manager he is, the sentence before said; nobody is his own sister.
  if (/^You (?:are|were) (?:its|their|your|you)\b|^You and you\b|^(?:It|They|We) /.test(said))
    return undefined;
  if (HIMSELF_AGAIN.test(said.replace(QUOTATIONS, ''))) return undefined;
  // What somebody else perceived of the witness is that one's to tell.
  if (PERCEIVED.test(said) || OF_SOMETHING.test(said.replace(QUOTATIONS, ''))) return undefined;
  return { text: said, fact, own: subject };
}

/** A name within the name of a thing ("the Zabka quarter", "Reed-Orne Builders", "Orne Road"), and who is himself: there nobody is addressed. */
const OF_SOMETHING =
  /(?:^|[\s(])(?:the|an?|these|those|each|every|another) you\b|\byou[-–]\p{L}|\p{L}[-–]you\b|\b[Yy]ou (?:Road|Street|Avenue|Lane|Drive|Farms?|Ranch|Builders|Company|Brothers|Group|Law|Building|House|Hall|Estate|Trust|E-?mails?|Memo|Report|Letter|Declaration|Affidavit|Deposition)\b|\b(?:been|was|were|are|is) you(?: (?:in|of|at|for|on)\b|[.,]?$)/u;

/** "You were told by you", "no latent of you". */
const HIMSELF_AGAIN =
  /\b[Yy]ou\b[^“”,]*\b(?:with|to|by|of|from|for|as) you\b|\b(?!front|ahead|because|outside|inside|instead|afraid|two|proud|hold|care|advantage)\p{Ll}+ of you\b/u;

/** "put a forearm on his throat": nobody does that to himself. */
const OF_THE_OTHER =
  /\b(?:put|placed|pressed|laid|held|pushed|wrapped|swung|threw)\b[^.]{0,60}\b(?:on|to|at|against|around|over|into|across) (?:his|her) (?:\p{Ll}+ )?(?:throat|neck|face|head|chest|arm|shoulders?|back|mouth|leg|knee|stomach|eyes?|ribs)\b|\b(?:slapped|knocked|snatched|ripped|tore|yanked|pulled|grabbed)\b[^.]{0,40}\b(?:off|from|out of) (?:his|her) (?:\p{Ll}+ )?(?:head|face|neck|hands?|back|shoulders?|arms?)\b|\b(?:grabbed|slapped|punched|kicked|shoved|twisted) (?:his|her) (?:\p{Ll}+ )?(?:jacket|coat|collar|shirt|hat|cap|hair|arm|wrist|throat|neck|face|head)\b/iu;

/** "Ms. Roe kept his telephone": it is somebody else's. */
function isOfOtherGender(text: string, { name }: ModelPerson): boolean {
  const gender = byFirstName(name);
  return gender !== undefined && (gender === 'he' ? /\bher\b/i : /\bhis\b/i).test(text);
}

/** Somebody without a name, whose own things "his left hand" may be. */
const SOMEBODY =
  /\b(?:man|woman|suspect|driver|boy|girl|person|male|female|caller|customer|patient|gunman|robber|passenger|client|tenant)\b/i;

const STRANGERS = new RegExp(`${SOMEBODY.source}[^.]{0,80}\\b(?:his|her) `, 'i');

/** "put it under the seat of his truck": his own, where nobody else is in the sentence. */
const OWNS =
  /(?<! of) (?:his|her) (?!(?:about|in|into|on|onto|at|to|for|from|with|without|by|of|off|up|down|out|over|again|back|home|there|here|that|if|whether|as|and|or|but|before|after|when|while|because|until|how|what|who|where|why|not|some|the|an?)\b)(?=\p{Ll})/giu;

/** What somebody is told of himself: what he is to do, or what was done with him. "She told you that she drank" is her own. */
const TOLD_YOU = /(\btold you that )(?:he|she)\b/gu;
const SAYS_HIMSELF = /\byou(?: \p{L}+)? $/iu;

const REPORTED =
  /\b((?:said|stated|responded|replied|answered|testified|admitted|conceded|acknowledged|claimed|explained|knew|believed|thought|denied|agreed?|promised|told (?:(?:an?|the|his|her) )?\p{L}+(?: \p{L}+)?)(?: at (?:(?:his|her|the) )?(?:deposition|trial|hearing))?(?: that)?) (?:he|she)\b/giu;

/** "left the children alone while she worked": her own work, where nobody else is named. */
const OWN_TIME = /\b(while|when|before|after|until) (?:he|she)\b/giu;
