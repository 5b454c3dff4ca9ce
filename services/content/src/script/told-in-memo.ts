import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import type { CaseDocument, FileSentence } from '../case-model/file-sentences.js';
import type { Gender } from '../case-model/genders.js';
import { surname } from '../case-model/sides.js';
import { type Account, LED, accountIn } from './accounts-in-reports.js';
import { SPOKE } from './spoken-to-teller.js';
import { QUOTATIONS } from './english/quotes.js';
import { genderInMemo, headingsIn } from './interview-memos.js';
import { topicOf } from './topic-of-heading.js';

/** One thing that the memo of an interview has the witness tell, with the heading under which it stands. */
export interface ToldInMemo {
  sentence: FileSentence;
  account: Account;
  topic: string | undefined;
}

interface Teller {
  witness: ModelPerson;
  others: readonly ModelPerson[];
  genders: ReadonlyMap<string, Gender>;
  calm: (text: string) => string;
}

/** "EXTRA WORK: She stated", "Visits: he said" */
const LABEL =
  /^(?!(?:He|She|I|Asked|Said|Then|When)\b)(\p{Lu}[\p{L}’'$\d,]*(?: [\p{L}’'$\d,]+){0,3}): (?=\S)/u;
/** Under these the writer speaks for himself. */
const OF_THE_WRITER =
  /\b(?:notes?|investigator|interviewer|comments?|impressions?|observations?|assessment|evaluation|demeanor|credibility|conclusions?|recommendations?|opinions?|follow-?up|next steps?|actions?|attachments?|distribution|corrections?|date|time|place|present|recorded|by)\b/i;
/** How he was, and what went on in the room: nothing that he told. */
const IN_THE_ROOM =
  /^(?:He|She) (?:then |also |again |\p{L}+ly )?(?:look(?:s|ed)|glanced|turned|nodded|shrugged|smiled|laughed|sighed|cried|wept|paused|hesitated|appear(?:s|ed)|seem(?:s|ed)|became|remained|sounded|was (?:\p{L}+ly )?(?:quiet|silent|calm|nervous|tearful|upset|pleasant|polite|cooperative|agitated|evasive|guarded|hesitant|emotional|angry|crying|told|advised|informed|shown|asked|given|read|interviewed|offered|thanked|under|not under|free)|conferred|consulted|left (?:at|the room|with)|arrived|came in|signed|initial\w+|reviewed|returned|provided|produced|handed|asked (?:if|whether|me|us|for|what|how|about|when|why)|will|would (?:provide|look|send|call|check)|understood|thanked|stood|sat|pointed|agreed to|consented|refused to|declined)\b/u;
/** No test that a court does not hear, and nothing that is asked of the talk itself. */
const NOT_TOLD =
  /\b(?:polygraph|lie detector|I|me|my|we|us)\b|\b(?:that|this) (?:is|was|meant)\b|^(?:about )?(?:that|this|it)\b/;
