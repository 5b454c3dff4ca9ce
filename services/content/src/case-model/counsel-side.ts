import type { ModelPerson } from '@lectern/contracts/case-model';
import { coreWord } from '@lectern/legal-text/names';
import { escaped } from '@lectern/legal-text/escaped';
import { counselIn } from '../case-fields/counsel.rules.js';
import type { ReadCase } from './build.js';
import { takenFor } from './taken-for.js';

type Side = ModelPerson['side'];
type Pages = Parameters<typeof counselIn>[0];
type Read = Pick<ReadCase, 'model' | 'sides' | 'papers'>;

/** The side that a paper calls the plaintiff, the State, the defense. */
export function sideCalled(
  { model, sides }: Pick<ReadCase, 'model' | 'sides'>,
  text: string,
): Side | undefined {
  const claims = model.side === 'claiming' ? 'ours' : 'theirs';
  const other = claims === 'ours' ? 'theirs' : 'ours';
  if (
    /^(?:the )?(?:plaintiffs?|petitioners?|claimants?|states?|people|commonwealth|government|prosecution|united states)\b/i.test(
      text,
    )
  )
    return claims;
  if (/^(?:the )?(?:defen[cds]|respondent|accused)/i.test(text)) return other;
  const has = (party: { said: string; short: string } | undefined): boolean =>
    party !== undefined && party.short.length > 3 && text.toLowerCase().includes(party.short.toLowerCase());
  const [own, opposing] = [has(sides.client), has(sides.opponent)];
  return own === opposing ? undefined : own ? 'ours' : 'theirs';
}

/**
 * For which side the counsel of a transcript appear: by the appearances, the heading of their examination, what they tell the
 * witness, or the paper of the case that they signed; of two counsel the one against the other. Where no examiner is named, it is who took
 * the deposition.
 */
export function counselSide(read: Read, pages: Pages): (by: string | undefined) => Side | undefined {
  const known = new Map<string, Side | undefined>();
  const sideOf = (last: string): Side | undefined => {
    const whom = whomFor(read.papers, pages, last);
    return whom === undefined ? undefined : (sideCalled(read, whom) ?? sideNamed(read, whom));
  };
  const taken = takenFor(pages);
  return (by) => {
    const last = by?.split(' ').at(-1)!.toUpperCase();
    if (last === undefined) return taken === undefined ? undefined : sideCalled(read, taken);
    if (!known.has(last)) known.set(last, sideOf(last) ?? against(pages, last, sideOf));
    return known.get(last);
  };
}

const represented = new WeakMap<Read['papers'], WeakMap<Pages, Map<string, string | undefined>>>();
/** Whom counsel of this surname appears for, as some paper of the case says it; read once. */
function whomFor(papers: Read['papers'], pages: Pages, last: string): string | undefined {
  const ofCase = represented.get(papers) ?? new WeakMap<Pages, Map<string, string | undefined>>();
  represented.set(papers, ofCase);
  const known = ofCase.get(pages) ?? new Map<string, string | undefined>();
  ofCase.set(pages, known);
  if (!known.has(last))
    known.set(
      last,
      counselIn(pages).get(last) ??
        headedFor(pages, last) ??
        [pages, ...papers.map(({ document }) => document.pages)].flatMap(
          (some) => toldFor(some, last) ?? [],
        )[0] ??
        signedFor(papers, last),
    );
  return known.get(last);
}

/** "MS. ROE: Objection.": where two counsel are there, each appears against the other. */
function against(pages: Pages, last: string, sideOf: (other: string) => Side | undefined): Side | undefined {
  const speakers = pages.flatMap(({ text }) =>
    [...text.matchAll(SPEAKS)].map(([, name]) => name!.toUpperCase()),
  );
  const [other, ...more] = new Set(speakers.filter((name) => name !== last));
  const side = other === undefined || more.length > 0 ? undefined : sideOf(other);
  return side === 'ours' ? 'theirs' : side === 'theirs' ? 'ours' : undefined;
}
const SPEAKS = /^\s*(?:\d{1,2}\s+)?(?:BY )?M[RS]{1,2}\. (?:[A-Z.’'-]+ ){0,3}?(\p{Lu}[\p{Lu}’'-]+):/gmu;

