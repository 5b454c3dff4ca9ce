import { sourceOf } from '../../case-model/facts.js';
import type { Brief } from '../brief.js';
import type { Issue } from '../issues.js';
import { type Whose, other, partyMeant } from '../party-meant.js';
import type { Appeal } from '../who-appeals.js';
import { isAppeal } from '../without-jury.js';
import { kindOf } from './motion-kinds.js';
import { DISMISSAL, JURISDICTION, SUMMARY_JUDGMENT, SUPPRESSION } from './motion-table.js';
import type { Pending } from './pending-motion.js';

/** Where an order says whose motion it decides. */
const OPENS = 30;
/** "Defendants' Motion for Summary Judgment", "CASTOR'S APPLICATION FOR A PRELIMINARY INJUNCTION". */
const MOVED =
  /((?:\p{Lu}[\p{L}.,&’-]* ){0,5}\p{Lu}[\p{L}.&-]*)['’]s? (?:\p{L}+ ){0,4}?(?:motions?|applications?|requests?) (?:for|to)\b/giu;
const GRANTS =
  /\b(?:motion|application|request)s?\b[^.;]{0,80}\b(?:is|are|be|will be) (?:hereby |therefore |accordingly |thus )?(?:\*\*)?granted\b|\b(?:grants?|granting)\b[^.;]{0,60}\b(?:motion|application|request)\b|\b(?:is|are) entitled to (?:an? |the )?(?:preliminary |temporary |permanent )?(?:injunction|injunctive relief|summary judgment)\b/i;
const DENIES =
  /\b(?:motion|application|request)s?\b[^.;]{0,80}\b(?:is|are|be|will be) (?:hereby |therefore |accordingly |thus )?(?:\*\*)?denied\b|\b(?:denies|deny|denying)\b[^.;]{0,60}\b(?:motion|application|request)\b/i;
const IN_PART = /\bin part\b/i;

/** Papers that hold what a court decided, and no paper of a side. */
export const holdsOnlyRuling = ({ read }: Brief): boolean =>
  !read.typed &&
  read.papers.length > 0 &&
  read.papers.every(({ kind }) => kind === 'order' || kind === 'opinion' || kind === 'transcript') &&
  read.papers.some(({ kind }) => kind === 'order' || kind === 'opinion');

/** The motion that the court's order decided, and whose it was: what the order lets one practice. Undefined where it does not tell. */
export function decidedMotion(brief: Brief): Pending | undefined {
  if (!holdsOnlyRuling(brief) || brief.model.side === 'unknown' || isAppeal(brief.read)) return undefined;
  const kind = kindOf(brief);
  if (!kind) return undefined;
  const meant = partyMeant(brief);
  const opening = brief.read.sentences.slice(0, OPENS);
  const named = opening.flatMap((sentence) =>
    [...sentence.text.matchAll(MOVED)].flatMap(([, who]) => {
      const by = lastMeant(who!, meant);
      return by && kind.found.test(sentence.text) ? [{ by, sentence }] : [];
    }),
  );
  const [first] = named;
  const defends = [DISMISSAL, JURISDICTION, SUPPRESSION].includes(kind);
  const by =
    first && named.every((one) => one.by === first.by)
      ? first.by
      : kind.factors || defends
        ? sideWhich(brief, kind.factors !== undefined)
        : undefined;
  const place = first?.sentence ?? opening.find(({ text }) => kind.found.test(text)) ?? opening[0];
  return by && place
    ? { kind, called: kind.called, ours: by === 'ours', sources: [sourceOf(place)] }
    : undefined;
}

/** An injunction is asked by the one who sues, a dismissal by the one who is sued. */
const sideWhich = ({ model }: Brief, sues: boolean): Whose =>
  (model.side === 'claiming') === sues ? 'ours' : 'theirs';

function lastMeant(who: string, meant: (subject: string) => Whose | undefined): Whose | undefined {
  const words = who.split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const by = meant(words.slice(from).join(' '));
    if (by) return by;
  }
  return undefined;
}

/** For whom a sentence of the order decides the motion, or a part of it. */
export function decidesFor(text: string, pending: Pending): Whose | undefined {
  const [grants, denies] = [GRANTS.test(text), DENIES.test(text)];
  if (grants === denies || /\bin part and\b/i.test(text)) return undefined;
  const mover: Whose = pending.ours ? 'ours' : 'theirs';
  return grants ? mover : other(mover);
}

/** Whether the order granted the motion, denied it, or did both for different parts; undefined where it does not tell. */
function outcomeOf({ read }: Brief, pending: Pending): 'granted' | 'denied' | 'in part' | undefined {
  const courts = read.papers.filter(({ author }) => author === 'court').map(({ document }) => document);
  const titles = courts.map(({ pages }) => pages[0]?.text.slice(0, HEAD).replace(/\s+/g, ' ') ?? '');
  const sentences = read.sentences
    .filter(({ document }) => courts.includes(document))
    .map(({ text }) => text);
  const mover: Whose = pending.ours ? 'ours' : 'theirs';
  const sides = new Set([
    ...sentences.map((text) => decidesFor(text, pending)).filter((one) => one !== undefined),
    ...titles.flatMap((title) => [
      ...(/\bGRANTING\b/.test(title) ? [mover] : []),
      ...(/\bDENYING\b/.test(title) ? [other(mover)] : []),
    ]),
  ]);
  if (sides.size === 0) return undefined;
  if (
    sides.size > 1 ||
    sentences.some((text) => IN_PART.test(text) && decidesFor(text, pending) !== undefined)
  )
    return 'in part';
  return sides.has(mover) ? 'granted' : 'denied';
}
const HEAD = 1500;

/** For whom the whole order came out; undefined where it granted a part and denied a part. */
export function orderedFor(brief: Brief, pending: Pending): Whose | undefined {
  const outcome = outcomeOf(brief, pending);
  const mover: Whose = pending.ours ? 'ours' : 'theirs';
  return outcome === 'granted' ? mover : outcome === 'denied' ? other(mover) : undefined;
}

/** What an appeal from a trial court's order is about, and who takes it: the one against whom the order came out. */
export interface FromOrder {
  pending: Pending;
  issue: Issue;
  appeal: Appeal | undefined;
  /** Leaves the case going on: what lets it be appealed now is the advocate's to say. */
  goesOn: boolean;
}

export function appealFromOrder(brief: Brief): FromOrder | undefined {
  const pending = decidedMotion(brief);
  if (!pending) return undefined;
  const outcome = outcomeOf(brief, pending);
  if (!outcome) return undefined;
  const won = orderedFor(brief, pending);
  const did = outcome === 'in part' ? 'granted in part and denied in part' : outcome;
  const ends =
    pending.kind === DISMISSAL || pending.kind === JURISDICTION || pending.kind === SUMMARY_JUDGMENT;
  return {
    pending,
    issue: {
      text: `whether the court below erred when it ${did} the ${pending.called}`,
      form: 'whether',
      sources: pending.sources,
    },
    appeal: won && { by: other(won), sources: pending.sources },
    goesOn: ends && did !== 'granted',
  };
}
