import type { ModelPerson } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import { isOrganization } from '@lectern/legal-text/names';
import { namesOf } from '../case-model/actors.js';
import type { CaseDocument, FileSentence } from '../case-model/file-sentences.js';
import { byFirstName } from '../case-model/genders.js';
import { accountOf } from '../case-model/paper.js';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import type { Told } from './direct-testimony.js';
import { fromThirdPerson } from './in-second-person.js';
import { isoOf } from './iso-day.js';
import { namesIn, opensWith } from './names-of-witness.js';
import { opened } from './orientation.js';
import { CITES, NO_TESTIMONY, speaks, toldBy } from './sentences-told.js';

/** What the papers of our side tell of the witness. */
export function pleadedAccount(brief: Brief, witness: ModelPerson): Told[] {
  const { model, read } = brief;
  const isParty = witness.role === 'our client';
  const persons = model.people.filter(({ kind }) => kind === 'person');
  const clients = model.people.filter(({ role }) => role === 'our client');
  const documents = ourPapers(brief, isParty);
  const party = PARTY_WORDS[model.side] ?? [];
  const names = namesIn(witness, [...documents], isParty && clients.length === 1 ? party : []);
  const own = calledIn(read.sentences, documents, names) ?? byFirstName(witness.name);
  const parties = [read.sides.client, read.sides.opponent]
    .filter((one) => one?.several)
    .flatMap(namesOf)
    .filter((one) => !isOrganization(one));
  // Of whom "he" can be said, where the witness is "he".
  const others = [...persons.map(({ name }) => name), ...parties]
    .filter(
      (name) =>
        surname(name) !== surname(witness.name) && (own === undefined || (byFirstName(name) ?? own) === own),
    )
    .map((name) => surname(name).toLowerCase());
  const opponents = model.people.filter(({ role }) => role === 'the other side');
  const opponent = opponents.length === 1 ? opponents[0]!.name : undefined;
  const theirWord = PARTY_WORDS[model.side === 'claiming' ? 'defending' : 'claiming']!.join('|');
  const withOpponent = (text: string): string =>
    opponent === undefined
      ? text
      : text.replace(new RegExp(`(?:[Tt]he )?\\b(?:${theirWord})\\b(?! \\p{Lu})(?!s)`, 'gu'), opponent);
  let about = false;
  let gender = own;
  let who: ModelPerson | undefined;
  const told = read.sentences
    .filter(({ document }) => documents.has(document))
    .flatMap((sentence) => {
      const { text } = sentence;
      const someoneElse =
        others.some((name) => text.toLowerCase().includes(name)) ||
        KIN.test(text.replace(OWN_KIN, '')) ||
        (!isParty && SIDES.test(text));
      const pronoun = /^(?:He|She|His|Her)\b/.exec(text)?.[0].toLowerCase();
      const heOrShe = pronoun === undefined ? undefined : /^(?:he|his)$/.test(pronoun) ? 'he' : 'she';
      const goesOn = about && heOrShe !== undefined && (gender ?? heOrShe) === heOrShe;
      // What the first such sentence calls the witness holds for the others.
      if (goesOn) gender = heOrShe;
      const named = text.search(names) >= 0;
      about = named ? opensWith(text, names) : goesOn || (about && !someoneElse && pronoun === undefined);
      if (
        !speaks(sentence) ||
        NO_TESTIMONY.test(text) ||
        !(isParty ? TOLD_IN : read.sides.criminal ? ANYWHERE : FACTS_IN).has(sentence.section)
      )
        return [];
      const meant = model.people.filter(
        (one) => one.kind === 'person' && one.id !== witness.id && text.includes(surname(one.name)),
      );
      const opener = meant.length === 1 ? meant[0] : undefined;
      const subject = who;
      if (opener) who = opener;
      else if (goesOn || meant.length > 1) who = undefined;
      const whole =
        subject &&
        !goesOn &&
        pronoun &&
        /^(?:he|she)$/.test(pronoun) &&
        (byFirstName(subject.name) ?? pronoun) === pronoun
          ? text.replace(/^(?:He|She)\b/, subject.name)
          : text;
      // "She told Reed. She gave her a list": of two who are "she" the one who acts goes on, and the other is "her".
      const other =
        goesOn && subject && (byFirstName(subject.name) ?? heOrShe) === heOrShe ? subject : undefined;
      const whom = other ? whole.replace(TO_OTHER, `$1 ${other.name}`) : whole;
      const said = fromThirdPerson(whom.replace(CITES, ''), {
        names,
        alone: !someoneElse && whom === whole,
        goesOn: goesOn || about || whole !== text,
        gender,
      });
      if (said)
        return toldBy(sentence, withOpponent(said)).map((one) => ({
          ...one,
          ...((isParty || read.sides.criminal) && { witnessed: true }),
        }));
      // What became of things before his eyes.
      return isParty && about && THING.test(text)
        ? toldBy(sentence, text).map((one) => ({ ...one, own: false, witnessed: true }))
        : [];
    });
  return onDays(told);
}

