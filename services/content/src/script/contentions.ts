import type { FileSentence } from '../case-model/file-sentences.js';
import type { Brief } from './brief.js';
import { type Said, inSentence, opensWith, withoutName } from './contention-sentences.js';
import { type Whose, partyMeant } from './party-meant.js';

/** What a party argues, as a court's own paper tells it. */
export interface Contention extends Said {
  sentence: FileSentence;
  /** What the paper says under the same heading before anybody's contention: the law that governs. */
  before: FileSentence[];
  /** What it says behind it, up to the next contention: how the court answers. */
  behind: FileSentence[];
}

const AROUND = { before: 8, behind: 10 };

const known = new WeakMap<Brief, Contention[]>();

/**
 * What each side argues by the court's own papers (opinions and orders), in their order: "Ames argues that ...", "the city further
 * contends ...", "they maintain", "we reject Ames's argument that ...", "appeals, arguing ...". Only what one of the two sides
 * says counts; "does not argue" and what others say does not. The clause still needs `saidAs` to be said by its side.
 */
export function contentionsOf(brief: Brief): Contention[] {
  const found = known.get(brief) ?? read(brief);
  known.set(brief, found);
  return found;
}

function read(brief: Brief): Contention[] {
  const courts = new Set(
    brief.read.papers
      .filter(({ kind, author }) => author === 'court' && /^(?:opinion|order)$/.test(kind))
      .map(({ document }) => document),
  );
  // What one claims in a trial court is the complaint.
  const higher = /^(?:appellate|supreme)$/.test(brief.read.details.jurisdiction ?? '');
  const meant = partyMeant(brief);
  const sentences = brief.read.sentences.filter(({ document }) => courts.has(document));
  const found: (Omit<Contention, 'before' | 'behind'> & { at: number })[] = [];
  /** Of whom the sentence before spoke. */
  let last: { by: string; whose: Whose } | undefined;
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1];
    if (before && (before.document !== sentence.document || sentence.passage - before.passage > 1))
      last = undefined;
    const text = withoutName(sentence.text);
    for (const one of inSentence(text, meant, last)) {
      if (ofAnotherCase(one, sentences, at) || (!higher && /^claim/i.test(one.verb ?? ''))) continue;
      found.push({ ...one, sentence, at });
      last = { by: one.by, whose: one.whose };
    }
    last =
      opensWith(text, meant) ??
      (/^(?:He|She|It|They|His|Her|Its|Their|In|On|Specifically|First)\b/.test(text) ? last : undefined);
  }
  return found.map(({ at, ...one }, index) => ({
    ...one,
    ...around(sentences, at, found[index - 1]?.at, found[index + 1]?.at),
  }));
}

/** "In Ash v. Birch the plaintiff argued": whoever that was. */
function ofAnotherCase({ by, past, verb }: Said, sentences: readonly FileSentence[], at: number): boolean {
  if (!ROLE_ALONE.test(by) || (verb !== undefined && !past)) return false;
  const { passage, document } = sentences[at]!;
  return sentences
    .slice(Math.max(0, at - AROUND.before), at + 2)
    .some((one) => one.passage === passage && one.document === document && / v\. /.test(one.text));
}
const ROLE_ALONE =
  /^(?:the )?(?:plaintiff|defendant|petitioner|respondent|claimant|appellant|appellee|employee|employer|government|state)s?$/i;

/** Under one heading, and no further than it is likely to be spoken of. */
function around(
  sentences: readonly FileSentence[],
  at: number,
  previous = -1,
  next = sentences.length,
): Pick<Contention, 'before' | 'behind'> {
  const own = sentences[at]!;
  const together = ({ document, point }: FileSentence): boolean =>
    document === own.document && point?.text === own.point?.text;
  const from = Math.max(at - AROUND.before, 0);
  const between = previous >= from && together(sentences[previous]!);
  return {
    before: between ? [] : sentences.slice(from, at).filter(together),
    behind: sentences.slice(at + 1, Math.min(next, at + AROUND.behind)).filter(together),
  };
}