/** "I represent the Hospital", in the questions of this counsel, or over them "EXAMINATION BY COUNSEL FOR DR. ROE". */
function toldFor(pages: Pages, last: string): string | undefined {
  const examines = new RegExp(`\\bBY M[RS]{1,2}\\. (?:[A-Z.’'-]+ ){0,3}${escaped(last)}:`, 'i');
  if (!pages.some((page) => examines.test(page.text))) return undefined;
  const text = pages.map((page) => page.text.replace(/^ {0,12}\d{1,2} {2,}/gm, '')).join('\n');
  const begins = examines.exec(text);
  if (!begins) return undefined;
  const before = text.slice(0, begins.index).trimEnd().split('\n').at(-1)!;
  const heading = /\bCOUNSEL FOR (?:THE )?(\p{L}[^\n]{2,60}?):?\s*$/iu.exec(before)?.[1];
  const first = text.slice(begins.index).replace(/\s+/g, ' ').slice(0, OPENING);
  return heading ?? /\bI(?:['’]m here for| represent| appear for) (?:the )?([^.,?]{3,60})/.exec(first)?.[1];
}
/** Letters of an examination in which counsel says for whom he is there. */
const OPENING = 400;

/** "Ada B. Roe, Counsel for Defendants", with his firm in the rows between, under or over a paper of the case. */
function signedFor(papers: Read['papers'], last: string): string | undefined {
  const named = new RegExp(escaped(last), 'iu');
  const signs = signing(last);
  for (const { document } of papers) {
    for (const { text } of document.pages) {
      if (!named.test(text)) continue;
      const rows = text.split('\n');
      for (const [at, row] of rows.entries()) {
        if (!signs.test(row)) continue;
        const below = rows.slice(at, at + ROWS_OF_BLOCK).join('\n');
        const whom = SIGNS_FOR.exec(below)?.[1];
        if (whom) return whom.trim();
        if (PROSECUTES.test(below)) return 'State';
      }
    }
  }
  return prosecutor(papers, last) ?? signer(papers, last);
}
const PROSECUTES =
  /\b(?:Prosecuting Attorney|Prosecutor|District Attorney|DISTRICT ATTORNEY|State['’]s Attorney|County Attorney|Commonwealth['’]s Attorney|United States Attorney|Attorney General)\b/;
/** "appeared by ADA Roe", "Assigned DA/ADA: Ada B. Roe" */
function prosecutor(papers: Read['papers'], last: string): string | undefined {
  const titled = new RegExp(
    `\\b(?:ADA|DDA|AUSA|D\\.A\\.|(?:Assistant |Deputy )?(?:District|State['’]s|Commonwealth['’]s|County|Prosecuting) Attorney):? (?:\\p{Lu}[\\p{L}.’'-]* ){0,3}${escaped(last)}\\b`,
    'iu',
  );
  return papers.some(({ document }) => document.pages.some(({ text }) => titled.test(text)))
    ? 'State'
    : undefined;
}
/** Who signs a complaint sues, who signs an answer is sued. */
function signer(papers: Read['papers'], last: string): string | undefined {
  const signed = new RegExp(`(?:/s/|By:?) (?:\\p{Lu}[\\p{L}.’'-]* ){1,3}${escaped(last)}\\b`, 'iu');
  const [kind] = papers.flatMap((paper) =>
    paper.kind in SIGNED_FOR && paper.document.pages.some(({ text }) => signed.test(text))
      ? [paper.kind]
      : [],
  );
  return kind && SIGNED_FOR[kind];
}
const SIGNED_FOR: Partial<Record<Read['papers'][number]['kind'], string>> = {
  complaint: 'plaintiff',
  petition: 'petitioner',
  charge: 'State',
  answer: 'defendant',
};
const ROWS_OF_BLOCK = 8;
const SIGNS_FOR = /\b(?:attorneys?|counsel|solicitors?) for (?:the )?(\p{L}[^\n;]{2,60})/iu;
/** A row that ends with a name, or with what follows a name where somebody signs. */
const signing = (last: string): RegExp =>
  new RegExp(
    `(?:^|\\s)\\p{Lu}[\\p{L}.’'-]* (?:\\p{Lu}[\\p{L}.’'-]* ){0,2}${escaped(last)}(?:,? (?:JR|SR|II|III|IV)\\.?)?(?:,? (?:Esq\\b|\\(|(?:State |Bar |Atty)).*)?\\s*$`,
    'iu',
  );

/** "Haverkamp Defendants", "Dr. Roe": the role behind a name, or a party by a word of its name. */
function sideNamed({ model }: Read, whom: string): Side | undefined {
  const own = model.people.find(
    ({ side, name }) =>
      side !== 'neither' && whom.toUpperCase().includes((coreWord(name) ?? name).toUpperCase()),
  );
  if (own) return own.side;
  const claims = /\b(?:plaintiff|petitioner|claimant)s?\b/i.test(whom);
  const defends = /\b(?:defendant|respondent)s?\b/i.test(whom);
  if (claims === defends || model.side === 'unknown') return undefined;
  return claims === (model.side === 'claiming') ? 'ours' : 'theirs';
}

/** "EXAMINATION BY MR. HARGROVE (for the Defendant)" */
function headedFor(pages: Pages, surnameOf: string): string | undefined {
  const row = pages
    .flatMap(({ text }) => text.split('\n'))
    .find(
      (one) =>
        /\bBY\b/i.test(one) && one.toUpperCase().includes(surnameOf) && /\b(?:for|counsel)\b/i.test(one),
    );
  return /\b(?:for|on behalf of) (?:the )?([A-Z]\p{L}{4,20})/u.exec(row ?? '')?.[1];
}