const TO_OTHER = /^((?:He|She) (?:gave|told|asked|showed|handed|sent|wrote|called|warned)) (?:him|her)(?= )/;

/** What the papers call the witness in the sentences behind those that are about him. */
function calledIn(
  sentences: readonly FileSentence[],
  documents: ReadonlySet<CaseDocument>,
  names: RegExp,
): 'he' | 'she' | undefined {
  let he = 0;
  let she = 0;
  for (let at = 1; at < sentences.length; at += 1) {
    const [before, { text, document }] = [sentences[at - 1]!, sentences[at]!];
    const [pronoun] =
      documents.has(document) && before.document === document ? (/^(?:He|She)\b/.exec(text) ?? []) : [];
    if (!pronoun || !opensWith(before.text, names)) continue;
    if (pronoun === 'He') he += 1;
    else she += 1;
  }
  // Once, it may be of whoever she spoke with.
  return Math.max(he, she) < OFTEN || Math.min(he, she) > 0 ? undefined : he > she ? 'he' : 'she';
}
const OFTEN = 2;

/** Each statement with its day, in the order of days; what has none of its own stays with the day before it. */
function onDays(told: readonly Told[]): Told[] {
  let day: string | undefined;
  return told
    .map((one) => {
      const own = opened(one.text.replace(/\bon or about (?=\p{Lu})/gu, 'on ')).day;
      const whole = own && /\d{4}$/.test(own) ? isoOf(own) : undefined;
      // "Before the accident, on May 4, you had told him": a look back, behind which the story goes on.
      if (whole && /\b(?:[Bb]efore|had)\b/.test(one.text)) return { ...one, day: whole };
      if (whole) day = whole;
      // "You signed it in January 2022": on none of the days that were told.
      const month =
        !own && datesIn(one.text).some((date) => date.year !== undefined && date.day === undefined);
      return day && !month ? { ...one, day } : one;
    })
    .sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : (a.day ?? '') > (b.day ?? '') ? 1 : 0));
}
const TOLD_IN: ReadonlySet<string> = new Set(['facts', 'front', 'argument', 'issues']);
const ANYWHERE: ReadonlySet<string> = new Set([...TOLD_IN, 'charges', 'aside', 'jurisdiction']);
const FACTS_IN: ReadonlySet<string> = new Set(['facts']);
const SIDES = /\b(?:[Pp]laintiff|[Dd]efendant|[Pp]etitioner|[Rr]espondent)\b/;
const PLEADINGS: ReadonlySet<string> = new Set(['complaint', 'petition', 'answer']);
const OUR_PAPERS: ReadonlySet<string> = new Set([...PLEADINGS, 'motion', 'report', 'other']);
const PARTY_WORDS: Partial<Record<string, readonly string[]>> = {
  claiming: ['[Pp]laintiff', '[Pp]etitioner', '[Cc]laimant', '[Cc]omplainant'],
  defending: ['[Dd]efendant', '[Rr]espondent'],
};
const KIN =
  /\b(?:nephew|niece|husband|wife|son|daughter|mother|father|brother|sister|cousin|friend|man|woman|boy|girl|clerk|cashier|salesman|manager|doctor|nurse|supervisor|driver|guard|officer)\b/i;
/** "with her nephew": somebody of hers. */
const OWN_KIN =
  /\b(?:his|her) (?:own |late |older |younger )?(?:nephew|niece|husband|wife|son|daughter|mother|father|brother|sister|cousin|friend|doctor|supervisor|manager)s?\b/gi;
/** "The strap parted." */
const THING = /^(?:The|An?) (?:[\p{Ll}-]+ ){1,4}?\p{Ll}+(?:ed|ung|ent|ell|oke|id|ame|truck)\b/u;

/** The papers that tell our account; of a party, where there is none, what a court recites. */
function ourPapers({ model, read }: Brief, isParty: boolean): ReadonlySet<CaseDocument> {
  const of = (kinds: ReadonlySet<string>, any = false): CaseDocument[] =>
    read.papers
      .filter((paper) => kinds.has(paper.kind) && (any || accountOf(paper, model.side) === 'ours'))
      .map(({ document }) => document);
  const own = of(isParty ? PLEADINGS : OUR_PAPERS);
  // What agents and officers wrote, the prosecution calls its witnesses for.
  const reports = read.sides.criminal && model.side === 'claiming' && !isParty ? of(REPORTS, true) : [];
  const all = [...own, ...reports];
  return new Set(all.length > 0 || !isParty ? all : of(RECITES, true));
}
const RECITES: ReadonlySet<string> = new Set(['opinion', 'order']);
const REPORTS: ReadonlySet<string> = new Set([
  'report',
  'other',
  'form',
  'complaint',
  'charge',
  'motion',
  'letter',
]);
