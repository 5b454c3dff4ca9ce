import { sameName } from '@lectern/legal-text/names';
import { escaped } from '@lectern/legal-text/escaped';
import { codedPeople, withoutUnknown } from './coded-people.js';
import { SLASHED, calledByLetter, inLetters } from './lettered-people.js';
import type { CaseDocument } from './file-sentences.js';
import { unitsOfCrash, wordsForUnit } from './units-of-crash.js';
import { outsideQuotes } from '../script/english/quotes.js';
import { tagged } from '../script/english/tagged.js';
import { type Sides, surname } from './sides.js';

/** Whom a form names in a line of its own, and what its narrative then calls them. */
export interface Designated {
  name: string;
  /** Suspects are whom the charge is against; of a victim nobody knows yet whether he can testify. */
  as: 'victim' | 'suspect' | 'witness';
  /** The line, and its page. */
  line: string;
  page: number;
}

const LINE =
  /^[ \t]*\(?(VICTIM|SUSPECT|ARRESTEE|OFFENDER|WITNESS|VICT?|SUSP|WIT|VI|SU|WI|[VSW](?=-?\d))S?[ \t]?[#-]?[ \t]?(?:NO\.[ \t]?)?(\d{1,2})?\)?[ \t]*(:?)[ \t]{1,12}(\S[^\n]{2,120})/gimu;
const LETTER: Record<string, string> = {
  V: 'VICTIM',
  S: 'SUSPECT',
  W: 'WITNESS',
  VIC: 'VICTIM',
  VICT: 'VICTIM',
  VI: 'VICTIM',
  SUSP: 'SUSPECT',
  SU: 'SUSPECT',
  WIT: 'WITNESS',
  WI: 'WITNESS',
  ARRESTEE: 'SUSPECT',
  OFFENDER: 'SUSPECT',
};
const KIND: Record<string, Designated['as']> = { VICTIM: 'victim', SUSPECT: 'suspect', WITNESS: 'witness' };
const LAST_FIRST =
  /^(\p{Lu}[\p{L}’'-]*(?: (?:DE|LA|VAN|VON|DEL)?\p{Lu}[\p{L}’'-]*)?(?:,? (?:JR|SR|II|III|IV)\.?)?), (\p{Lu}[\p{L}’'-]*)((?: \p{Lu}\p{L}*\.?){0,3})(?=$|\s{2}|[ ,;(])/iu;
/** "Marlo Teague, DOB ...", in letters as one writes a name. */
const FIRST_LAST =
  /^(\p{Lu}\p{Ll}+ (?:\p{Lu}\.? )?\p{Lu}\p{Ll}[\p{L}’'-]*(?: (?:Jr\.|Sr\.|II|III|IV))?)(?=$|\s{2}|[,;(])/u;
const SUFFIX = /(?:^|[ ,])(JR\.?|SR\.?|II|III|IV)$/i;

/** "BASCOMBE, TERRENCE L. III   B/M" as "Terrence L. Bascombe III"; undefined where the line names nobody in this way. */
function nameIn(line: string, labelled: boolean): string | undefined {
  const plain = line.replace(/\s*\([^)]*\)/g, '  ');
  const [, last = '', first = '', rest = ''] = LAST_FIRST.exec(withoutUnknown(plain)) ?? [];
  if (!first) return labelled ? FIRST_LAST.exec(plain)?.[1] : undefined;
  // "Suspect Reed, Pia ran" is prose; a row without a colon shouts its name.
  if (!labelled && /\p{Ll}{2}/u.test(last)) return undefined;
  const more = rest.trim().split(' ').filter(Boolean);
  const suffix = SUFFIX.exec(last)?.[1] ?? (SUFFIX.test(more.at(-1) ?? '') ? more.pop() : undefined);
  const middle = more.filter((word) => /^\p{Lu}\.?$|^\p{Lu}\p{L}{2,}$/u.test(word)).map(inLetters);
  const family = inLetters(last.replace(SUFFIX, '').trim());
  const ending =
    suffix && (/^[JS]R/i.test(suffix) ? `${inLetters(suffix.replace('.', ''))}.` : suffix.toUpperCase());
  return [inLetters(first), ...middle, family, ending].filter(Boolean).join(' ');
}

const VERB_FIRST =
  /^(?:States?|Stated|Advised|Observed|Responded|Noted|Spoke|Den(?:y|ies|ied)|Says|Admits?|Admitted|Reports|Reported|Found|Located|Transported|Photographed|Arrived|Cleared|Saw|Heard|Took|Gave|Told|Asked|Adv|Adv['’]d|Obs|Obsvd|Req|Arr|Transp|Spoke|Laid|Did not) |^(?:One|Two|Three) (?:to|in|on|at) /;
/** What is written short and was not read out is not said. */
const UNREAD =
  /\b(?:adv|obsvd?|req|subjs?|appx|transp|susp|obs|veh|inv|supp|poss|blk|dx|ptlm|addl|approx)\b(?!\.)|\breg\b|(?<![\p{L}\d-])[VWSAD]-?\d{1,2}(?![\p{L}\d-])/u;
/** A thing of a report with what is said of it, and no article. */
const BARE =
  /^(?:Search warrant|Warrant|Vehicle|Driver|Subject|Suspect|Victim|Male|Female|Caller|Passenger|Weapon|Firearm|Item|Scene|Door|Window|Officer|Deputy|Trooper|Unit|Video|Phone|Wallet|Bag|Truck|Car|House|Residence|Apartment|Store|Clerk|Owner|Manager)\b(?! \p{Lu}| \d)/u;
const NEEDS_NONE =
  /^(?:snow|rain|ice|traffic|work|school|nobody|someone|somebody|everyone|everybody|one|none|half)$/;

/** The one whom the forms of a file name as the victim; undefined where they name nobody, or several. */
export function victimOfForms(texts: readonly string[]): string | undefined {
  const names = texts.flatMap((text) => [
    ...[...text.matchAll(LINE)].flatMap(([, label = '', , colon, rest = '']) => {
      const role = label.toUpperCase();
      return (LETTER[role] ?? role) === 'VICTIM' ? (nameIn(rest.trim(), colon !== '') ?? []) : [];
    }),
    ...codedPeople(text).flatMap(({ as, name }) => (as === 'victim' ? name : [])),
  ]);
  const [first] = names;
  return first && names.every((one) => sameName(one, first)) ? first : undefined;
}

/** Who stands behind the words and letters of a police form: "suspect", "V", "W2". */
export class Designations {
  readonly people: Designated[] = [];
  private readonly words: [RegExp, string][] = [];
  /** What was said with a code in it stays as it was said. */
  private readonly codes: [RegExp, string][] = [];
  private thingsOfForm: ReadonlySet<string> | undefined;

  constructor(
    private readonly document: CaseDocument,
    sides: Sides,
  ) {
    const lines = document.pages.flatMap((page) =>
      [...page.text.matchAll(LINE)].flatMap(([line, label = '', number, colon, rest = '']) => {
        const role = label.toUpperCase();
        const name = nameIn(rest.trim(), colon !== '');
        return name
          ? [{ role: LETTER[role] ?? role, number, name, line: line.trim(), page: page.number }]
          : [];
      }),
    );
    const coded = document.pages.flatMap((page) =>
      codedPeople(page.text)
        .filter(({ name }) => !lines.some((one) => firstAndLast(one.name).startsWith(firstAndLast(name))))
        .map((one) => ({ ...one, page: page.number })),
    );
    const saidOf = (name: string): string =>
      [sides.client, sides.opponent].find(
        (one) => one && !one.organization && !one.several && sameName(one.said, name),
      )?.short ?? spoken(name, [...lines, ...coded]);
    for (const { name, as, code, line, page } of coded) {
      if (!this.people.some((one) => one.name === name)) this.people.push({ name, as, line, page });
      this.codes.push([code, saidOf(name)]);
    }
    for (const { letter, name, page, line } of calledByLetter(document)) {
      if ([...lines, ...coded].some((one) => surname(one.name) === surname(name))) continue;
      if (letter !== 'W') this.codes.push([bare(letter), saidOf(name)]);
      if (letter === 'V')
        for (const word of wordsFor('VICTIM', undefined, true)) this.words.push([word, saidOf(name)]);
      if (!this.people.some((one) => surname(one.name) === surname(name)))
        this.people.push({
          name,
          as: letter === 'V' ? 'victim' : letter === 'W' ? 'witness' : 'suspect',
          line,
          page,
        });
    }
    for (const page of document.pages)
      for (const unit of unitsOfCrash(page.text)) {
        this.words.push(...wordsForUnit(unit, saidOf(unit.name)));
        if (!this.people.some((one) => surname(one.name) === surname(unit.name)))
          this.people.push({ name: unit.name, as: 'witness', line: unit.line, page: page.number });
      }
    for (const { role, number, name, line, page } of lines) {
      const said = saidOf(name);
      if (!this.people.some((one) => one.name === name))
        this.people.push({ name, as: KIND[role]!, line, page });
      const alone = lines.filter((one) => one.role === role).length === 1;
      for (const word of wordsFor(role, number, alone)) this.words.push([word, said]);
      // "the victim, Ada Moss, fell": named once.
      this.words.push([new RegExp(`(?<=${escaped(said)}), ${fullName(name)}(?:,|(?=[.]))`, 'gu'), '']);
    }
  }

  /** Words that the form never writes as names. */
  private things(): ReadonlySet<string> {
    if (this.thingsOfForm) return this.thingsOfForm;
    const things = new Set<string>();
    const text = this.document.pages.map((page) => page.text).join('\n');
    for (const [word] of text.matchAll(/(?<!\p{L})\p{Ll}{3,20}(?!\p{L})/gu)) things.add(word);
    for (const [, name] of text.matchAll(/\p{Ll} (\p{Lu}\p{Ll}{2,20})(?!\p{L})/gu))
      things.delete(name!.toLowerCase());
    this.thingsOfForm = things;
    return things;
  }

  /** "Culvert checked twice", "States he was told": the subject, or its article, was left out. */
  isNote(text: string): boolean {
    const [first, second] = tagged(text);
    if (!first || VERB_FIRST.test(text) || UNREAD.test(text)) return first !== undefined;
    const thing = first.tags.has('Singular') && !first.tags.has('Uncountable') && !first.tags.has('Pronoun');
    return thing &&
      !NEEDS_NONE.test(first.lower) &&
      this.things().has(first.lower) &&
      !second?.tags.has('Noun') &&
      // "Unit 1 crossed the line": its number names it.
      !/^\d/.test(second?.text ?? '')
      ? true
      : BARE.test(text);
  }

  private decoded(text: string): string {
    return outsideQuotes(text, (part) =>
      this.codes.reduce((whole, [code, name]) => whole.replace(code, name), part.replace(SLASHED, '')),
    );
  }

  /** The sentence of this form with names. */
  named(text: string): string {
    return (
      this.words
        .reduce((whole, [word, name]) => whole.replace(word, name), this.decoded(text))
        .replace(/(\p{L}+) (\p{L}+) (?:\(\2\)|\2(?!\p{L}))/gu, '$1 $2')
        // "DUBOIS said": a report shouts the names of those who speak.
        .replace(/^\p{Lu}{4,}(?:-\p{Lu}{2,})*(?= \p{Ll})/u, inLetters)
        .replace(
          /(?<=[\p{L}.] )(?:stated|states|advised|advises)(?= (?:that|he|she|they|it|there|\p{Lu}))/gu,
          'said',
        )
    );
  }
}

const bare = (letter: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}“"'’/&.-])${letter}(?=['’]s\\b| \\p{Ll})(?! [vV]\\.)`, 'gu');

/** First and last name; the whole surname alone would not say whom a listener hears of for the first time. */
function spoken(name: string, lines: readonly { name: string }[]): string {
  const short = firstAndLast(name);
  const namesake = lines.some((one) => one.name !== name && firstAndLast(one.name) === short);
  return namesake ? `${short}${/ (?:Jr\.|Sr\.|II|III|IV)$/.exec(name)?.[0] ?? ''}` : short;
}

const firstAndLast = (name: string): string => `${name.split(' ')[0]} ${surname(name)}`;

const fullName = (name: string): string =>
  `${escaped(name.split(' ')[0]!)} (?:\\p{Lu}\\.? )?${escaped(surname(name))}(?:,? (?:Jr\\.|Sr\\.|II|III|IV))?`;

const SHORT: Record<string, string[]> = {
  VICTIM: ['V(?:ict?|ICT?)\\.?', 'VI'],
  SUSPECT: ['S(?:usp|USP)\\.?', 'SU'],
};

/** The words and letters that stand for one of a role: those with his number, and without one where nobody else has the role. */
function wordsFor(role: string, number: string | undefined, alone: boolean): RegExp[] {
  const letter = role[0]!;
  const whole = (words: string, flags: string) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}“"'’/&.-]|\\b(?:an?|any|each|no|other|another|one) )(?:[Tt]he )?(?:${words})(?=['’]s\\b|[ ,.;)]|$)(?! [vV]\\.)`,
      flags,
    );
  return [
    ...(number ? [whole(`${letter}-?${number}|${role} ?#?${number}`, 'giu')] : []),
    ...(alone && role !== 'WITNESS'
      ? [
          whole(role, 'giu'),
          ...(SHORT[role] ?? []).map((short) => whole(short, 'gu')),
          whole(`${letter}/?`, 'gu'),
        ]
      : []),
  ];
}
