import { byFirstName } from './genders.js';
import { surname } from './sides.js';
import { tagged } from '../script/english/tagged.js';
import type { FileSentence } from './file-sentences.js';

const OFFICER =
  /\b(?:REPORTING|INVESTIGATING|ARRESTING|PRIMARY|(?:Reporting|Investigating|Arresting|Primary)(?= \p{L}\p{Ll}+:)) (?:OFFICER|DEPUTY|DETECTIVE|TROOPER|AGENT|[Oo]fficer|[Dd]eputy|[Dd]etective|[Tt]rooper|[Aa]gent)(?:'S NAME)?\s*:?\s*(?:(?:OFC|OFFICER|DET|DETECTIVE|SGT|DEP|DEPUTY|TPR|TROOPER|CPL|LT|PTL|AGENT|Ofc|Officer|Det|Detective|Sgt|Dep|Deputy|Tpr|Trooper|Cpl|Lt|Ptl|Agent)\.?\s+)?((?:[A-Z][A-Za-z'’-]*\.? ){0,2}[A-Z][A-Za-z'’-]+)/u;
const RANKS: [RegExp, string][] = [
  [/\bDET/i, 'Detective'],
  [/\bS(?:GT|ERGEANT)/i, 'Sergeant'],
  [/\bDEP/i, 'Deputy'],
  [/\bTPR|\bTROOPER/i, 'Trooper'],
  [/\bAGENT/i, 'Agent'],
];
const DECLARANT =
  /\bI, ((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+),[^.]{0,120}?\b(?:declare|swear|sworn|depose|state|affirm|certify|attest)/u;

const titled = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Who says "I" in a report or a declaration, as others call him; undefined where nobody is named. */
export function speakerOf(pages: readonly { text: string }[]): string | undefined {
  const text = pages
    .slice(0, 3)
    .map((page) => page.text)
    .join('\n');
  const officer = OFFICER.exec(text);
  if (officer) {
    const rank = RANKS.find(([pattern]) => pattern.test(officer[0]))?.[1] ?? 'Officer';
    return `${rank} ${titled(officer[1]!).split(' ').at(-1)}`;
  }
  const flat = text.replace(/\s+/g, ' ');
  const declarant =
    DECLARANT.exec(flat)?.[1] ??
    DEPOSES.exec(flat)?.[1] ??
    APPEARED.exec(flat)?.[1] ??
    INTRODUCES_HIMSELF.exec(flat)?.[1] ??
    AFFIANT.exec(flat)?.[1] ??
    FORM_OF_STATEMENT.exec(text.slice(0, 1200))?.[1] ??
    (/\bI\b/.test(flat)
      ? (EXPERT_BELOW.exec(text.slice(0, 1200))?.[1] ??
        STATEMENT_OF.exec(text)?.[1] ??
        REPORTED_BY.exec(text)?.[1] ??
        signatory(pages))
      : undefined);
  if (!declarant) return undefined;
  const name = titled(declarant).replace(RANKED, '$1 $2');
  const rank = IS_OFFICER.exec(flat.slice(flat.indexOf(declarant)))?.[1];
  return rank && !name.startsWith(rank) && !RANKED.test(name) ? `${rank} ${name.split(' ').at(-1)!}` : name;
}
/** "..., being duly sworn, says that he is a Special Agent with ...". */
const IS_OFFICER =
  /^.{4,140}?\b(?:is|am) an? (?:sworn |duly appointed )?((?:Special |Postal )?(?:Agent|Inspector|Investigator)|Detective|Officer|Deputy|Trooper|Sergeant)\b/u;
/** "Officer Dana Ruiz" is spoken of as "Officer Ruiz". */
const RANKED =
  /^((?:Special )?(?:Officer|Det\.?|Ofc\.?|Sgt\.?|Detective|Sergeant|Deputy|Trooper|Agent|Lieutenant|Corporal|Inspector)) .*?([^ ]+)$/;

/** "KENNETH REED, being duly sworn, deposes and says that ..." */
const DEPOSES =
  /(?<![A-Za-z] )((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+), (?:being|having been|after being) (?:first )?(?:duly )?sworn\b[^.]{0,60}?\b(?:deposes?|says?|states?|alleges?|avers?)\b/u;
/** "Before me personally appeared Officer Dana Ruiz, who being duly sworn says". */
const APPEARED =
  /\bappeared ((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+),? who,? (?:being|having been|after being|was)\b[^.]{0,40}?\bsworn\b/u;
/** A statement that somebody else gave, kept in the same paper under its own title: from there on another one says "I". */
const STATEMENT =
  /^[ \t]*(?:(?:VOLUNTARY|WITNESS|VICTIM|WRITTEN|SWORN|SIGNED|RECORDED)['’]?S? )+STATEMENT(?: OF [^\n]{2,60}| FORM)?[ \t]*$/gim;
const GIVEN_BY = /\b(?:Name|Given by|Statement of):?[ \t]+((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+)/u;
const NEXT_TITLE = /^[ \t]*[A-Z][A-Z '’.,/#&-]{8,}(?: [0-9#-]+)?[ \t]*$/m;

export interface Statement {
  speaker?: string;
  /** Its words with single spaces. */
  text: string;
}

/** The statements of others within a paper; whose it is, is not known where it names nobody. */
export function statementsIn(pages: readonly { text: string }[]): Statement[] {
  const text = pages.map((page) => page.text).join('\n');
  return [...text.matchAll(STATEMENT)].slice(0, MOST_STATEMENTS).map(({ 0: title, index }) => {
    const rest = text.slice(index + title.length);
    const own = rest.slice(0, NEXT_TITLE.exec(rest)?.index ?? rest.length);
    const name = (GIVEN_BY.exec(title) ?? GIVEN_BY.exec(own.slice(0, 400)))?.[1];
    return { ...(name && { speaker: titled(name) }), text: own.replace(/\s+/g, ' ') };
  });
}
const MOST_STATEMENTS = 20;

/** Who says "I" in a sentence of a paper. */
export const speakerIn = (
  { text }: Pick<FileSentence, 'text'>,
  statements: readonly Statement[],
  writer: string | undefined,
): string | undefined => {
  const within = statements.find((statement) => statement.text.includes(text));
  return within ? within.speaker : writer;
};

/** "Your affiant, Det. Ann Reed, is a member of ...". */
const AFFIANT =
  /\b[Aa]ffiant, ((?:(?:Det|Detective|Officer|Ofc|Sgt|Special Agent|Agent|Deputy|Trooper)\.? )?(?:\p{Lu}[\p{L}.'’-]+ ){1,3}?\p{Lu}[\p{L}'’-]+),/u;
/** "My name is Carol Beck." */
const INTRODUCES_HIMSELF = /\bMy name is ((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+)[.,]/u;
/** "REPORT OF EXPERT WITNESS" names nobody: the row below it does. */
const EXPERT_BELOW =
  /^[ \t]*(?:EXPERT |WITNESS )?REPORT(?: OF (?:THE )?(?:RETAINED )?EXPERT(?: WITNESS)?)?[ \t]*\n\s*(?:DR\. )?((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+), (?:[A-Z][A-Za-z]*\.[A-Z.a-z]{1,6}|MD|PHD|DO|PE)\b/mu;
/** A title of its own row. */
const STATEMENT_OF =
  /^[ \t]*(?:(?:EXPERT |WITNESS |SWORN )?(?:STATEMENT|REPORT|AFFIDAVIT|DECLARATION)) OF (?:DR\. )?((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+)(?:, [A-Z][A-Z.a-z]{1,6})?[ \t]*$/mu;
/** The rows above a statement that somebody else typed: "WITNESS STATEMENT", "Name: Carol Beck   Age: 27". */
const FORM_OF_STATEMENT =
  /^[^\n]{0,60}\bSTATEMENT\b[^]{0,600}?^[ \t]*(?:Name|Witness|Name of witness|Statement of|Given by):[ \t]*((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+)(?=[ \t]{2}|[ \t]+(?:Age|DOB|Date|Occ|Phone|Address)|[ \t]*$|,)/mu;
/** A row of an incident report's form. */
const REPORTED_BY =
  /^[ \t]*(?:Reported|Prepared|Completed|Written|Submitted) by:[ \t]*((?:\p{Lu}[\p{L}.'’-]+ ){1,2}\p{Lu}[\p{L}'’-]+)[ \t]*(?:,|$)/mu;
/** Whoever writes for somebody else tells what that one did. */
const WRITES_FOR_ANOTHER =
  /\b(?:Esq|Attorneys?|Counsel|LLP|P\.C|Law (?:Firm|Offices?)|our client|my client|on behalf of)\b/i;
const SIGNED =
  /^[ \t]*(?:Sincerely|Respectfully|Regards|Best regards|Yours truly|Very truly yours),?[ \t]*\n\s*((?:\p{Lu}[\p{L}.'’-]+ ){1,2}\p{Lu}[\p{L}'’-]+)[ \t]*(?:,|$)/mu;

/** A paper whose writer says that nobody represents him. */
export const representsHimself = (pages: readonly { text: string }[]): boolean => {
  const text = pages.map((page) => page.text).join('\n');
  return (
    /\b(?:pro se|in pro per|in propria persona|self-represented|without (?:an )?attorney|representing myself)\b/i.test(
      text,
    ) &&
    (text.match(
      /(?<![“"\w])I (?:\p{Ll}+ed|am|was|had|have|did|went|left|paid|told|got|saw|asked|called|found|took|own)\b/gu,
    )?.length ?? 0) >= 4
  );
};

function signatory(pages: readonly { text: string }[]): string | undefined {
  const last = pages.at(-1)?.text ?? '';
  return WRITES_FOR_ANOTHER.test(last) ? undefined : SIGNED.exec(last)?.[1];
}

/** "I saw it myself", and not "I hurt myself". */
const STRESSED =
  /(?<!\b(?:hurt|cut|burn(?:ed|t)?|injured?|introduced?|identif(?:y|ied)|defend(?:ed)?|protect(?:ed)?|ask(?:ed)?|tell|told|kill(?:ed)?|caught|call(?:ed)?|found|brace[d]?|pull(?:ed)?|push(?:ed)?|dragged|threw|let|excused?|blamed?|support(?:ed)?|for|to|with|about|of|on|at|from|in|between|behind|beside|and)) myself\b/g;

/** "I always do": what the speaker does still. */
const PRESENT =
  /(?<!\b(?:did|do|does|could|would|should|can|will|might|must|may|let|had|have) )\bI ((?:always|usually|normally|still|also|never|often|sometimes|generally|typically|now) )?(\p{Ll}{2,})\b(?!['’])/gu;
const SAME_IN_PAST =
  /^(?:put|cut|let|set|read|hit|shut|hurt|quit|cost|spread|beat|lay|found|cast|split|burst|bid)$/;
function thirdPerson(verb: string): string | undefined {
  if (verb === 'have') return 'has';
  if (SAME_IN_PAST.test(verb) || !isBase(verb)) return undefined;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
/** A verb in its plain form: "I work", neither "I worked" nor "I left". */
const isBase = (verb: string): boolean => {
  const tags = tagged(`I ${verb} it.`)[1]?.tags;
  return tags !== undefined && tags.has('PresentTense') && !tags.has('Modal') && !tags.has('Auxiliary');
};

/** "I told her" as somebody else tells it. What stands between quotation marks stays. */
export function asThirdPerson({ text: given }: Pick<FileSentence, 'text'>, speaker: string): string {
  const text = given
    // "I have been the affiant in eleven warrants": what he was, and not his name.
    .replace(
      /(?<!\b(?:been|was|am|is|as|an) )(?:\b(?:[Yy]our|[Tt]he|[Tt]his) )?\b[Aa]ffiant\b(?!['’])/g,
      speaker,
    )
    .replace(/(?:\b(?:[Yy]our|[Tt]he|[Tt]his) )?\b[Aa]ffiant['’]s\b/g, `${speaker}'s`);
  // "I am an agent and have been so employed": the second verb is the speaker's, too.
  const first = /^I\b/.test(text)
    ? text.replace(
        /(?<=, and|\band) (have|am|do)\b(?! [^.“"]{0,40}\b(?:we|they|you)\b)/,
        (_, verb: string) => ({ have: ' has', am: ' is', do: ' does' })[verb]!,
      )
    : text;
  const told = first
    .split(/([“"][^”"]*[”"])/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/\bI(?: a|['’])m\b/g, `${speaker} is`)
            .replace(/\bI['’]ve\b/g, `${speaker} has`)
            .replace(
              /\bI['’]d ((?:not |never |already |just )?)(?=(?:been|had|\p{Ll}+(?:ed|en|wn))\b)/gu,
              `${speaker} had $1`,
            )
            .replace(/\bI['’]d\b/g, `${speaker} would`)
            .replace(/\bI['’]ll\b/g, `${speaker} will`)
            .replace(/\bI don['’]t\b/g, `${speaker} doesn't`)
            .replace(/\bI have\b/g, `${speaker} has`)
            .replace(PRESENT, (all, adverb: string | undefined, verb: string) => {
              const form = thirdPerson(verb);
              return form === undefined ? all : `${speaker} ${adverb ?? ''}${form}`;
            })
            .replace(/\bby myself\b/g, 'alone')
            .replace(STRESSED, '')
            .replace(/\b[Mm]yself\b/g, `${speaker}${HIMSELF}`)
            .replace(/\b[Mm]y\b/g, `${speaker}'s`)
            .replace(/\bI\b/g, speaker)
            .replace(/\bme\b/g, `${speaker}${HIM}`),
    )
    .join('');
  return takenUp(told, speaker)
    .replaceAll(`${surname(speaker)}${HIMSELF}`, 'myself')
    .replaceAll(HIM, '');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Marks of how the speaker stood in his own sentence. */
const HIMSELF = '\uE001';
const HIM = '\uE002';
const PRONOUNS = { he: ['he', 'his', 'him', 'himself'], she: ['she', 'her', 'her', 'herself'] } as const;
const SOMEBODY =
  /\b(?:he|she|him|his|her|hers|himself|herself|Mr|Mrs|Ms|Dr|man|woman|boy|girl|husband|wife|mother|father|sister|brother|son|daughter)\b/;

/** Named once in his sentence, the speaker is "she" in the rest of it, where his first name tells and nobody else is meant. */
function takenUp(told: string, speaker: string): string {
  const gender = byFirstName(speaker);
  const at = told.indexOf(speaker);
  if (at < 0) return told;
  // "Reed waved but Reed did not see" is one who did both.
  if (at === 0 && !gender)
    told = told.replaceAll(new RegExp(`(?<= (?:and|but)) ${escaped(speaker)}(?= \\p{Ll}+)`, 'gu'), '');
  const head = told.slice(0, at + speaker.length);
  const rest = told.slice(at + speaker.length);
  if (!gender || SOMEBODY.test(told.replace(/[“"][^”"]*[”"]/g, '')))
    return head + rest.replaceAll(speaker, surname(speaker));
  const [subject, own, object, reflexive] = PRONOUNS[gender];
  return (
    head.replaceAll(`${speaker}${HIMSELF}`, speaker) +
    rest
      .replaceAll(`${speaker}${HIMSELF}`, reflexive)
      .replaceAll(`${speaker}${HIM}`, object)
      .replaceAll(`${speaker}'s`, own)
      .replaceAll(speaker, subject)
  );
}