/** "I asked if he had kept a copy." */
const ASKS =
  /^(?:(?:At|On|When|Then|After|Next) [^“”]{2,40}?,? )?(?:I|We|Investigator|The (?:investigator|interviewer|adjuster|undersigned)|This (?:writer|investigator)) (?:then |also |next )?asked (?:him |her |them )?(?!to\b|for\b)([^“”"]{3,90}|[^“”"]{0,60}[“"][^“”"]{1,40}[”"])\.?$/u;
const INVERTED = /^(had|did|was|is|could|would|has) (he|she)\b/u;
const BY_WRITER = /^(?:I|We|Investigator|This (?:writer|investigator))\b/u;
const QUOTE = /^[“"][^“”"]+[”"]\.?$/;
/** "He said" that is left out in notes. */
const ELLIPTIC =
  /^(?:Then |Also |Again )?(?:said|says|stated|states|told me|advised|denied|denies|admitted|admits|acknowledged|agreed|asked|did not|does not|was not|has not|had not|could not|never)\b/iu;
/** What the sentence before has to say. */
const POINTS =
  /\bthat you (?:think|believe|suspect|feel)\b|\bd\. ?\d{4}|\b(?:nobody|no one|everybody|they) (?:had|did|was|has|could)[.]$|\byou (?:understood|(?:did|do) not (?:know|remember|recall))[.]$|\b(?:on|of|to|with|for) (?:this|that|these|those)[.]|\b(?:that|this|so|it) (?:too|either)[.]|\b(?:told|said|knew|meant|did|do|does|about)\b[^“”.]* (?:that|this|so)[.]|\bthat (?:this|that|it|these|those|they)\b(?! (?:is|was) (?:you|your)\b)|\byou (?:thought|believed|figured|guessed) (?:that )?(?:it|this|that|they)\b|\b(?:since|before|after|for) (?:then|that)\b|\b(?:one|two|them) of (?:those|these)\b/u;
const PERSONS =
  /(?:(?:Mr|Mrs|Ms|Dr)\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*|\b(?:[Dd]ecedent|[Cc]ounsel|attorney|lawyer|mother|father|wife|husband|son|daughter|sister|brother|aunt|uncle|neighbor|manager|supervisor|boss|driver|tenant|landlord|owner)\b/gu;

/**
 * What the memo of an interview has the one tell whom it is on, from its head to its end: "He said the key was on the hook" as "You told
 * {listener} that the key was on the hook". Nothing of how he looked, of what others told, or where "he" may be another.
 */
export function toldInMemo(
  document: CaseDocument,
  sentences: readonly FileSentence[],
  { witness, others, genders, calm }: Teller,
): ToldInMemo[] {
  const gender = genderInMemo(document, witness) ?? genders.get(witness.name);
  if (gender === undefined) return [];
  const headings = headingsIn(document);
  const body = document.pages.map(({ text }) => text).join('\n');
  const name = new RegExp(
    `^(?:(?:Mr|Ms|Mrs|Dr)\\. )?(?:${escaped(witness.name.split(' ')[0]!)} (?:\\p{Lu}\\. )?)?${escaped(surname(witness.name))}(?= \\p{Ll})|^(?:The )?(?:[Ss]ubject|[Ii]nterviewee|[Ww]itness|[Ee]mployee|[Cc]laimant)(?= \\p{Ll})`,
    'u',
  );
  const BY_NAME = new RegExp(
    `(?<=, )(?:(?:Mr|Ms|Mrs|Dr)\\. )?${escaped(surname(witness.name))}(?= (?:said|stated|replied|answered|advised)\\b)`,
    'gu',
  );
  const own = gender === 'he' ? /^He\b/ : /^She\b/;
  const other = gender === 'he' ? /^(?:She|Her)\b/ : /^(?:He|His)\b/;
  const rivals = others.filter((one) => (genders.get(one.name) ?? gender) === gender);
  const apart = others.filter((one) => !rivals.includes(one));
  const found: ToldInMemo[] = [];
  let topic: string | undefined;
  let ofWriter = true;
  let corrects = false;
  let isHis = false;
  let another = false;
  let asked: string | undefined;
  let passage = -1;
  let spoken: string[] = [];
  for (const sentence of sentences)
    for (const written of partsOf(calm(sentence.text))) {
      const part = written
        .replace(/^[-•*–] ?/, '')
        .replace(BY_NAME, gender)
        .replace(/^When (?:I|we) asked (?:him |her )?/, 'Asked ');
      const heading = headings.find((row) => part.startsWith(`${calm(row)} `) || part === calm(row));
      const label = heading === undefined ? LABEL.exec(part)?.[1] : undefined;
      const title = heading ?? label;
      const rest = title === undefined ? part : part.slice(title.length).replace(/^:?\s*/, '');
      const text = (rest.charAt(0).toUpperCase() + rest.slice(1)).replace(
        name,
        gender === 'he' ? 'He' : 'She',
      );
      if (title !== undefined) {
        ofWriter = OF_THE_WRITER.test(title) || (corrects && /^Page \d/.test(title));
        topic = topicOf(title.replace(/^\p{Lu}[^\p{Ll}]+$/u, sentenceCase), body);
        spoken = [title];
      }
      // Behind the fields of the head he begins to tell.
      if (found.length === 0 && ofWriter && title === undefined && (own.test(text) || ELLIPTIC.test(text)))
        [ofWriter, topic] = [false, undefined];
      if (title !== undefined || name.test(rest)) [isHis, another] = [true, false];
      else if (sentence.passage !== passage || /^Asked\b/.test(rest)) isHis = !another;
      passage = sentence.passage;
      const before = spoken;
      spoken = [...before, ...named(text, others)];
      corrects =
        title === undefined ? corrects : CORRECTED.test(title) || (corrects && /^Page \d/.test(title));
      if (corrects) correct(sentence, text, found);
      if (ofWriter) continue;
      if (SPOKE.test(text) && !/\b(?:with|to|interviewed|questioned|contacted) (?:him|her)\b/.test(text)) {
        [isHis, another] = [false, true];
        continue;
      }
      const question = ASKS.exec(text)?.[1];
      if (question !== undefined || BY_WRITER.test(text)) {
        asked = question && !NOT_TOLD.test(question) ? statedQuestion(question) : undefined;
        isHis = !question || !/polygraph|lie detector/.test(question);
        continue;
      }
      const answers = asked;
      asked = undefined;
      if (QUOTE.test(text) || /^(?:No|Yes)\.$/.test(text)) {
        if (!isHis) continue;
      } else if (own.test(text) || ELLIPTIC.test(text) || LED.test(text)) {
        if (!isHis || IN_THE_ROOM.test(text)) continue;
      } else {
        // "Counsel said he could answer. He said": who goes on is not known.
        isHis = isHis && (other.test(text) || text.includes(surname(witness.name)) || /^\(/.test(text));
        continue;
      }
      const said = answers === undefined ? text : `Asked ${answers}, ${answered(text, gender)}`;
      const teller = {
        gender,
        others: rivals,
        apart,
        names: false,
        named: (one: string) => withNames(one, before, { gender, others, genders }),
      };
      for (const account of accountIn(said, teller))
        if (answers !== undefined || !POINTS.test(account.text.replace(QUOTATIONS, '')))
          found.push({ sentence, account: { ...account, words: sentence.text }, topic });
    }
  return found;
}

/** He read the memo, and had it say something else: "strike “...”; insert “...”". */
const CORRECTED = /^corrections?\b.*\b(?:returned|made|given|by|from|of)\b/i;
const STRUCK = /\b(?:strike|struck|delete[sd]?|replace[sd]?)\b[^“”"]*[“"]([^“”"]+)[”"]/i;
const INSERTED =
  /\b(?:insert(?:s|ed)?|substitute[sd]?|add(?:s|ed)?|replaced with|should (?:read|say))\b[^“”"]*[“"]([^“”"]+)[”"]/i;
function correct(sentence: FileSentence, text: string, found: ToldInMemo[]): void {
  const [, struck] = STRUCK.exec(text) ?? [];
  const [, inserted] = INSERTED.exec(text) ?? [];
  if (!inserted) return;
  const account = { text: `You sent back a correction that said: “${inserted}”`, words: inserted };
  const at = found.findIndex((one) => struck !== undefined && one.account.text.includes(struck));
  const withdrawn = found[at];
  // It stands where he had said otherwise.
  if (withdrawn)
    found[at] = { ...withdrawn, sentence: { ...sentence, order: withdrawn.sentence.order }, account };
  else found.push({ sentence, account, topic: undefined });
}

const sentenceCase = (title: string): string => title.charAt(0) + title.slice(1).toLowerCase();

/** "She denied it. She agreed she wrote it", which was read as one sentence. */
function partsOf(text: string): string[] {
  const bare = text.replace(QUOTATIONS, (quote) => `“${'x'.repeat(quote.length - 2)}”`);
  const ends = [
    ...bare.matchAll(
      /(?<=[.”"]) (?=[-•*–] ?\p{Lu})|(?<=\p{L}{2}[.]|x[”]|^No\.) (?=(?:He|She|I|Asked) \p{Ll})/gu,
    ),
  ].map(({ index }) => index);
  return [0, ...ends].map((from, at) => text.slice(from, ends[at]).trim());
}

/** "had he ever told her" as it stands behind "asked". */
const statedQuestion = (question: string): string =>
  question
    .replace(/\.$/, '')
    .replace(INVERTED, (all, verb: string, who: string) => (verb === 'did' ? all : `whether ${who} ${verb}`));

/** "He said no, it was new" behind "Asked if it was old, ". */
const answered = (text: string, gender: Gender): string =>
  QUOTE.test(text) || /^(?:No|Yes)\.$/.test(text)
    ? `${gender} said ${text.charAt(0) === 'N' || text.charAt(0) === 'Y' ? text.toLowerCase() : text}`
    : text.charAt(0).toLowerCase() + text.slice(1);

/** Who is spoken of in a sentence, as the paper calls them. */
const named = (text: string, others: readonly ModelPerson[]): string[] =>
  [...text.replace(QUOTATIONS, '').matchAll(PERSONS)]
    .map(([one]) => one)
    .filter((one) => isRole(one) || personOf(one, others) !== undefined);
const isRole = (name: string): boolean => /^\p{Ll}|^(?:Decedent|Counsel)/u.test(name);
const personOf = (words: string, others: readonly ModelPerson[]): ModelPerson | undefined =>
  others.find(({ name }) => words.includes(surname(name)) || words.split(' ')[0] === name.split(' ')[0]);

/** A pronoun of the other kind as the only one who was spoken of under the same heading; undefined where it may be somebody else. */
function withNames(
  text: string,
  before: readonly string[],
  { gender, others, genders }: Pick<Teller, 'others' | 'genders'> & { gender: Gender },
): string | undefined {
  const bare = text.replace(QUOTATIONS, (quote) => ' '.repeat(quote.length));
  const found = (gender === 'he' ? /\b(?:she|her|hers)\b/iu : /\b(?:he|him|his)\b/iu).exec(bare);
  if (!found) return /\b(?:they|them|their)\b/i.test(bare) ? undefined : text;
  if (named(bare.slice(0, found.index), others).length > 0) return text;
  const people = new Set(before.map((one) => personOf(one, others) ?? one.toLowerCase()));
  const [person] = people;
  if (people.size !== 1 || person === undefined) return undefined;
  if (typeof person === 'string' ? person !== 'decedent' : genders.get(person.name) === gender)
    return undefined;
  const behind = bare.slice(found.index);
  const possessive =
    /^(?:his|hers)\b/i.test(behind) || (/^her \p{Ll}/iu.test(behind) && !HER_OBJECT.test(behind));
  const called =
    typeof person === 'string'
      ? `the ${person}`
      : before.findLast((one) => personOf(one, others) === person)!;
  return `${text.slice(0, found.index)}${called}${possessive ? "'s" : ''}${text.slice(found.index + found[0].length)}`;
}
const HER_OBJECT = /^her (?:to|that|about|in|on|at|with|for|from|if|when|since|and|or|not|tell|say|do)\b/iu;
