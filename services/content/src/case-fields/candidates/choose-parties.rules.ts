import type { PdfText } from '../../pdf-text.js';
import type { Caption } from '../caption.rules.js';
import { readFilingSide } from '../document-kind.rules.js';
import { asSpelledIn } from '../parties.rules.js';
import { fullNameOf } from '../clerks-paper.rules.js';
import { type Side, sideName } from '../party-names.rules.js';
import { readableName } from '../readable-name.rules.js';
import type { Understanding } from '../understanding.rules.js';
import { logOdds, probability } from './linear-model.rules.js';
import { balanced } from './presentable.rules.js';
import { type PartyCandidate, partyCandidates } from './party-candidates.rules.js';
import { isCourtsPaper } from './reading.rules.js';
import { sideFeatures } from './side-features.rules.js';
import type { Models } from './weights.rules.js';

/** Less likely parties are not shown: a wrong name is worse than none. */
const LEAST_PROBABILITY = 0.5;
/** A matter of one party has fewer words to be told by, and no second name to be wrong. */
const LEAST_ALONE = 0.4;
const LEAST_OFFERED = 0.25;
const OFFERED = 3;

export interface ChosenParties {
  /** Undefined when nothing read is likely enough. */
  caption?: Caption;
  /** Other readings, for the user to take. */
  others: Caption[];
}

/** The likeliest reading of the parties; the others are offered. */
export function chooseParties(understanding: Understanding, model: Models['parties']): ChosenParties {
  const spelled = ({ caption, confidence }: { caption: Caption; confidence: number }): Caption => ({
    ...named(asSpelledIn(understanding.text, caption)),
    confidence,
  });
  const body = understanding.pages.map((page) => page.text).join('\n');
  const inFull = (side: Side): Side => ({
    ...side,
    names: side.names.map((name) => readableName(fullNameOf(name, body) ?? name)),
  });
  const named = (caption: Caption): Caption =>
    understanding.clerks
      ? { ...caption, first: inFull(caption.first), second: caption.second && inFull(caption.second) }
      : caption;
  const ranked = partyCandidates(understanding)
    .map(({ caption, features }: PartyCandidate) => ({
      caption,
      confidence: probability(logOdds(model, features)),
    }))
    .sort((a, b) => b.confidence - a.confidence);
  const [best] = ranked;
  const chosen =
    best && best.confidence >= (best.caption.second ? LEAST_PROBABILITY : LEAST_ALONE) ? best : undefined;
  const shown = new Set(chosen ? [nameOf(chosen.caption)] : []);
  const others = ranked.filter(({ caption, confidence }) => {
    const name = nameOf(caption);
    return confidence >= LEAST_OFFERED && mayBeOffered(caption) && !shown.has(name) && shown.add(name);
  });
  return { caption: chosen && spelled(chosen), others: others.slice(0, OFFERED).map(spelled) };
}

/** A judge beside the names, a label, half a bracket: nobody would take it for a party. */
const NO_PARTY =
  /\b(?:judge|justice|magistrate|honorable|clerk|investigation|docket|title|motion|affirmation|seq|must|shall|is|are|was|were|that|which|but|application)\b|\b(?:an?|the|for|of|to|and|in|on)$|:|^all$/i;
/** Whether a reading of the caption may be offered beside the one that is shown. */
export const mayBeOffered = ({ first, second }: Caption): boolean =>
  [...first.names, ...(second?.names ?? [])].every(
    (name) => !NO_PARTY.test(name) && balanced(name) === name,
  ) && !/[)\]]/.test(`${sideName(first)}${second ? sideName(second) : ''}`.replace(/\([^()]*\)/g, ''));

const nameOf = ({ first, second }: Caption): string =>
  `${sideName(first)}|${second ? sideName(second) : ''}`.toLowerCase();

/** Whose paper it is, and how likely. A court's paper is nobody's; where no word says it, the first side's. */
export function filingSide(
  { kind, text, clerks }: { kind: Understanding['kind']; text: PdfText; clerks: boolean },
  caption: Caption,
  model: Models['side'],
): { side: 'first' | 'second'; said: boolean; confidence: number } {
  if (clerks || isCourtsPaper(kind)) return { side: 'first', said: false, confidence: 0.5 };
  const ruled = readFilingSide(kind, caption, text.pages);
  if (ruled.titled) return { side: ruled.side, said: true, confidence: 0.9 };
  const odds = logOdds(model, sideFeatures(kind, caption, text.pages));
  if (odds === 0) return { side: kind === 'answer' ? 'second' : 'first', said: false, confidence: 0.5 };
  return { side: odds > 0 ? 'first' : 'second', said: true, confidence: probability(Math.abs(odds)) };
}
