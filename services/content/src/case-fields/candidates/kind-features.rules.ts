import { CASE_TYPES, type CaseType } from '@lectern/contracts/case';
import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { CAUSES_OF_ACTION, causePattern } from '@lectern/legal-text/knowledge/causes-of-action';
import { DIVISIONS, DOCKET_LETTERS } from '@lectern/legal-text/knowledge/divisions';
import { NATURE_OF_SUIT } from '@lectern/legal-text/knowledge/nature-of-suit';
import { STATE_CODES, kindOfSection } from '@lectern/legal-text/knowledge/statute-kinds';
import { type Read, byDocket, readCaseType, signsIn } from '../case-type.rules.js';
import { isGovernment } from '../party-names.rules.js';
import { isOrganization } from '../readable-name.rules.js';
import type { Understanding } from '../understanding.rules.js';
import type { Features } from './linear-model.rules.js';

export interface KindCandidate {
  value: CaseType;
  page: number;
  quote: string;
  features: Features;
}

type Tally = Map<CaseType, number>;
const add = (tally: Tally, kind: CaseType, count = 1) => tally.set(kind, (tally.get(kind) ?? 0) + count);
const shareOf = (tally: Tally, kind: CaseType): number => {
  const total = [...tally.values()].reduce((sum, value) => sum + value, 0);
  return total === 0 ? 0 : (tally.get(kind) ?? 0) / total;
};

const HEAD = 3000;
const CAUSES = CAUSES_OF_ACTION.map((cause) => ({ kind: cause.kind, pattern: causePattern(cause) }));

function causesIn(text: string): Tally {
  const tally: Tally = new Map();
  for (const { kind, pattern } of CAUSES) {
    const count = text.match(pattern)?.length ?? 0;
    // Said a hundred times it is no surer than said ten times.
    if (count > 0) add(tally, kind, Math.log2(1 + count));
  }
  return tally;
}

function statutesIn(text: string): Tally {
  const tally: Tally = new Map();
  for (const { kind, key } of findCitations(text)) {
    if (kind !== 'statute') continue;
    const [, title, section] = /^(\d+)usc\w*\|(\d+)/.exec(key) ?? [];
    const code = key.split('|')[0] ?? '';
    const own = title
      ? kindOfSection(Number(title), Number(section))
      : STATE_CODES.find(({ words }) => words.test(code))?.kind;
    if (own) add(tally, own);
  }
  return tally;
}

/** The code on a federal cover sheet or docket: "Nature of Suit: 440". */
function natureOfSuit(text: string): CaseType | undefined {
  const code = /\bnature of suit:?\s*(?:code:?\s*)?(\d{3})\b/i.exec(text)?.[1];
  return code ? NATURE_OF_SUIT.get(code) : undefined;
}

/** Every kind of case with what speaks for it, whatever kind it is: one set of weights judges them all. */
export function kindCandidates(understanding: Understanding): KindCandidate[] {
  const { text, pages, caption, court, docket, kind } = understanding;
  const flat = pages.map((page) => page.text.replace(/\s+/g, ' ')).join('\n');
  const head = flat.slice(0, HEAD);
  // Only the state prosecutes: where anybody else is a plaintiff nothing is charged.
  const sued = [caption?.first, caption?.second].some(
    (side) => side !== undefined && !isGovernment(side) && side.roles.some((role) => /plaintiff/.test(role)),
  );
  const open = CASE_TYPES.filter((value) => !(sued && value === 'criminal-defense'));
  const signs = signsIn(text).filter(({ type }) => open.includes(type));
  const reads = new Map<CaseType, Read>(signs.map((read) => [read.type, read]));
  const best = Math.max(1, ...signs.map(({ score }) => score));
  const ruled = readCaseType(text, { caption, court, docket, kind, reads: signs });
  const [causes, headCauses, statutes] = [causesIn(flat), causesIn(head), statutesIn(flat)];
  const coded = byDocket(docket?.value);
  const suit = natureOfSuit(head);
  const top = (pages[0]?.text ?? '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 8)
    .join('\n');
  const division = DIVISIONS.find(
    ({ words }) => words.test(top) || words.test(court.court?.value ?? ''),
  )?.kind;
  const civilDocket = /\bcv\b|[-\d]cv[-\d]|civ/i.test(docket?.value ?? '');
  const lettered = DOCKET_LETTERS.some(({ words }) => words.test(docket?.value ?? ''));
  const government = caption !== undefined && isGovernment(caption.first);
  const accused =
    government &&
    caption.second !== undefined &&
    !isGovernment(caption.second) &&
    !caption.second.names.every(isOrganization);
  const prosecuted = accused && !civilDocket;
  const governs = caption?.second !== undefined && isGovernment(caption.second);

  const named = caption?.second !== undefined;

  return open.map((value): KindCandidate => {
    const read = reads.get(value);
    const criminal = value === 'criminal-defense' ? 1 : 0;
    const civil = value === 'civil-litigation' ? 1 : 0;
    const features: Features = {
      signs: Math.log1p(read?.score ?? 0),
      signsShare: (read?.score ?? 0) / best,
      signsFirst: signs[0]?.type === value ? 1 : 0,
      rarest: read?.rarest ?? 0,
      causes: Math.log1p(causes.get(value) ?? 0),
      causesShare: shareOf(causes, value),
      headCauses: shareOf(headCauses, value),
      statutes: Math.log1p(statutes.get(value) ?? 0),
      statutesShare: shareOf(statutes, value),
      ruled: ruled?.value === value ? 1 : 0,
      ruledSurely: ruled?.value === value && ruled.confidence >= 0.85 ? 1 : 0,
      formal: ruled?.value === value && ruled.confidence >= 0.9 ? 1 : 0,
      coded: coded === value ? 1 : 0,
      otherwiseCoded: coded !== undefined && coded !== value ? 1 : 0,
      suit: suit === value ? 1 : 0,
      division: division === value ? 1 : 0,
      otherDivision: division !== undefined && division !== value ? 1 : 0,
      civil,
      criminal,
      criminalAccused: criminal * (accused ? 1 : 0),
      criminalCharge: criminal * (kind === 'charge' || kind === 'citation' || kind === 'report' ? 1 : 0),
      criminalCivilDocket: criminal * (civilDocket ? 1 : 0),
      criminalUnprosecuted: criminal * (named && !government && !governs ? 1 : 0),
      civilUncoded: civil * (lettered || prosecuted ? 0 : 1),
      civilAgainstGovernment: civil * (governs ? 1 : 0),
      civilWithoutSigns: civil * (best < 9 && !prosecuted ? 1 : 0),
    };
    const { page, quote } = read ?? ruled ?? { page: 1, quote: top.slice(0, 200) };
    return { value, page, quote, features };
  });
}
