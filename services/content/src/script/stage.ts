import type { PaperKind } from '@lectern/contracts/case-model';
import { BENCH } from '../case-model/causes.js';
import type { Brief } from './brief.js';

/**
 * How far the case of a file has come: somebody argues in it, a court has decided something, a civil claim is pleaded, a crime
 * is charged, or there are only papers of which no court is asked anything.
 */
export type Stage = 'argued' | 'decided' | 'pleaded' | 'charged' | 'papers';

const TO_A_JUDGE =
  /^\s*dear (?:chief |magistrate |presiding )?(?:judge|justice|magistrate)\b|^\s*dear your honor\b/im;
/** What a court or a clerk writes of a ruling that is, or was, before a higher court. */
const RULED =
  /\b(?:district|trial|circuit|superior|county|lower|juvenile|family|probate) court (?:\p{L}{3,12}ly )?(?:held|ruled|granted|denied|dismissed|found|concluded|entered|erred|affirmed|reversed|excluded|admitted|abused)\b|\b(?:court|judge)['’]s (?:denial|ruling|judgment|decision|dismissal|order)\b|\bassigns? error\b|\bnotice of appeal\b|\bappeals from\b|\b(?:jury|court) returned a verdict\b|\b(?:judgment|verdict) was (?:entered|returned)\b/iu;

export function stageOf({ read, model }: Brief): Stage {
  const { papers, sides, details } = read;
  const has = (...kinds: PaperKind[]): boolean => papers.some(({ kind }) => kinds.includes(kind));
  if (read.typed || papers.length === 0 || has('motion', 'brief')) return 'argued';
  const tells = new Set(
    model.papers.filter(({ tellsStory }) => tellsStory).map(({ document }) => document.name),
  );
  const decides = papers.filter(
    (paper) => (paper.kind === 'opinion' || paper.kind === 'order') && isOfCourt(paper),
  );
  if (decides.length === papers.length || decides.some(({ document }) => tells.has(document.name)))
    return 'decided';
  const criminal = sides.criminal || details.caseType === 'criminal-defense';
  if (criminal && has('charge', 'report', 'complaint', 'form')) return 'charged';
  // What a judge decides on the petition itself is asked of him, and no motion to dismiss comes first.
  const bench = details.caseType !== undefined && BENCH.includes(details.caseType);
  if (
    details.caseType !== 'family-law' &&
    (has('complaint', 'answer') || (!bench && has('petition', 'form') && model.claims.length > 0))
  )
    return 'pleaded';
  if (details.caseType === 'family-law' && has('complaint', 'answer')) return 'argued';
  if (has('petition', 'other') || papers.some(isToJudge)) return 'argued';
  return 'papers';
}

/** A report that says what it concludes is no ruling: a court names itself, its parties or its judge. */
const isOfCourt = ({ caption, document }: Brief['read']['papers'][number]): boolean =>
  caption !== undefined ||
  /\b(?:court|judges?|justices?|per curiam|tribunal|board|commission)\b/i.test(
    document.pages[0]?.text.slice(0, 1500) ?? '',
  );

const isToJudge = ({ document }: Brief['read']['papers'][number]): boolean =>
  TO_A_JUDGE.test(document.pages[0]?.text ?? '');

/** An appeal is from a ruling: one that the file holds, or that it tells of. */
export const hasRuling = (brief: Brief): boolean =>
  brief.read.typed ||
  brief.read.papers.length === 0 ||
  stageOf(brief) === 'decided' ||
  /^(?:appellate|supreme)$/.test(brief.read.details.jurisdiction ?? '') ||
  brief.read.sentences.some(({ text }) => RULED.test(text));
