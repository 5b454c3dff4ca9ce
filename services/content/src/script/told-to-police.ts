import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { OFFICIAL } from '../case-model/allegiance.js';
import { type Coded, codedPeople } from '../case-model/coded-people.js';
import { emailsIn } from '../case-model/emails.js';
import type { CaseDocument, FileSentence } from '../case-model/file-sentences.js';
import { signedIn, statementWith } from '../case-model/statements-in.js';
import type { Gender } from '../case-model/genders.js';
import { gendersIn } from '../case-model/genders.js';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import { type Account, accountIn } from './accounts-in-reports.js';
import { SPOKE } from './spoken-to-teller.js';
import { countWords } from './english/count-words.js';
import { finiteAt, tagged } from './english/tagged.js';
import { bareName, titlesOf } from './name-of.js';
import type { OwnPaper, OwnWords } from './own-paper.js';
import { factOf } from './passage-fact.js';
import { QUOTATIONS } from './english/quotes.js';
import { isHim } from './written-by.js';
import { isMemoOf } from './interview-memos.js';
import { toldInMemo } from './told-in-memo.js';

/** Papers of those who ask others, and write down what they were told. */
const WRITTEN_BY_ASKERS: ReadonlySet<string> = new Set(['report', 'form', 'charge', 'other']);
/** A paper of neither kind says at its head that somebody was asked. */
const TAKEN_DOWN = /\b(?:interview\w*|statements?|investigat\w+|police|sheriff|memo(?:randum)?)\b/i;
const HEAD = 1200;
/** What a report calls people, and a listener does not know. */
const CODE = /\b(?:SU|SUSP|Susp|UNK|RP|R\/[PO]|VI|[SVW](?![.’'])|[SVWA]-?\d{1,2})\b/;
const LONGEST = 26;
const FEWEST_WORDS = 5;

/**
 * What a report or a memo of an interview has the witness tell, sentence by sentence: "Asked how he got home: states he walked"
 * as "Asked how you got home, you told the police that you walked".
 */
export function toldToPolice(brief: Brief, witness: ModelPerson): OwnWords[] {
  const { read } = brief;
  // Who asks and writes it down is told nothing by himself.
  if (OFFICIAL.test(witness.name)) return [];
  const persons = read.model.people.filter(({ kind }) => kind === 'person');
  const others = persons.filter(({ id }) => id !== witness.id);
  const titles = titlesOf(bareName(witness.name));
  const genders = gendersIn(persons, read.sentences);
  const gender: Gender | undefined =
    titles === undefined ? genders.get(witness.name) : titles === 'Mr' ? 'he' : 'she';
  return read.papers
    .filter(
      ({ kind, document }) =>
        WRITTEN_BY_ASKERS.has(kind) &&
        emailsIn(document).length === 0 &&
        (kind !== 'other' ||
          isMemoOf(document, witness, others) ||
          TAKEN_DOWN.test((document.pages[0]?.text ?? '').slice(0, HEAD))),
    )
    .flatMap(({ document, kind }) => {
      // What somebody wrote down himself was told to nobody who asks.
      const written = signedIn(document.pages);
      const own = read.sentences.filter(
        (sentence) => sentence.document === document && !statementWith(sentence, written),
      );
      const codes = codedPeople(document.pages.map(({ text }) => text).join('\n'));
      const tells = tellerIn(witness, others, codes);
      const isMemo = isMemoOf(document, witness, others);
      const paper: OwnPaper = {
        kind: 'interview',
        name: 'an interview',
        document,
        embedded: true,
        ...(isMemo && { memo: true }),
        title: factOf(document, (own[0]?.text ?? '').slice(0, 80), own[0]?.page ?? 1, 0),
      };
      const listener = listenerOf(document, kind, isMemo);
      const plain = (text: string): string =>
        codes.reduce((said, { name, code }) => said.replace(code, surname(name)), text);
      const calm = (text: string): string => read.called.calm(text);
      const told: Told[] = isMemo
        ? toldInMemo(document, own, { witness, others, genders, calm })
        : accountsOf(own, tells, calm, { gender, others });
      return told.flatMap(({ sentence, account, topic }) =>
        countWords(account.text) > LONGEST ||
        countWords(account.text) < FEWEST_WORDS ||
        CODE.test(plain(account.text).replace(QUOTATIONS, ''))
          ? []
          : [
              {
                text: plain(account.text).replace(/\{listener\}/g, listener(sentence.page)),
                words: account.words,
                asked: true,
                fact: factOf(document, sentence.text, sentence.page, sentence.order),
                own: true,
                thing: true,
                paper,
                from: 'interview',
                ...(topic && { topic }),
              },
            ],
      );
    });
}

interface Told {
  sentence: FileSentence;
  account: Account;
  topic?: string | undefined;
}

/** The sentences that go on about the witness, from the one that names him to the end of its paragraph. */
function accountsOf(
  sentences: readonly FileSentence[],
  tells: (text: string, isHis: boolean) => Opened,
  calm: (text: string) => string,
  who: { gender: Gender | undefined; others: readonly ModelPerson[] },
): Told[] {
  const found: Told[] = [];
  let passage = -1;
  let his = false;
  let before = '';
  for (const sentence of whole(sentences)) {
    const text = calm(sentence.text);
    const opens = sentence.passage !== passage;
    if (opens && !GOES_ON.test(text)) his = false;
    passage = sentence.passage;
    const opened = tells(text, his);
    if (opened.by === 'another' || (opened.by === 'nobody' && SPOKE.test(text))) his = false;
    // "Orne was at the drawer": he is told of, and tells nothing.
    if (opened.by === 'witness')
      his =
        INTERVIEWED.test(text) ||
        opened.rest !== undefined ||
        (opens && finiteAt(tagged(text.replace(/\.$/, ''))) < 0);
    // "How long? “Ten seconds.”": what he answers stands before it.
    const asked = /^[^“”"]{3,60}\?$/.test(before) ? before : undefined;
    before = text;
    if (!his) continue;
    const rest = opened.by === 'witness' ? opened.rest : text;
    const named = opened.by === 'witness';
    for (const part of rest === undefined ? [] : rest.split(ASKED_AGAIN))
      for (const account of accountIn(part, { ...who, names: named, ...(asked && { asked }) }))
        found.push({ sentence, account });
  }
  return found;
}

/** A row of its own goes on about whoever tells. */
const GOES_ON = /^(?:Adv\.|Advised|Stated|States|Said|Asked|Denied|Denies|Admitted)\b/;
/** "Interviewed Lee Orne at the office": what follows is his. */
const INTERVIEWED = /^(?:[^,“”]{2,24},? )?(?:[Rr]e-?)?[Ii]nterviewed /;

/** "States he pd. Dale $40": a sentence that was cut at an abbreviation of reports, with its rest. */
function whole(sentences: readonly FileSentence[]): FileSentence[] {
  const found: FileSentence[] = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last && last.passage === sentence.passage && CUT.test(last.text))
      found[found.length - 1] = { ...last, text: `${last.text.replace(/\bpd\.$/, 'paid')} ${sentence.text}` };
    else found.push(sentence);
  }
  return found;
}
const CUT = /(?<!\p{L})(?:pd|adv|prob|appx|approx|mgr|spont|veh|poss|w|re)\.$/iu;

const ASKED_AGAIN = /(?<=[.”"]) (?=Asked )/;

type Opened = { by: 'witness'; rest: string | undefined } | { by: 'another' | 'nobody' };

/** What stands before a name at the beginning of an entry: a day, an hour, "Re-int. of". */
const ENTRY = String.raw`^(?:\d{1,2}[.)] )?(?:(?:At|On) [^,“”]{3,24}?,? )?(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?,? )?(?:@ ?)?(?:\d{3,4}(?: ?[Hh]rs?\.?)?[:,]? )?(?:(?:Re-?)?[Ii]nt(?:\.|erview(?:ed)?)? (?:of |with )?)?(?:Spoke (?:to|with) )?(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?`;
/** Between the name and what he told: his age, his trade, the day and how he was reached. */
const BETWEEN = /^(?: \([^()]{1,60}\))?(?:,[^:“”"]{1,90})?(?: [^:“”"]{1,60})?: ?(?=[^\s\d])/;
const SAYS_IT =
  /^(?: \([^()]{1,60}\))?(?:,[^:“”".]{2,60},)? (?=(?:then |also |first |later |further |now )?(?:adv(?:ised|ises)?\b|stat(?:ed|es)\b|sa(?:id|ys)\b|told\b|report(?:ed|s)\b|claim(?:ed|s)\b|den(?:ied|ies)\b|admit(?:ted|s)\b|describ(?:ed|es)\b|recall(?:ed|s)\b|explain(?:ed|s)\b|add(?:ed|s)\b|est(?:imated|\.)|confirm(?:ed|s)\b|refus(?:ed|es)\b|declin(?:ed|es)\b|did not\b|could not\b|was not\b))/;

/** Whom a sentence begins with: the witness by any of his names, another person, or nobody. */
function tellerIn(
  witness: ModelPerson,
  others: readonly ModelPerson[],
  codes: readonly Coded[],
): (text: string, isHis: boolean) => Opened {
  const { name } = witness;
  const words = bareName(name).split(' ');
  const last = surname(name);
  const first = words[0] === last ? undefined : words[0]!;
  const shared = others.some((one) => surname(one.name) === last);
  const initials = words.map((word) => `${word.charAt(0)}\\.?`).join(' ?');
  const forms = [
    ...(first
      ? [
          `${escaped(first)} (?:\\p{Lu}\\.? )?${escaped(last)}`,
          `${escaped(last)}, ${escaped(first)}(?: \\p{Lu}\\b\\.?)?`,
        ]
      : []),
    ...(first ? [`${first.charAt(0)}\\. ?${escaped(last)}`, `${initials}(?=[ ,:])`] : []),
    ...(shared ? [] : [escaped(last)]),
    ...(first && !others.some((one) => one.name.startsWith(`${first} `)) ? [escaped(first)] : []),
  ];
  const own = new RegExp(`${ENTRY}(?:[VSWPR]P?-?\\d{1,2},? )?(?:${forms.join('|')})(?![\\p{L}-])`, 'u');
  const coded = codes.filter((one) => isHim(one.name, witness));
  const anybody = new RegExp(
    `${ENTRY}(?:(?:${others.flatMap((one) => [surname(one.name), one.name.split(' ')[0]!].map(escaped)).join('|') || '(?!)'})(?![\\p{L}-])|[VSW]-?\\d{1,2}\\b|\\p{Lu}\\p{L}+ (?:\\p{Lu}\\. )?\\p{Lu}\\p{L}+(?=,? (?:\\(|adv|stat|said|told|\\d{2}\\b)))`,
    'u',
  );
  // Whom the passage is about is called by the surname, whoever else bears it.
  const again = new RegExp(`${ENTRY}${escaped(last)}(?![\\p{L}-])`, 'u');
  return (sentence, isHis) => {
    const opens =
      own.exec(sentence) ??
      (isHis ? again.exec(sentence) : null) ??
      coded
        .map((one) => new RegExp(`${ENTRY}(?:${one.code.source})`, 'iu').exec(sentence))
        .find((one) => one !== null);
    if (!opens) return { by: anybody.test(sentence) ? 'another' : 'nobody' };
    const behind = sentence.slice(opens[0].length);
    const between = SAYS_IT.exec(behind) ?? BETWEEN.exec(behind);
    const rest = between ? behind.slice(between[0].length) : undefined;
    // "Wade Orne [Note, by phone: W. Orne now states ...": named once more.
    const twice = rest === undefined ? null : own.exec(rest);
    return { by: 'witness', rest: twice ? rest!.slice(twice[0].length).trim() : rest };
  };
}

/** Who wrote it down, as a jury hears of them; a page of the defense's own investigator is no page of the police. */
function listenerOf({ pages }: CaseDocument, kind: string, isMemo: boolean): (page: number) => string {
  const head = (pages[0]?.text ?? '').slice(0, 1500);
  const usual = OF_POLICE.test(head)
    ? 'the police'
    : kind !== 'other' || /\binvestigat/i.test(isMemo ? pages.map(({ text }) => text).join(' ') : head)
      ? 'the investigator'
      : 'the interviewer';
  const apart = new Set(pages.filter(({ text }) => OF_DEFENSE.test(text)).map(({ number }) => number));
  return (page) => (apart.has(page) ? 'the investigator' : usual);
}
const OF_POLICE = /\b(?:police|sheriff|patrol|trooper|detective|officer|deputy|DET\b|OFC\b|incident report)/i;
const OF_DEFENSE = /\b(?:Def(?:ense|\.)|Defence|Private|P\.?D\.?) Inv(?:estigator\b|\.)/i;
