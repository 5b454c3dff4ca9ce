import { coreWord } from '@lectern/legal-text/names';
import type { PdfText } from '../pdf-text.js';
import type { Caption } from './caption.rules.js';
import type { DocumentKind } from './document-kind.rules.js';
import type { ExtractedValue } from './extracted-value.js';
import { type Side, sideName } from './party-names.rules.js';

const PARTY_PAPERS: DocumentKind[] = ['complaint', 'petition', 'charge', 'answer', 'motion', 'brief'];

/** Whose paper it is; `said`: words of the paper say it. */
export interface Filing {
  side: 'first' | 'second';
  said: boolean;
}

export interface PartyFields {
  clientName: ExtractedValue[];
  opposingParty: ExtractedValue[];
  warnings: string[];
}

/** Whoever objects to a will is not the estate, and no caption names him. */
const CONTESTS = /\b(?:objectant|contestant|caveator)s?\b|^\s*(?:objections?|caveat) to\b/im;

/** Which of the parties stands as the client, and what the user must be told about that. */
export function partyFields(
  text: PdfText,
  { caption, kind, filing }: { caption?: Caption; kind: DocumentKind; filing?: Filing },
): PartyFields {
  if (!caption || !filing) {
    const warnings = text.pages.some((page) => page.text.trim())
      ? ['No caption with parties was found. Fill in the names by hand.']
      : [];
    return { clientName: [], opposingParty: [], warnings };
  }
  if (!caption.second && /\blitigation$/i.test(caption.first.names[0] ?? ''))
    return {
      clientName: [],
      opposingParty: [],
      warnings: ['The caption names a litigation and no parties. Fill in the names by hand.'],
    };
  if (
    !caption.second &&
    /^(?:the )?estate of\b/i.test(caption.first.names[0] ?? '') &&
    CONTESTS.test(text.pages[0]?.text ?? '')
  )
    return {
      clientName: [],
      opposingParty: [],
      warnings: ['The caption names an estate, and the paper contests it. Fill in the names by hand.'],
    };
  const turned = filing.side === 'second' ? caption.second : undefined;
  const client = filerOf(turned ?? caption.first, text.pages[0]?.text ?? '');
  const opponent = turned ? caption.first : caption.second;
  // Who the user represents is not in the document: the side is a proposal, whatever is known about the names.
  const confidence = Math.min(caption.confidence, filing.said ? 0.85 : 0.75);
  return {
    clientName: partyValue(client, caption.page, confidence),
    opposingParty: partyValue(opponent, caption.page, confidence),
    warnings: opponent ? sideWarnings(client, kind, filing.said) : [ONE_PARTY],
  };
}

const ITS_PAPER =
  /['’]s?\s+(?:[\w.]+\s+){0,3}?(?:answer|motion|memorandum|brief|opposition|reply|response|complaint|petition|counterclaims?|cross-?claims?|objections?)\b/i;
const ROLE = /\b(?:plaintiff|defendant|petitioner|respondent|claimant|appellant|appellee|intervenor)s?\b/gi;
const LONGEST_TITLE = 160;

/** "DEFENDANT ACME CO.'S ANSWER": of several on one side those who file, as the title under or beside the caption names them. */
function filerOf(side: Side, firstPage: string): Side {
  const beside = firstPage.split('\n').flatMap((row) => /\S\s{3,}(\S.*)$/.exec(row)?.[1] ?? []);
  for (const text of [firstPage, beside.join(' ')]) {
    const named = namedInTitle(text.replace(/\s+/g, ' '));
    const names = side.names.filter((name) => named.includes(coreWord(name) ?? name.toLowerCase()));
    if (names.length > 0 && names.length < side.names.length) return { ...side, names, others: false };
  }
  return side;
}

function namedInTitle(text: string): string {
  const end = text.search(ITS_PAPER);
  const before = text.slice(Math.max(0, end - LONGEST_TITLE), Math.max(0, end));
  const role = [...before.matchAll(ROLE)].at(-1);
  return role === undefined ? '' : before.slice(role.index + role[0].length).toLowerCase();
}

/** A side as the form shows it. */
export const partyValue = (side: Side | undefined, page: number, confidence: number): ExtractedValue[] =>
  side ? [{ value: sideName(side).slice(0, 300), page, quote: side.quote, confidence }] : [];

const ONE_PARTY = 'The document names one party only. Fill in the other by hand if there is one.';

function sideWarnings(client: Side, kind: DocumentKind, said: boolean): string[] {
  if (said) return [];
  // A party's own paper speaks for that party; a court's, or a report's, for nobody.
  return PARTY_PAPERS.includes(kind)
    ? [
        `This document speaks for ${sideName(client)}, shown here as the client. Swap the parties if you represent the other side.`,
      ]
    : [
        'The document does not say whom you represent: the party named first stands as the client. Swap the parties if that is wrong.',
      ];
}

/** "ORDER GRANTING JANE ROE; MOTION FOR": a title whose rows were read across a column of names. */
export function runsIntoNames(title: string, caption: Caption | undefined): boolean {
  if (!title.includes(';')) return false;
  const names = [caption?.first, caption?.second].flatMap((side) => side?.names ?? []);
  const ends = new Set(names.map(lastWord));
  return title
    .split(';')
    .slice(0, -1)
    .some((part) => ends.has(lastWord(part)));
}

const lastWord = (text: string) =>
  text
    .match(/[\p{L}’'-]+/gu)
    ?.at(-1)
    ?.toLowerCase();

/** Words that stand for the parties in running text: the telling words of their names. */
export function partyWords(caption: Caption | undefined): string[] {
  const sides = [caption?.first, caption?.second].filter((side) => side !== undefined);
  const general =
    /^(united|states|state|america|city|county|people|company|corporation|inc|llc|services?|group|the|and|for|of|association|national|american)$/i;
  return [...new Set(sides.flatMap((side) => side.names.flatMap((name) => name.match(/\p{L}{4,}/gu) ?? [])))]
    .filter((word) => !general.test(word))
    .slice(0, 20);
}
