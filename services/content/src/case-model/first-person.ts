import { investigatorBelowLabel, officerBelowLabel } from './below-label.js';
import { titled } from './titled.js';

const OFFICER =
  /\b(?:REPORTING|INVESTIGATING|ARRESTING|PRIMARY|(?:Reporting|Investigating|Arresting|Primary)(?= \p{L}\p{Ll}+:)) (?:OFFICER|DEPUTY|DETECTIVE|TROOPER|AGENT|[Oo]fficer|[Dd]eputy|[Dd]etective|[Tt]rooper|[Aa]gent)(?:'S NAME)?\s*:?\s*(?:(?:OFC|OFFICER|DET|DETECTIVE|SGT|DEP|DEPUTY|TPR|TROOPER|CPL|LT|PTL|AGENT|Ofc|Officer|Det|Detective|Sgt|Dep|Deputy|Tpr|Trooper|Cpl|Lt|Ptl|Agent)\.?\s+)?((?:[A-Z][A-Za-z'’-]*\.? ){0,2}[A-Z][A-Za-z'’-]+)/u;
/** "REPORTING: DEP L. ROE #288": a row of a form. */
const REPORTING =
  /^\s{0,8}(?:REPORTING|REPORTED BY|INVESTIGATOR|PREPARED BY):\s{1,4}(?:OFC|OFFICER|DET|DETECTIVE|SGT|DEP|DEPUTY|TPR|TROOPER|AGENT)\.?\s+((?:[A-Z][A-Za-z'’-]*\.? ){0,2}[A-Z][A-Za-z'’-]+)/m;
const RANKS: [RegExp, string][] = [
  [/\bDET/i, 'Detective'],
  [/\bS(?:GT|ERGEANT)/i, 'Sergeant'],
  [/\bDEP/i, 'Deputy'],
  [/\bTPR|\bTROOPER/i, 'Trooper'],
  [/\bAGENT/i, 'Agent'],
];
const rankIn = (words: string): string => RANKS.find(([pattern]) => pattern.test(words))?.[1] ?? 'Officer';
const DECLARANT =
  /\bI, ((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+),[^.]{0,120}?\b(?:declare|swear|sworn|depose|state|affirm|certify|attest)/u;

type Pages = readonly { text: string }[];
/** Asked of a paper for each of its sentences. */
const speakers = new WeakMap<Pages, string | undefined>();

/** Who says "I" in a report or a declaration, as others call him; undefined where nobody is named. */
export function speakerOf(pages: Pages): string | undefined {
  if (!speakers.has(pages)) speakers.set(pages, whoSpeaks(pages));
  return speakers.get(pages);
}

function whoSpeaks(pages: Pages): string | undefined {
  const text = pages
    .slice(0, 3)
    .map((page) => page.text)
    .join('\n');
  const below = officerBelowLabel(text);
  if (below) return `${rankIn(below.rank)} ${titled(below.name)}`;
  const officer = OFFICER.exec(text) ?? REPORTING.exec(text);
  if (officer) {
    const rank = rankIn(officer[0]);
    const name = titled(officer[1]!).split(' ').at(-1)!;
    // "Brought in by Det. through the hall": a rank is nobody's name.
    return RANKED_ALONE.test(name) ? undefined : `${rank} ${name}`;
  }
  const investigator = investigatorBelowLabel(text);
  if (investigator) return `Investigator ${titled(investigator)}`;
  const author = AUTHOR.exec(text.replace(/[ \t]+/g, ' '));
  if (author) return `${author[1]!.replace(/\.$/, '')} ${author[2]!.split(' ').at(-1)!}`;
  const flat = text.replace(/\s+/g, ' ');
  const declarant =
    DECLARANT.exec(flat)?.[1] ??
    DEPOSES_IN_ROW.exec(text)?.[1] ??
    DEPOSES.exec(flat)?.[1] ??
    APPEARED.exec(flat)?.[1] ??
    INTRODUCES_HIMSELF.exec(flat)?.[1] ??
    AFFIANT.exec(flat)?.[1] ??
    UNDERSIGNED.exec(flat)?.[1] ??
    FORM_OF_STATEMENT.exec(text.slice(0, 1200))?.[1] ??
    (/\bI\b/.test(flat)
      ? (EXPERT_BELOW.exec(text.slice(0, 1200))?.[1] ??
        STATEMENT_OF.exec(text)?.[1] ??
        REPORTED_BY.exec(text)?.[1] ??
        signatory(pages))
      : undefined);
  if (!declarant) return undefined;
  const name = titled(declarant).replace(BEFORE_RANK, '').replace(RANKED, '$1 $2');
  const rank = IS_OFFICER.exec(flat.slice(flat.indexOf(declarant)))?.[1];
  return rank && !name.startsWith(rank) && !RANKED.test(name) ? `${rank} ${name.split(' ').at(-1)!}` : name;
}
const RANKED_ALONE = /^(?:Det|Ofc|Sgt|Dep|Cpl|Tpr|Lt|Officer|Detective|Deputy|Sergeant|Trooper)\.?$/i;
const RANK_OF_WRITER =
  '(SA|TFO|Special Agent|Agent|Detective|Det|Sergeant|Sgt|Officer|Ofc|Deputy|Trooper|Inspector)';
/** "AGENTS: SA Ann B. Reed (author); SA Lee Marsh": a report that speaks of its writer by name. */
const AUTHOR = new RegExp(
  `\\b${RANK_OF_WRITER}\\.? ((?:\\p{Lu}[\\p{L}.'’-]* ){0,3}\\p{Lu}[\\p{L}'’-]+),? \\((?:report(?:ing)? )?(?:author|writer)\\)`,
  'u',
);

/** "..., being duly sworn, says that he is a Special Agent with ...". */
const IS_OFFICER =
  /^.{4,140}?\b(?:is|am) an? (?:sworn |duly appointed )?((?:Special |Postal )?(?:Agent|Inspector|Investigator)|Detective|Officer|Deputy|Trooper|Sergeant)\b/u;
/** "Officer Dana Ruiz" is spoken of as "Officer Ruiz". */
const RANKED =
  /^((?:Special )?(?:Officer|Det\.?|Ofc\.?|Sgt\.?|Detective|Sergeant|Deputy|Trooper|Agent|Lieutenant|Corporal|Inspector)) .*?([^ ]+)$/;

/** The heading above runs into the name: "Burglary Detective Dana Ruiz". */
const BEFORE_RANK =
  /^.+ (?=(?:Special Agent|Officer|Detective|Sergeant|Deputy|Trooper|Lieutenant|Inspector) )/;

/** "KENNETH REED, being duly sworn, deposes and says that ..." */
const DEPOSES =
  /(?<![A-Za-z] )(?<!\p{L})((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+), (?:being|having been|after being) (?:first )?(?:duly )?sworn\b[^.]{0,60}?\b(?:deposes?|says?|states?|alleges?|avers?)\b/u;
/** The same at the beginning of a row, whatever heading stands above it. */
const DEPOSES_IN_ROW =
  /^[ \t]*((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+), (?:being|having been|after being) (?:first )?(?:duly )?sworn\b[^.]{0,60}?\b(?:deposes?|says?|states?|alleges?|avers?)\b/mu;
/** "Before me personally appeared Officer Dana Ruiz, who being duly sworn says". */
const APPEARED =
  /\bappeared ((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+),? who,? (?:being|having been|after being|was)\b[^.]{0,40}?\bsworn\b/u;

/** "Your affiant, Det. Ann Reed, is a member of ...". */
const AFFIANT =
  /\b[Aa]ffiant, ((?:(?:Det|Detective|Officer|Ofc|Sgt|Special Agent|Agent|Deputy|Trooper)\.? )?(?:\p{Lu}[\p{L}.'’-]+ ){1,3}?\p{Lu}[\p{L}'’-]+),/u;
/** "The undersigned, Detective Sergeant Ann Reed, being first duly sworn, states". */
const UNDERSIGNED =
  /\b[Uu]ndersigned,? ((?:\p{Lu}[\p{L}.'’-]+ ){1,4}\p{Lu}[\p{L}'’-]+),[^:]{0,80}?\b(?:sworn|swears?|states?|deposes?|affirms?|declares?)\b/u;
/** "My name is Carol Beck." */
const INTRODUCES_HIMSELF = /\bMy name is ((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+)[.,]/u;
/** "REPORT OF EXPERT WITNESS" names nobody: the row below it does. */
const EXPERT_BELOW =
  /^[ \t]*(?:EXPERT |WITNESS )?REPORT(?: OF (?:THE )?(?:RETAINED )?EXPERT(?: WITNESS)?)?[ \t]*\n\s*(?:DR\. )?((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+), (?:[A-Z][A-Za-z]*\.[A-Z.a-z]{1,6}|MD|PHD|DO|PE)\b/mu;
/** A title of its own row. */
const STATEMENT_OF =
  /^[ \t]*(?:(?:EXPERT |WITNESS |SWORN )?(?:STATEMENT|REPORT|AFFIDAVIT|DECLARATION)) OF (?:DR\. )?((?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+)(?:, [A-Z][A-Z.a-z]{1,6}){0,3}[ \t]*$/mu;
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
